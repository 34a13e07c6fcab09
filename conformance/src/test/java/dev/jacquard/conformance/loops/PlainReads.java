package dev.jacquard.conformance.loops;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Loops that wait for what they read plainly. Plain reads are no steps, so nothing but another look
 * tells whether such a loop never ends.
 */
public final class PlainReads {
  private static final VarHandle READY;

  static {
    try {
      READY = MethodHandles.lookup().findStaticVarHandle(PlainReads.class, "ready", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static boolean ready;
  private static boolean steady;
  private static volatile boolean flag;
  private static volatile int count;

  private PlainReads() {}

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  @Expect(outcomes = "seen", failures = "race")
  public static String race() throws Exception {
    Run.both(() -> until(() -> ready), () -> ready = true);
    return "seen";
  }

  @Expect(outcomes = "seen", races = "ignore")
  public static String ignored() throws Exception {
    Run.both(() -> until(() -> ready), () -> ready = true);
    return "seen";
  }

  @Expect(outcomes = "seen", races = "explore")
  public static String explored() throws Exception {
    Run.both(() -> until(() -> ready), () -> ready = true);
    return "seen";
  }

  /** The thread that started the other one looks before that one has run at all. */
  @Expect(outcomes = "seen", races = "ignore")
  public static String whoStartsTheOther() throws Exception {
    Thread other = new Thread(() -> ready = true);
    other.start();
    while (!ready) {
      Thread.yield();
    }
    other.join();
    return "seen";
  }

  @Expect(outcomes = "seen", races = "ignore")
  public static String sleepsInBetween() throws Exception {
    Thread other = new Thread(() -> ready = true);
    other.start();
    while (!ready) {
      Thread.sleep(10);
    }
    other.join();
    return "seen";
  }

  @Expect(outcomes = "seen", failures = "race")
  public static String byHandle() throws Exception {
    Run.both(() -> until(() -> (boolean) READY.get()), () -> READY.setVolatile(true));
    return "seen";
  }

  @Expect(outcomes = "seen", races = "ignore")
  public static String byHandleIgnored() throws Exception {
    Run.both(() -> until(() -> (boolean) READY.get()), () -> READY.setVolatile(true));
    return "seen";
  }

  /** The field is read as any other, and written by a step. */
  @Expect(outcomes = "seen", races = "ignore")
  public static String writtenByHandle() throws Exception {
    Run.both(() -> until(() -> ready), () -> READY.setRelease(true));
    return "seen";
  }

  @Expect(outcomes = "seen", failures = "race")
  public static String getPlain() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> until(() -> x.getPlain() == 1), () -> x.set(1));
    return "seen";
  }

  @Expect(outcomes = "seen", races = "ignore")
  public static String getPlainIgnored() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> until(() -> x.getPlain() == 1), () -> x.set(1));
    return "seen";
  }

  @Expect(outcomes = "seen", races = "ignore")
  public static String elementOfAnArray() throws Exception {
    int[] x = new int[1];
    Run.both(() -> until(() -> x[0] == 1), () -> x[0] = 1);
    return "seen";
  }

  @Expect(outcomes = "seen", failures = "race")
  public static String collection() throws Exception {
    List<Integer> list = new ArrayList<>();
    Run.both(() -> until(() -> !list.isEmpty()), () -> list.add(1));
    return "seen";
  }

  @Expect(outcomes = "seen", failures = "race")
  public static String builder() throws Exception {
    StringBuilder text = new StringBuilder();
    Run.both(() -> until(() -> text.length() > 0), () -> text.append("x"));
    return "seen";
  }

  @Expect(outcomes = "seen")
  public static String buffer() throws Exception {
    StringBuffer text = new StringBuffer();
    Run.both(() -> until(() -> text.length() > 0), () -> text.append("x"));
    return "seen";
  }

  /** The other thread changes the field between the read and the step behind it. */
  @Expect(outcomes = "seen", races = "ignore")
  public static String changedDuringTheRound() throws Exception {
    Run.both(
        () -> {
          while (true) {
            if (ready) {
              return;
            }
            int ignored = count;
          }
        },
        () -> {
          int ignored = count;
          ready = true;
        });
    return "seen";
  }

  @Expect(outcomes = "seen", races = "ignore")
  public static String twoFields() throws Exception {
    Run.all(() -> until(() -> ready && steady), () -> ready = true, () -> steady = true);
    return "seen";
  }

  /** What the first sees at its second look lets the second end, and that one the third. */
  @Expect(outcomes = "seen", failures = "race")
  public static String oneAfterTheOther() throws Exception {
    boolean[] flags = new boolean[3];
    Run.all(
        () -> until(() -> flags[2]),
        () -> {
          until(() -> flags[1]);
          flags[2] = true;
        },
        () -> {
          until(() -> flags[0]);
          flags[1] = true;
        },
        () -> flags[0] = true);
    return "seen";
  }

  /** A step has overtaken one loop, and no step the other. */
  @Expect(outcomes = "seen", races = "ignore")
  public static String oneWithStepsAndOneWithout() throws Exception {
    Run.all(
        () -> until(() -> flag),
        () -> until(() -> ready),
        () -> {
          ready = true;
          flag = true;
        });
    return "seen";
  }

  /** The limit is long, so loops look again before it passes. */
  @Expect(outcomes = "true", races = "ignore", limits = "long")
  public static String lookAgainBeforeTimePasses() throws Exception {
    Thread waiter = new Thread(() -> until(() -> ready));
    Thread setter = new Thread(() -> ready = true);
    waiter.start();
    setter.start();
    waiter.join(TimeUnit.SECONDS.toMillis(10));
    return "" + !waiter.isAlive();
  }

  /** Whoever looks at the clock in each round sees the flag before the time is over. */
  @Expect(outcomes = "seen", races = "ignore", limits = "last")
  public static String deadline() throws Exception {
    Thread setter = new Thread(() -> ready = true);
    setter.start();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
    while (!ready && System.nanoTime() < deadline) {
      Thread.onSpinWait();
    }
    String seen = ready ? "seen" : "late";
    setter.join();
    return seen;
  }

  @Expect(failures = "livelock")
  public static String nobodySetsIt() throws Exception {
    Run.both(() -> until(() -> ready), () -> flag = true);
    return "never";
  }

  /** Each looks again because of what another thread has done, and then no more. */
  @Expect(failures = "livelock")
  public static String nobodySetsTheTwo() throws Exception {
    int[] other = new int[1];
    Run.all(() -> until(() -> ready), () -> until(() -> steady), () -> other[0]++);
    return "never";
  }

  /** The flag is there and gone before anybody looks: with all orders of plain accesses. */
  @Expect(outcomes = "seen", failures = "livelock", races = "explore")
  public static String thereAndGone() throws Exception {
    Run.both(
        () -> until(() -> ready),
        () -> {
          ready = true;
          ready = false;
        });
    return "seen";
  }

  /** A bound in a local variable, however often it looks in vain. */
  @Expect(
      outcomes = {"seen", "given up"},
      races = "explore")
  public static String rounds() throws Exception {
    Thread setter = new Thread(() -> ready = true);
    setter.start();
    int rounds = 0;
    while (!ready && rounds < 3) {
      rounds++;
    }
    setter.join();
    return rounds < 3 ? "seen" : "given up";
  }

  /** Whoever counts down in memory has an effect in each round. */
  @Expect(outcomes = "0", races = "ignore")
  public static String roundsInMemory() throws Exception {
    int[] left = {3};
    Run.both(
        () -> {
          while (left[0] > 0) {
            left[0]--;
            int ignored = count;
          }
        },
        () -> count = 1);
    return "" + left[0];
  }
}
