package dev.jacquard.report;

import dev.jacquard.kernel.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What there is to say of the exploration of a JVM program, and of no other.
 *
 * @param carrier what its threads ran on
 * @param notControlled what was not under control
 * @param outOfControl whether the exploration had to be given up for that
 * @param weakAccesses where the program has atomic accesses that are weaker than volatile
 * @param assumptions what the exploration has taken for granted
 * @param output what the program printed in the replayed execution
 * @param remarks what the program said of its executions
 * @param deaths what threads died of in the first execution that fails
 */
public record JvmFacts(
    String carrier,
    List<String> notControlled,
    boolean outOfControl,
    List<String> weakAccesses,
    List<Assumption> assumptions,
    List<String> output,
    Remarks remarks,
    List<Death> deaths) {
  /** What a thread died of. */
  public record Death(String thread, Throwable cause) {}

  public JvmFacts {
    weakAccesses = List.copyOf(weakAccesses);
    assumptions = List.copyOf(assumptions);
    notControlled = List.copyOf(notControlled);
    output = List.copyOf(output);
    deaths = List.copyOf(deaths);
  }

  /** The version of the JDK on which all this happened. */
  public String jdk() {
    return Runtime.version().toString();
  }

  /**
   * What a program said of its executions, by {@code Jacquard.reachable}, {@code outcome} and
   * {@code assumeThat}. Counts are of executions that were run, of which one stands for all that
   * are equivalent to it.
   *
   * @param marks how many executions came to each mark
   * @param unreached marks in the code that no execution came to
   * @param outcomes how many executions had each outcome
   * @param missing outcomes that were expected and that none had
   * @param leftOut how many executions are left out of the verdict
   * @param whole whether this is of all executions, not only of those since a search was taken up
   */
  public record Remarks(
      SortedMap<String, Long> marks,
      List<String> unreached,
      SortedMap<String, Long> outcomes,
      List<String> missing,
      long leftOut,
      boolean whole) {
    /** Nothing was said. */
    public static final Remarks NONE =
        new Remarks(new TreeMap<>(), List.of(), new TreeMap<>(), List.of(), 0, true);

    public Remarks {
      marks = new TreeMap<>(marks);
      outcomes = new TreeMap<>(outcomes);
      unreached = List.copyOf(unreached);
      missing = List.copyOf(missing);
    }

    /** Whether there is anything to tell. */
    public boolean isEmpty() {
      return marks.isEmpty() && unreached.isEmpty() && outcomes.isEmpty() && leftOut == 0;
    }

    /**
     * All of it for people, a line for each sort.
     *
     * @param complete whether all executions were explored
     */
    public List<String> lines(boolean complete) {
      List<String> lines = new ArrayList<>();
      if (!outcomes.isEmpty()) {
        lines.add("outcomes: " + counted(outcomes));
      }
      String never = complete ? "never" : "not yet";
      if (!missing.isEmpty()) {
        lines.add("expected, but " + never + " seen: " + String.join("; ", missing));
      }
      if (!marks.isEmpty()) {
        lines.add("reached: " + counted(marks));
      }
      if (!unreached.isEmpty()) {
        lines.add(never + " reached: " + String.join("; ", unreached));
      }
      if (leftOut > 0) {
        lines.add(
            "left out: "
                + Prose.count(leftOut, "execution")
                + " in which an assumption does not hold");
      }
      if (!whole && !lines.isEmpty()) {
        lines.add("these are of the executions since the search was taken up again only");
      }
      return lines;
    }

    private static String counted(SortedMap<String, Long> counts) {
      return counts.entrySet().stream()
          .map(entry -> entry.getKey() + " in " + Prose.count(entry.getValue(), "execution"))
          .collect(Collectors.joining("; "));
    }
  }
}
