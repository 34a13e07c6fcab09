package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.Date;
import java.util.EnumSet;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Objects that threads change one after the other: a lock, a join or a queue orders them. */
public final class Ordered {
  private Ordered() {}

  @Expect(outcomes = {"ab", "ba"})
  public static String builderUnderALock() throws Exception {
    StringBuilder builder = new StringBuilder();
    Object lock = new Object();
    Run.both(
        () -> {
          synchronized (lock) {
            builder.append('a');
          }
        },
        () -> {
          synchronized (lock) {
            builder.append('b');
          }
        });
    return builder.toString();
  }

  @Expect(outcomes = "ab")
  public static String builderAfterJoin() throws Exception {
    StringBuilder builder = new StringBuilder();
    Thread thread = new Thread(() -> builder.append('a'));
    thread.start();
    thread.join();
    return builder.append('b').toString();
  }

  @Expect(outcomes = "a1", deep = false, reason = "the queue takes many steps")
  public static String builderThroughAQueue() throws Exception {
    BlockingQueue<StringBuilder> queue = new LinkedBlockingQueue<>();
    String[] result = new String[1];
    Run.both(
        () -> queue.add(new StringBuilder("a")),
        Run.unchecked(() -> result[0] = queue.take().append(1).toString()));
    return result[0];
  }

  @Expect(outcomes = "3")
  public static String mapUnderALock() throws Exception {
    TreeMap<String, Integer> map = new TreeMap<>();
    ArrayDeque<String> done = new ArrayDeque<>();
    EnumSet<TimeUnit> units = EnumSet.noneOf(TimeUnit.class);
    Object lock = new Object();
    Run.both(
        () -> {
          synchronized (lock) {
            map.merge("a", 1, Integer::sum);
            done.add("x");
            units.add(TimeUnit.DAYS);
          }
        },
        () -> {
          synchronized (lock) {
            map.merge("a", 2, Integer::sum);
            done.add("y");
            units.add(TimeUnit.HOURS);
          }
        });
    Claim.that(done.size() == 2 && units.size() == 2, "lost");
    return "" + map.get("a");
  }

  @Expect(outcomes = "1970-01-01")
  public static String oneFormatForEachThread() throws Exception {
    ThreadLocal<SimpleDateFormat> format =
        ThreadLocal.withInitial(
            () -> {
              SimpleDateFormat made = new SimpleDateFormat("yyyy-MM-dd");
              made.setTimeZone(java.util.TimeZone.getTimeZone("UTC"));
              return made;
            });
    String[] result = new String[2];
    Run.both(
        () -> result[0] = format.get().format(new Date(0)),
        () -> result[1] = format.get().format(new Date(5)));
    Claim.that(result[0].equals(result[1]), "differ");
    return result[0];
  }

  @Expect(outcomes = "6")
  public static String ownMatchersAndScanners() throws Exception {
    Pattern pattern = Pattern.compile("\\d");
    int[] sums = new int[2];
    Run.both(
        () -> {
          Matcher matcher = pattern.matcher("1a2");
          while (matcher.find()) {
            sums[0] += Integer.parseInt(matcher.group());
          }
        },
        () -> {
          Scanner scanner = new Scanner("1 2");
          while (scanner.hasNextInt()) {
            sums[1] += scanner.nextInt();
          }
        });
    return "" + (sums[0] + sums[1]);
  }

  @Expect(outcomes = "7")
  public static String bufferHandedOver() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(4);
    Thread thread = new Thread(() -> buffer.putInt(7).flip());
    thread.start();
    thread.join();
    return "" + buffer.getInt();
  }

  @Expect(outcomes = "true")
  public static String digestHandedOver() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update((byte) 1);
    byte[][] there = new byte[1][];
    Thread thread = new Thread(() -> there[0] = digest.digest());
    thread.start();
    thread.join();
    digest.update((byte) 1);
    return "" + MessageDigest.isEqual(there[0], digest.digest());
  }
}
