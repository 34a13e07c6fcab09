package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Objects of the JDK that two threads change at the same time, and each access is a step. */
public final class Interleaved {
  private Interleaved() {}

  /** The size is counted behind the count of modifications, without any call between. */
  @Expect(
      outcomes = {"2", "3"},
      races = "explore")
  public static String sizeOfAMap() throws Exception {
    Map<Integer, String> map = new HashMap<>();
    map.put(0, "none");
    Run.both(() -> map.put(1, "one"), () -> map.put(2, "two"));
    return Integer.toString(map.size());
  }

  /** Four fields are updated one after the other. */
  @Expect(
      outcomes = {"1 1", "1 2", "1 3", "2 1", "2 2", "2 3"},
      races = "explore")
  public static String countAndSum() throws Exception {
    IntSummaryStatistics statistics = new IntSummaryStatistics();
    Run.both(() -> statistics.accept(1), () -> statistics.accept(2));
    return statistics.getCount() + " " + statistics.getSum();
  }

  /** An iterator is of a class that no program can name, and two threads share one. */
  @Expect(
      outcomes = {"a a", "a b", "b a"},
      races = "explore")
  public static String nextOfAnIterator() throws Exception {
    Iterator<String> iterator = new ArrayList<>(List.of("a", "b", "c")).iterator();
    String[] seen = new String[2];
    Run.both(() -> seen[0] = iterator.next(), () -> seen[1] = iterator.next());
    return seen[0] + " " + seen[1];
  }

  /** What is written goes by identity hashes of what the JDK has kept from the first run. */
  @Expect(outcomes = "1 1", executions = 1, races = "explore")
  public static String copiesOfEach() throws Exception {
    int[] copies = new int[2];
    Run.both(() -> copies[0] = copy(1), () -> copies[1] = copy(1));
    return copies[0] + " " + copies[1];
  }

  private static int copy(int number) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new ObjectOutputStream(bytes).writeObject(List.of(number));
      Object copy =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
      return (Integer) ((List<?>) copy).get(0);
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
