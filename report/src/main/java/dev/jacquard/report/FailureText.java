package dev.jacquard.report;

import java.util.ArrayList;
import java.util.List;

/** A counterexample as lines for people. */
public record FailureText(Counterexample counterexample, Page page) {
  /** Failures of one execution beyond this many are only counted. */
  private static final int MOST_SENTENCES = 5;

  /** What went wrong, a sentence for each of the first failures, and how many more there are. */
  public List<String> sentences() {
    List<Diagnosis> all = counterexample.diagnoses();
    List<String> sentences = new ArrayList<>();
    for (Diagnosis diagnosis : all.subList(0, Math.min(MOST_SENTENCES, all.size()))) {
      sentences.add(diagnosis.sentence());
    }
    if (all.size() > MOST_SENTENCES) {
      int more = all.size() - MOST_SENTENCES;
      sentences.add("and " + Prose.count(more, "more failure") + " in the same execution");
    }
    return sentences;
  }

  /** How it came to that: the interleaving, where accesses come from, what was printed. */
  public List<String> details() {
    List<String> lines = new ArrayList<>(table());
    addPart(counterexample.stacks(), lines);
    if (!counterexample.output().isEmpty()) {
      List<String> output = new ArrayList<>(List.of("the program printed in this execution:"));
      counterexample.output().forEach(line -> output.add("  " + line));
      addPart(output, lines);
    }
    return lines;
  }

  private List<String> table() {
    return new InterleavingTable(
            counterexample.trace(), counterexample.names(), counterexample.races())
        .lines(page);
  }

  private static void addPart(List<String> part, List<String> lines) {
    if (!part.isEmpty()) {
      lines.add("");
      lines.addAll(part);
    }
  }

  /** How to see it again. */
  public List<String> replays() {
    List<String> lines = new ArrayList<>();
    for (ReplayLine way : counterexample.replays()) {
      lines.add((lines.isEmpty() ? "replay: " : "    or: ") + way.text());
    }
    return lines;
  }
}
