package dev.jacquard.libraries

import dev.jacquard.junit.EveryInterleaving
import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue

/** Kotlin with plain threads: what its compiler makes of locks, lambdas, properties and objects. */
class KotlinTest {
  private class Account(private var balance: Int) {
    @Synchronized
    fun deposit(amount: Int) {
      balance += amount
    }

    @Synchronized fun balance() = balance
  }

  private class Service {
    lateinit var name: String

    fun isReady() = ::name.isInitialized
  }

  private object Registry {
    val calls = AtomicInteger()
  }

  private fun both(one: () -> Unit, other: () -> Unit) {
    val first = thread(name = "one") { one() }
    val second = thread(name = "other") { other() }
    first.join()
    second.join()
  }

  @EveryInterleaving
  fun synchronizedMethodsLoseNoDeposit() {
    val account = Account(1)
    both({ account.deposit(10) }, { account.deposit(100) })
    assertEquals(111, account.balance())
  }

  @EveryInterleaving
  fun capturedVariablesUnderALock() {
    val lock = Any()
    var count = 0
    both({ synchronized(lock) { count++ } }, { synchronized(lock) { count++ } })
    assertEquals(2, count)
  }

  @EveryInterleaving
  fun lazyValuesAreComputedOnce() {
    val computed = AtomicInteger()
    val value by lazy { computed.incrementAndGet() }
    both({ assertEquals(1, value) }, { assertEquals(1, value) })
    assertEquals(1, computed.get())
  }

  @EveryInterleaving
  fun objectsStartAfreshInEveryExecution() {
    both({ Registry.calls.incrementAndGet() }, { Registry.calls.incrementAndGet() })
    assertEquals(2, Registry.calls.get())
  }

  @EveryInterleaving
  fun lateinitIsSeenAfterStart() {
    val service = Service()
    service.name = "service"
    both({ assertTrue(service.isReady()) }, { assertEquals("service", service.name) })
  }
}
