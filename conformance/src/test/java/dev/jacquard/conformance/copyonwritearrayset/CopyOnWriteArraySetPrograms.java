package dev.jacquard.conformance.copyonwritearrayset;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CopyOnWriteArraySet;

public final class CopyOnWriteArraySetPrograms {
  private CopyOnWriteArraySetPrograms() {}

  @Expect(outcomes = {"[a, b]", "[b, a]"})
  public static String bothAreAdded() throws Exception {
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
    Run.both(() -> set.add("a"), () -> set.add("b"));
    return set.toString();
  }

  @Expect(outcomes = {"true false 1", "false true 1"})
  public static String equalElementsOnce() throws Exception {
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = set.add("a"), () -> added[1] = set.add("a"));
    return added[0] + " " + added[1] + " " + set.size();
  }

  /** An iterator shows what was there when it was made. */
  @Expect(outcomes = {"a", "ab"})
  public static String iteratorIsASnapshot() throws Exception {
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
    set.add("a");
    String[] seen = {""};
    Run.both(
        () -> set.add("b"),
        () -> {
          for (String element : set) {
            seen[0] += element;
          }
        });
    return seen[0];
  }
}
