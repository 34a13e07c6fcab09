package dev.jacquard.conformance.thread;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;

/** What the documentation says of threads before, during and after their lives. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(
      outcomes =
          "NullPointerException NullPointerException IllegalArgumentException"
              + " IllegalArgumentException 10 1 NullPointerException name false false true NEW",
      executions = 1)
  public static String beforeTheStart() {
    Thread thread = new Thread(() -> {}, "before");
    return new Notes()
        .note(() -> new Thread((String) null))
        .note(() -> new Thread(null, () -> {}, null))
        .note(() -> thread.setPriority(Thread.MAX_PRIORITY + 1))
        .note(() -> thread.setPriority(Thread.MIN_PRIORITY - 1))
        .note(
            () -> {
              thread.setPriority(Thread.MAX_PRIORITY);
              return thread.getPriority();
            })
        .note(
            () -> {
              thread.setPriority(Thread.MIN_PRIORITY);
              return thread.getPriority();
            })
        .note(() -> thread.setName(null))
        .note(
            () -> {
              thread.setName("name");
              return thread.getName();
            })
        .note(() -> thread.isAlive())
        .note(() -> thread.isDaemon())
        .note(
            () -> {
              thread.setDaemon(true);
              return thread.isDaemon();
            })
        .note(() -> thread.getState())
        .toString();
  }

  /** Who has not begun, or has ended, is not waited for. */
  @Expect(outcomes = "done done done IllegalThreadStateException done done TERMINATED false done")
  public static String joinsThatDoNotWait() throws Exception {
    Thread thread = new Thread(() -> {});
    Notes notes = new Notes().note(() -> thread.join()).note(() -> thread.join(1));
    thread.start();
    thread.join();
    return notes
        .note(() -> thread.join())
        .note(() -> thread.start())
        .note(() -> thread.join(0))
        .note(() -> thread.join(1, 1))
        .note(() -> thread.getState())
        .note(() -> thread.isAlive())
        .note(() -> thread.interrupt())
        .toString();
  }

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException IllegalArgumentException"
              + " IllegalArgumentException IllegalArgumentException IllegalArgumentException"
              + " done done done",
      executions = 1)
  public static String wrongTimes() {
    Thread thread = new Thread(() -> {});
    return new Notes()
        .note(() -> Thread.sleep(-1))
        .note(() -> Thread.sleep(1, -1))
        .note(() -> Thread.sleep(1, 1_000_000))
        .note(() -> thread.join(-1))
        .note(() -> thread.join(1, -1))
        .note(() -> thread.join(1, 1_000_000))
        .note(() -> Thread.sleep(0))
        .note(() -> Thread.sleep(0, 0))
        .note(() -> Thread.sleep(0, 999_999))
        .toString();
  }

  @Expect(
      outcomes =
          "InterruptedException false InterruptedException false InterruptedException false"
              + " InterruptedException false done true done true")
  public static String interruptedBefore() throws Exception {
    Thread ended = new Thread(() -> {});
    ended.start();
    ended.join();
    Object monitor = new Object();
    return new Notes()
        .interrupted(() -> Thread.sleep(1))
        .interrupted(() -> Thread.sleep(0))
        .interrupted(
            () -> {
              synchronized (monitor) {
                monitor.wait();
              }
            })
        .interrupted(
            () -> {
              synchronized (monitor) {
                monitor.wait(1);
              }
            })
        .interrupted(() -> Thread.yield())
        .interrupted(() -> Thread.onSpinWait())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false")
  public static String joinIsInterrupted() throws Exception {
    Object never = new Object();
    Thread stays =
        new Thread(
            () -> {
              synchronized (never) {
                Notes.answer(
                    () -> {
                      never.wait();
                      return null;
                    });
              }
            });
    stays.setDaemon(true);
    stays.start();
    return QueueContract.whileInterrupted(
        () -> {
          stays.join();
          return "joined";
        });
  }

  @Expect(outcomes = "false true true true false", executions = -1)
  public static String statusOfInterruption() {
    return new Notes()
        .note(() -> Thread.interrupted())
        .note(
            () -> {
              Thread.currentThread().interrupt();
              return Thread.currentThread().isInterrupted();
            })
        .note(() -> Thread.currentThread().isInterrupted())
        .note(() -> Thread.interrupted())
        .note(() -> Thread.interrupted())
        .toString();
  }

  /** A thread has the daemon status, the priority and the group of who made it. */
  @Expect(outcomes = "true 7 group false NullPointerException child", executions = 1)
  public static String inheritance() throws Exception {
    Notes notes = new Notes();
    Thread parent =
        new Thread(
            new ThreadGroup("group"),
            () -> {
              Thread child = new Thread(() -> {});
              notes
                  .note(() -> child.isDaemon())
                  .note(() -> child.getPriority())
                  .note(() -> child.getThreadGroup().getName());
            });
    parent.setDaemon(true);
    parent.setPriority(7);
    parent.start();
    parent.join();
    return notes
        .note(() -> new Thread(() -> {}).isDaemon())
        .note(() -> Thread.holdsLock(null))
        .note(() -> new Thread("child").getName())
        .toString();
  }

  @Expect(outcomes = "IllegalThreadStateException")
  public static String daemonsAreMadeBeforeTheStart() throws Exception {
    Object gate = new Object();
    Thread thread =
        new Thread(
            () -> {
              synchronized (gate) {
                gate.notifyAll();
              }
            });
    String end;
    synchronized (gate) {
      thread.start();
      end =
          Notes.answer(
              () -> {
                thread.setDaemon(true);
                return "done";
              });
    }
    thread.join();
    return end;
  }

  /** An exception goes to the thread's own handler, else to its group. */
  @Expect(outcomes = "own:1 group:2", executions = 1)
  public static String uncaughtExceptions() throws Exception {
    StringBuilder seen = new StringBuilder();
    ThreadGroup group =
        new ThreadGroup("group") {
          @Override
          public void uncaughtException(Thread thread, Throwable thrown) {
            seen.append(" group:").append(thrown.getMessage());
          }
        };
    Thread own = new Thread(group, () -> fail("1"));
    own.setUncaughtExceptionHandler(
        (thread, thrown) -> seen.append("own:").append(thrown.getMessage()));
    own.start();
    own.join();
    Thread other = new Thread(group, () -> fail("2"));
    other.start();
    other.join();
    return seen.toString();
  }

  private static void fail(String message) {
    throw new IllegalStateException(message);
  }

  /** Without a runnable nothing is run; the own {@code run} counts if there is one. */
  @Expect(outcomes = "done own own", executions = 1)
  public static String whatIsRun() throws Exception {
    StringBuilder seen = new StringBuilder("done");
    Thread nothing = new Thread();
    nothing.start();
    nothing.join();
    Thread own =
        new Thread(() -> seen.append(" other")) {
          @Override
          public void run() {
            seen.append(" own");
          }
        };
    own.start();
    own.join();
    own.run();
    return seen.toString();
  }

  /** A group that is no handler itself leaves it to the group that it belongs to. */
  @Expect(outcomes = "1", executions = 1)
  public static String uncaughtExceptionsGoUp() throws Exception {
    StringBuilder seen = new StringBuilder();
    ThreadGroup parent =
        new ThreadGroup("parent") {
          @Override
          public void uncaughtException(Thread thread, Throwable thrown) {
            seen.append(thrown.getMessage());
          }
        };
    Thread thread = new Thread(new ThreadGroup(parent, "child"), () -> fail("1"));
    thread.start();
    thread.join();
    return seen.toString();
  }
}
