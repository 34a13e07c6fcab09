package dev.jacquard.conformance.determinism;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Arrays and views that the JDK makes for the program are the same in every run. */
public final class ArrayPrograms {
  private ArrayPrograms() {}

  @Expect(
      outcomes = {"1", "2"},
      races = "explore")
  public static String bytesOfAText() throws Exception {
    byte[] shared = "\0".getBytes(StandardCharsets.UTF_8);
    Run.both(() -> shared[0]++, () -> shared[0]++);
    return "" + shared[0];
  }

  @Expect(
      outcomes = {"196"},
      races = "explore")
  public static String arraysOfEachThread() throws Exception {
    AtomicInteger sum = new AtomicInteger();
    Run.both(
        () -> {
          byte[] own = "a".getBytes(StandardCharsets.UTF_8);
          own[0]++;
          sum.addAndGet(own[0]);
        },
        () -> {
          char[] own = "a".toCharArray();
          own[0]++;
          sum.addAndGet(own[0]);
        });
    return "" + sum;
  }

  @Expect(failures = "race")
  public static String bytesOfAStreamRace() throws Exception {
    byte[] shared = bytes();
    Run.both(() -> shared[0]++, () -> shared[0]++);
    return "" + shared[0];
  }

  @Expect(outcomes = {"3"})
  public static String bytesOfAStreamWithALock() throws Exception {
    byte[] shared = bytes();
    Object lock = new Object();
    Runnable body =
        () -> {
          synchronized (lock) {
            shared[0]++;
          }
        };
    Run.both(body, body);
    return "" + shared[0];
  }

  private static byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(1);
    return out.toByteArray();
  }

  @Expect(
      outcomes = {"6"},
      races = "explore")
  public static String arraysOfReflection() throws Exception {
    AtomicInteger length = new AtomicInteger();
    Runnable body = () -> length.addAndGet(Runnable.class.getMethods()[0].getName().length());
    Run.both(body, body);
    return "" + length;
  }

  @Expect(
      outcomes = {"{a=1}{a=1}"},
      races = "explore")
  public static String mapAsText() throws Exception {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    String[] seen = new String[2];
    Run.both(() -> seen[0] = map.toString(), () -> seen[1] = map.toString());
    return seen[0] + seen[1];
  }

  @Expect(
      outcomes = {"2"},
      races = "explore")
  public static String entriesOfALinkedMap() throws Exception {
    Map<String, Integer> map = new LinkedHashMap<>(Map.of("a", 1));
    AtomicInteger sum = new AtomicInteger();
    Runnable body = () -> map.entrySet().forEach(entry -> sum.addAndGet(entry.getValue()));
    Run.both(body, body);
    return "" + sum;
  }

  @Expect(
      outcomes = {"2", "3"},
      races = "explore")
  public static String arrayOfAList() throws Exception {
    List<Integer> list = new java.util.ArrayList<>(List.of(1, 2));
    int[] length = new int[1];
    Run.both(() -> length[0] = list.toArray().length, () -> list.add(3));
    return "" + length[0];
  }
}
