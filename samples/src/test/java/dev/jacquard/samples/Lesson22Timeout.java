package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.TimeLimits;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lesson 22: a timeout that was never meant to happen.
 *
 * <p><b>The bug.</b> An hour is enough for an answer, so nobody asks whether there was one. But a
 * limit is a promise about machines, not about threads: the other thread may be held up for longer.
 *
 * <p><b>The report.</b> The exception in main, with the answer coming after it. Jacquard's time is
 * virtual: nobody waits for an hour. With {@code timeLimits = TimeLimits.ANY}, whether a limit
 * passes before the answer comes is one more thing that is tried both ways; without it, long limits
 * pass only when no thread can move otherwise, and the test says that it rests on that.
 *
 * <p><b>The fix.</b> Say what happens then; or wait without a limit, if there is nothing else to
 * do.
 */
class Lesson22Timeout {
  private final BlockingQueue<String> answers = new ArrayBlockingQueue<>(1);

  @EveryInterleaving(timeLimits = TimeLimits.ANY)
  void answerMayBeLate() throws InterruptedException {
    Thread server = new Thread(() -> answers.add("42"), "server");
    server.start();
    assertEquals(2, answers.poll(1, TimeUnit.HOURS).length());
    server.join();
  }

  @EveryInterleaving(timeLimits = TimeLimits.ANY)
  void fixedByADefault() throws InterruptedException {
    Thread server = new Thread(() -> answers.add("42"), "server");
    server.start();
    String answer = answers.poll(1, TimeUnit.HOURS);
    assertEquals(2, (answer == null ? "??" : answer).length());
    server.join();
  }

  @EveryInterleaving
  void fixedByNoLimit() throws InterruptedException {
    Thread server = new Thread(() -> answers.add("42"), "server");
    server.start();
    assertEquals(2, answers.take().length());
    server.join();
  }
}
