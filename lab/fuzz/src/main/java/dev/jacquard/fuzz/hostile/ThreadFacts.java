package dev.jacquard.fuzz.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/** What threads learn of threads without a step that all can see. */
public final class ThreadFacts {
  private ThreadFacts() {}

  private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 1);
  private static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();

  public static String namesByOrderOfMaking() {
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> one.add(new Thread(() -> {}).getName().charAt(7)),
        () -> two.add(new Thread(() -> {}).getName().charAt(7)));
    return one + " " + two;
  }

  public static String numbersByOrderOfMaking() {
    List<Long> ids = new ArrayList<>();
    Threads.Code make =
        () -> {
          long id = new Thread(() -> {}).getId();
          synchronized (ids) {
            ids.add(id);
          }
        };
    Threads.run(make, make);
    return String.valueOf(ids.get(0) < ids.get(1));
  }

  public static String ownNumbers() {
    AtomicReference<Thread> last = new AtomicReference<>();
    Seen seen = new Seen();
    Threads.run(
        () -> last.set(Thread.currentThread()),
        () -> {
          Thread other = last.get();
          seen.add(other == null ? 0 : Thread.currentThread().getId() - other.getId());
        });
    return seen.words;
  }

  public static String isAlive() {
    AtomicInteger number = new AtomicInteger();
    Thread child = Threads.start(number::incrementAndGet);
    boolean alive = child.isAlive();
    int found = number.get();
    Threads.join(child);
    return alive + " " + found;
  }

  public static String states() {
    AtomicReference<Thread> waiting = new AtomicReference<>();
    Object lock = new Object();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          waiting.set(Thread.currentThread());
          synchronized (lock) {
            seen.words.length();
          }
        },
        () -> {
          synchronized (lock) {
            Thread other = waiting.get();
            seen.add(other == null ? "none" : other.getState() == Thread.State.BLOCKED);
          }
        });
    return seen.words;
  }

  public static String stateWhileParked() {
    AtomicInteger flag = new AtomicInteger();
    Thread parked =
        Threads.start(
            () -> {
              while (flag.get() == 0) {
                LockSupport.park();
              }
            });
    boolean waits = parked.getState() == Thread.State.WAITING;
    flag.set(1);
    LockSupport.unpark(parked);
    Threads.join(parked);
    return String.valueOf(waits);
  }

  public static String interruptsByOthers() {
    AtomicReference<Thread> other = new AtomicReference<>();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          other.set(Thread.currentThread());
          seen.add(Thread.currentThread().isInterrupted());
          seen.add(Thread.interrupted());
          seen.add(Thread.interrupted());
        },
        () -> {
          Thread found = other.get();
          if (found != null) {
            found.interrupt();
          }
        });
    return seen.words;
  }

  public static String interruptedSleep() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Thread sleeper =
        Threads.start(
            () -> {
              try {
                number.incrementAndGet();
                Thread.sleep(10);
                seen.add("slept");
              } catch (InterruptedException e) {
                seen.add("woken " + Thread.currentThread().isInterrupted());
              }
            });
    if (number.get() == 1) {
      sleeper.interrupt();
    }
    Threads.join(sleeper);
    return seen.words;
  }

  public static String activeThreads() {
    Seen seen = new Seen();
    Threads.run(() -> seen.add(Thread.activeCount() > 2), () -> {});
    return seen.words;
  }

  public static String stackOfAnother() {
    AtomicReference<Thread> other = new AtomicReference<>();
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          other.set(Thread.currentThread());
          number.incrementAndGet();
        },
        () -> {
          Thread found = other.get();
          seen.add(found != null && found.getStackTrace().length > 0);
        });
    return seen.words;
  }

  public static String locals() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> number.set(1),
        () -> {
          LOCAL.set(LOCAL.get() + number.get());
          LOCAL.set(LOCAL.get() + number.get());
          seen.add(LOCAL.get());
        });
    return seen + "" + LOCAL.get();
  }

  public static String inheritedLocals() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> number.set(1),
        () -> {
          INHERITED.set("found " + number.get());
          Threads.join(Threads.start(() -> seen.add(INHERITED.get())));
        });
    return seen.words;
  }

  public static String namesByOthers() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Thread named = Threads.start(() -> seen.add(Thread.currentThread().getName() + number.get()));
    named.setName("named");
    number.set(1);
    Threads.join(named);
    return seen.words.replace("Thread-0", "first");
  }

  public static String prioritiesByOthers() {
    Seen seen = new Seen();
    Thread child = Threads.start(() -> seen.add(Thread.currentThread().getPriority()));
    child.setPriority(Thread.MAX_PRIORITY);
    Threads.join(child);
    return seen.words;
  }

  public static String loadersByOthers() {
    Seen seen = new Seen();
    Thread child =
        Threads.start(() -> seen.add(Thread.currentThread().getContextClassLoader() == null));
    child.setContextClassLoader(null);
    Threads.join(child);
    return seen.words;
  }

  public static String handlersByOthers() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Thread child =
        Threads.start(
            () -> {
              number.get();
              throw new IllegalStateException("child");
            });
    child.setUncaughtExceptionHandler((thread, thrown) -> seen.add(thrown.getMessage()));
    Threads.join(child);
    return seen.words;
  }

  public static String groupOfAThread() {
    Thread child = Threads.start(() -> {});
    boolean has = child.getThreadGroup() != null;
    Threads.join(child);
    return has + " " + (child.getThreadGroup() != null);
  }

  public static String randomOfAThread() {
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> one.add(ThreadLocalRandom.current().nextInt(4)),
        () -> two.add(ThreadLocalRandom.current().nextInt(4)));
    return one + " " + two;
  }

  public static String newRandoms() {
    Seen one = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> one.add(new Random().nextInt(4) + number.get()), () -> number.incrementAndGet());
    return one.words;
  }

  public static String mathRandom() {
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(() -> one.add(Math.random() < 0.5), () -> two.add(Math.random() < 0.5));
    return one + " " + two;
  }

  public static String sharedRandom() {
    Random random = new Random(42);
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(() -> one.add(random.nextInt(100)), () -> two.add(random.nextInt(100)));
    return one + " " + two;
  }

  public static String holdsLock() {
    Object lock = new Object();
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          if (number.get() == 1) {
            synchronized (lock) {
              seen.add(Thread.holdsLock(lock));
            }
          }
          seen.add(Thread.holdsLock(lock));
        },
        () -> number.set(1));
    return seen.words;
  }

  public static String blockerOfAThread() {
    AtomicInteger flag = new AtomicInteger();
    Object blocker = "blocker";
    Thread parked =
        Threads.start(
            () -> {
              while (flag.get() == 0) {
                LockSupport.park(blocker);
              }
            });
    Object found = LockSupport.getBlocker(parked);
    flag.set(1);
    LockSupport.unpark(parked);
    Threads.join(parked);
    return String.valueOf(found);
  }

  public static String permitOfAThread() {
    AtomicInteger flag = new AtomicInteger();
    Seen seen = new Seen();
    Thread parked =
        Threads.start(
            () -> {
              int before = flag.get();
              LockSupport.park();
              seen.add(before + " " + flag.get());
            });
    LockSupport.unpark(parked);
    flag.set(1);
    LockSupport.unpark(parked);
    Threads.join(parked);
    return seen.words;
  }

  public static String timedPark() {
    AtomicInteger flag = new AtomicInteger();
    Seen seen = new Seen();
    Thread parked =
        Threads.start(
            () -> {
              LockSupport.parkNanos(1000);
              seen.add(flag.get());
            });
    flag.set(1);
    LockSupport.unpark(parked);
    Threads.join(parked);
    return seen.words;
  }

  public static String timedJoin() {
    AtomicInteger flag = new AtomicInteger();
    Thread child = Threads.start(() -> flag.set(1));
    Threads.call(() -> child.join(10));
    String seen = flag.get() + " " + child.isAlive();
    Threads.join(child);
    return seen;
  }

  public static String uncaughtException() {
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Thread child =
        new Thread(
            () -> {
              throw new IllegalStateException("found " + number.get());
            });
    child.setUncaughtExceptionHandler((thread, thrown) -> seen.add(thrown.getMessage()));
    child.start();
    number.set(1);
    Threads.join(child);
    return seen.words;
  }
}
