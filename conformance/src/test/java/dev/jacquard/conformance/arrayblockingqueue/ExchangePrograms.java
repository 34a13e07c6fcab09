package dev.jacquard.conformance.arrayblockingqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Threads that put and take. */
public final class ExchangePrograms {
  private static final String NO_CONDITIONS = "conditions of the JDK's own code are many steps";

  private ExchangePrograms() {}

  @Expect(
      outcomes = {"12", "21"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String twoProducersAndTwoConsumers() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    int[] got = new int[2];
    Run.all(
        Run.unchecked(() -> queue.put(1)),
        Run.unchecked(() -> queue.put(2)),
        Run.unchecked(() -> got[0] = queue.take()),
        Run.unchecked(() -> got[1] = queue.take()));
    return "" + got[0] + got[1];
  }

  @Expect(
      outcomes = {
        "1234", "1324", "1342", "1423", "1432", "2314", "2413", "2431", "3124", "3142", "3214",
        "3241", "3412", "4132", "4213", "4231"
      },
      deep = false,
      reason = NO_CONDITIONS)
  public static String twoElementsEach() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    int[] got = new int[4];
    Run.all(
        Run.unchecked(
            () -> {
              queue.put(1);
              queue.put(2);
            }),
        Run.unchecked(
            () -> {
              queue.put(3);
              queue.put(4);
            }),
        Run.unchecked(
            () -> {
              got[0] = queue.take();
              got[1] = queue.take();
            }),
        Run.unchecked(
            () -> {
              got[2] = queue.take();
              got[3] = queue.take();
            }));
    return "" + got[0] + got[1] + got[2] + got[3];
  }

  @Expect(outcomes = "12", deep = false, reason = NO_CONDITIONS)
  public static String elementsComeInOrder() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    StringBuilder got = new StringBuilder();
    Run.both(
        Run.unchecked(
            () -> {
              queue.put(1);
              queue.put(2);
            }),
        Run.unchecked(() -> got.append(queue.take()).append(queue.take())));
    return got.toString();
  }

  @Expect(failures = "deadlock", deep = false, reason = NO_CONDITIONS)
  public static String tooFewElementsBlockForEver() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Runnable take = Run.unchecked(queue::take);
    Run.all(Run.unchecked(() -> queue.put(1)), take, take);
    return "";
  }

  @Expect(failures = "deadlock", outcomes = "1")
  public static String fullQueueBlocksForEver() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Run.both(
        Run.unchecked(() -> queue.put(1)),
        Run.unchecked(
            () -> {
              if (queue.isEmpty()) {
                queue.put(2);
              }
            }));
    return "" + queue.size();
  }

  @Expect(outcomes = {"true 1 1", "false 1 0"})
  public static String offerAndPoll() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.add(1);
    boolean[] done = new boolean[1];
    Integer[] got = new Integer[1];
    Run.both(() -> done[0] = queue.offer(2), () -> got[0] = queue.poll());
    return done[0] + " " + got[0] + " " + queue.size();
  }

  @Expect(
      outcomes = {"1", "null"},
      deep = false,
      reason = "timed waits in the queue of the lock are too many steps")
  public static String timedPollMayGiveUp() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Integer[] got = new Integer[1];
    Run.both(() -> queue.add(1), Run.unchecked(() -> got[0] = queue.poll(1, TimeUnit.SECONDS)));
    return "" + got[0];
  }

  @Expect(
      outcomes = {"true", "false"},
      deep = false,
      reason = "timed waits in the queue of the lock are too many steps")
  public static String timedOfferMayGiveUp() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.add(1);
    boolean[] done = new boolean[1];
    Run.both(
        () -> queue.poll(), Run.unchecked(() -> done[0] = queue.offer(2, 1, TimeUnit.SECONDS)));
    return "" + done[0];
  }

  @Expect(outcomes = {"1", "full"})
  public static String addThrowsWhenFull() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    String[] result = new String[1];
    queue.add(0);
    Run.both(
        () -> {
          try {
            queue.add(1);
            result[0] = "1";
          } catch (IllegalStateException full) {
            result[0] = "full";
          }
        },
        queue::poll);
    return result[0];
  }

  @Expect(
      outcomes = {"interrupted", "1 true", "1 false"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String interruptEndsTake() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    String[] result = new String[1];
    Thread taker =
        new Thread(
            () -> {
              try {
                result[0] = queue.take() + " " + Thread.currentThread().isInterrupted();
              } catch (InterruptedException e) {
                result[0] = "interrupted";
              }
            });
    taker.start();
    queue.add(1);
    taker.interrupt();
    taker.join();
    return result[0];
  }

  @Expect(outcomes = "7", deep = false, reason = NO_CONDITIONS)
  public static String elementIsPublished() throws Exception {
    BlockingQueue<int[]> queue = new ArrayBlockingQueue<>(1);
    int[] got = new int[1];
    Run.both(
        Run.unchecked(() -> queue.put(new int[] {7})),
        Run.unchecked(() -> got[0] = queue.take()[0]));
    return "" + got[0];
  }

  @Expect(
      outcomes = {"interrupted 1", "1 0", "1 1"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String whoWasWokenIsNotInterruptedAnyMore() throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    String[] result = new String[1];
    Thread taker =
        new Thread(
            () -> {
              try {
                result[0] = "" + queue.take();
              } catch (InterruptedException e) {
                result[0] = "interrupted";
              }
            });
    taker.start();
    queue.put(1);
    taker.interrupt();
    int size = queue.size();
    taker.join();
    return result[0] + " " + size;
  }
}
