package dev.jacquard.report.text;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.symmetry.SymmetryFindings.ToldApart;
import java.util.ArrayList;
import java.util.List;

/** What is known of interchangeable threads, in words. */
public record SymmetryText(SymmetryFindings findings) {
  /** More threads than this are not listed one by one. */
  private static final int MOST_NAMES = 8;

  /** More causes than this are only counted where room is scarce. */
  private static final int MOST_CAUSES = 3;

  /** From here on a factorial is easier to read as such. */
  private static final int LARGEST_WRITTEN_OUT = 10;

  /** A few lines, for a report on something else. */
  public List<String> summary() {
    List<String> lines = new ArrayList<>();
    for (List<String> members : findings.classes()) {
      lines.add(members.size() + " interchangeable threads: " + names(members, " "));
    }
    List<ToldApart> causes = findings.toldApart();
    for (ToldApart cause : causes.subList(0, Math.min(MOST_CAUSES, causes.size()))) {
      lines.add(
          (cause.threads().isEmpty()
                  ? "symmetry not used"
                  : "told apart: " + names(cause.threads(), " "))
              + ": "
              + cause.operation()
              + place(cause));
    }
    if (causes.size() > MOST_CAUSES) {
      lines.add(
          "told apart: "
              + (causes.size() - MOST_CAUSES)
              + " more, see ./jacquard explain symmetry");
    }
    return lines;
  }

  /** All of it, with what it means. */
  public List<String> explanation() {
    List<String> lines = new ArrayList<>();
    for (List<String> members : findings.classes()) {
      lines.add("interchangeable: " + names(members, ", "));
      lines.add("  same code, corresponding objects, and nothing told them apart;");
      lines.add("  while they act alike, one of their " + orders(members.size()) + " is explored");
      lines.add("");
    }
    for (ToldApart cause : findings.toldApart()) {
      lines.add(
          cause.threads().isEmpty()
              ? "symmetry is not used in this program"
              : "look alike, but told apart: " + names(cause.threads(), ", "));
      lines.add("  " + cause.operation() + place(cause));
      lines.add("");
    }
    return lines;
  }

  private static String orders(int members) {
    if (members > LARGEST_WRITTEN_OUT) {
      return members + "! orders";
    }
    long orders = 1;
    for (int i = 2; i <= members; i++) {
      orders *= i;
    }
    return Prose.number(orders) + " orders";
  }

  private static String place(ToldApart cause) {
    return cause.place().isEmpty() ? "" : ", at " + cause.place();
  }

  /** The first and the last of many: they mostly differ in a number. */
  private static String names(List<String> threads, String separator) {
    int last = threads.size() - 1;
    return threads.size() <= MOST_NAMES
        ? String.join(separator, threads)
        : String.join(separator, threads.subList(0, 3))
            + separator
            + "..."
            + separator
            + threads.get(last);
  }
}
