package dev.jacquard.conformance.honesty.leftovers;

import dev.jacquard.conformance.Expect;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.ref.ReferenceQueue;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs that change what is not theirs alone: the next run must find it as the first did. */
public final class Leftovers {
  private static final String KEY = "acme.leftovers";

  private Leftovers() {}

  /** Two threads, so that there are several runs. */
  private static void race() throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Thread other = new Thread(counter::incrementAndGet);
    other.start();
    counter.incrementAndGet();
    other.join();
  }

  @Expect(outcomes = "null", executions = 2)
  public static String systemProperties() throws InterruptedException {
    String before = System.getProperty(KEY) + "";
    System.setProperty(KEY, "set");
    race();
    System.getProperties().put(KEY, "put");
    return before;
  }

  @Expect(outcomes = "true", executions = 2)
  public static String localeAndTimeZone() throws InterruptedException {
    String before = Locale.getDefault() + TimeZone.getDefault().getID();
    Locale.setDefault(Locale.GERMANY);
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
    race();
    return "" + !before.equals(Locale.getDefault() + TimeZone.getDefault().getID());
  }

  @Expect(outcomes = "true", executions = 2)
  public static String standardStreams() throws InterruptedException {
    PrintStream before = System.out;
    System.setOut(new PrintStream(new ByteArrayOutputStream()));
    race();
    return "" + !before.getClass().getName().isEmpty() + (before == System.out ? "same" : "");
  }

  @Expect(
      executions = 2,
      uncontrolled =
          "setting a system property while other threads live, at"
              + " dev.jacquard.conformance.honesty.leftovers.Leftovers.lambda$")
  public static String channel() throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Thread other =
        new Thread(
            () -> {
              System.setProperty(KEY, "set");
              counter.incrementAndGet();
            });
    other.start();
    counter.incrementAndGet();
    String seen = System.getProperty(KEY);
    other.join();
    return seen;
  }

  /** The usual singleton. */
  enum Registry {
    INSTANCE;

    private int uses;
    private final AtomicInteger atomicUses = new AtomicInteger();
    private final int[] array = new int[2];
    private final Map<String, Integer> map = new HashMap<>();
    private final Scanner scanner = new Scanner("text");
    private static int changes;

    String use() {
      array[1]++;
      return ++uses + " " + atomicUses.incrementAndGet() + " " + array[1];
    }
  }

  @Expect(outcomes = "1 1 1", executions = 2)
  public static String enumConstants() throws InterruptedException {
    String use = Registry.INSTANCE.use();
    race();
    return use;
  }

  @Expect(outcomes = "null", executions = 2)
  public static String inEnum() throws InterruptedException {
    race();
    return "" + Registry.INSTANCE.map.put(KEY, 1);
  }

  @Expect(outcomes = "true", executions = 2)
  public static String scannerInEnum() throws InterruptedException {
    race();
    return "" + Registry.INSTANCE.scanner.hasNext();
  }

  @Expect(outcomes = "1", executions = 2)
  public static String staticOfEnum() throws InterruptedException {
    race();
    return "" + ++Registry.changes;
  }

  interface Holder {
    AtomicInteger COUNTER = new AtomicInteger(41);
    int[] ARRAY = {1, 2, 3};
  }

  @Expect(
      outcomes = {"1", "2"},
      executions = 4)
  public static String operationsOnWhatOutlivesARunAreSteps() throws InterruptedException {
    Thread other = new Thread(Leftovers::addSlowly);
    other.start();
    addSlowly();
    other.join();
    return "" + (Holder.COUNTER.get() - 41);
  }

  private static void addSlowly() {
    Holder.COUNTER.set(Holder.COUNTER.get() + 1);
  }

  @Expect(outcomes = "42 2", executions = 2)
  public static String interfaces() throws InterruptedException {
    race();
    return Holder.COUNTER.incrementAndGet() + " " + ++Holder.ARRAY[0];
  }

  @Expect(outcomes = "null", executions = 1)
  public static String queueWithoutAReference() {
    return "" + new ReferenceQueue<Object>().poll();
  }
}
