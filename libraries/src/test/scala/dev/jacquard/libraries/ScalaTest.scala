package dev.jacquard.libraries

import dev.jacquard.junit.EveryInterleaving
import java.util.concurrent.atomic.AtomicInteger
import org.junit.jupiter.api.Assertions.assertEquals
import scala.collection.concurrent.TrieMap

/** Scala with plain threads: what its compiler makes of locks, closures, lazy values and objects. */
class ScalaTest {
  private class Account(private var amount: Int) {
    def deposit(more: Int): Unit = synchronized { amount += more }
    def balance: Int = synchronized(amount)
  }

  private class Lazily(computed: AtomicInteger) {
    lazy val value: Int = computed.incrementAndGet()
  }

  private def both(one: => Unit, other: => Unit): Unit = {
    val first = new Thread(() => one, "one")
    val second = new Thread(() => other, "other")
    first.start()
    second.start()
    first.join()
    second.join()
  }

  @EveryInterleaving
  def synchronizedMethodsLoseNoDeposit(): Unit = {
    val account = new Account(1)
    both(account.deposit(10), account.deposit(100))
    assertEquals(111, account.balance)
  }

  @EveryInterleaving
  def lazyValuesAreComputedOnce(): Unit = {
    val computed = new AtomicInteger
    val lazily = new Lazily(computed)
    both(assertEquals(1, lazily.value), assertEquals(1, lazily.value))
    assertEquals(1, computed.get)
  }

  @EveryInterleaving
  def trieMapPutsIfAbsentOnce(): Unit = {
    val map = TrieMap.empty[String, String]
    both(map.putIfAbsent("key", "one"), map.putIfAbsent("key", "other"))
    assertEquals(1, map.size)
  }

  @EveryInterleaving
  def objectsStartAfreshInEveryExecution(): Unit = {
    both(Registry.calls.incrementAndGet(), Registry.calls.incrementAndGet())
    assertEquals(2, Registry.calls.get)
  }
}

object Registry {
  val calls = new AtomicInteger
}
