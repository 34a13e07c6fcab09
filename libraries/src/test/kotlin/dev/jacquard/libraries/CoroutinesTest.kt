package dev.jacquard.libraries

import dev.jacquard.junit.EveryInterleaving
import dev.jacquard.junit.Races
import java.util.concurrent.Executors
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.async
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import org.junit.jupiter.api.Assertions.assertEquals

/**
 * Coroutines on threads of a pool, or on the dispatcher that the library has for itself. Their
 * machinery takes thousands of steps, so that not all interleavings are explored.
 */
class CoroutinesTest {
  private fun onTwoThreads(body: (CoroutineDispatcher) -> Unit) {
    val pool = Executors.newFixedThreadPool(2)
    body(pool.asCoroutineDispatcher())
    pool.shutdown()
  }

  @EveryInterleaving(races = Races.IGNORE, executions = 300, allowIncomplete = true)
  fun whatIsLaunchedEndsBeforeItsScope() {
    var done = false
    onTwoThreads { pool -> runBlocking { launch(pool) { done = true } } }
    assertEquals(true, done)
  }

  @EveryInterleaving(races = Races.IGNORE, executions = 300, allowIncomplete = true)
  fun resultsAreAwaited() {
    onTwoThreads { pool ->
      val sum = runBlocking { async(pool) { 1 }.await() + async(pool) { 2 }.await() }
      assertEquals(3, sum)
    }
  }

  @EveryInterleaving(races = Races.IGNORE, executions = 300, allowIncomplete = true)
  fun aMutexLosesNothing() {
    var count = 0
    val mutex = Mutex()
    onTwoThreads { pool ->
      runBlocking {
        launch(pool) { mutex.withLock { count++ } }
        launch(pool) { mutex.withLock { count++ } }
      }
    }
    assertEquals(2, count)
  }

  @EveryInterleaving(races = Races.IGNORE, executions = 300, allowIncomplete = true)
  fun aChannelHandsOver() {
    onTwoThreads { pool ->
      val channel = Channel<Int>()
      val received = runBlocking {
        launch(pool) { channel.send(1) }
        channel.receive()
      }
      assertEquals(1, received)
    }
  }

  @EveryInterleaving(races = Races.IGNORE, executions = 300, allowIncomplete = true)
  fun theDispatcherOfTheLibrary() {
    val sum = runBlocking { async(Dispatchers.Default) { 1 }.await() }
    assertEquals(1, sum)
  }
}
