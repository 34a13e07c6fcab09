package dev.jacquard.report.text;

import dev.jacquard.kernel.Prose;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import dev.jacquard.report.ReplayLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A counterexample as lines for people. */
public record FailureText(Counterexample counterexample, Page page) {
  /** Failures of one execution beyond this many are only counted. */
  private static final int MOST_SENTENCES = 5;

  /** The reasons of more failures than this are not read to their end. */
  private static final int MOST_EXPLAINED = 3;

  /** What went wrong, a sentence for each of the first failures, and how many more there are. */
  public List<String> sentences() {
    List<Diagnosis> all = counterexample.diagnoses();
    List<String> sentences = new ArrayList<>();
    for (Diagnosis diagnosis : all.subList(0, Math.min(MOST_SENTENCES, all.size()))) {
      sentences.add(page.paint(Colour.RED, diagnosis.sentence()));
    }
    if (all.size() > MOST_SENTENCES) {
      int more = all.size() - MOST_SENTENCES;
      sentences.add("and " + Prose.count(more, "more failure") + " in the same execution");
    }
    return sentences;
  }

  /** How it came to that: the interleaving, the reasons, where accesses come from, the output. */
  public List<String> details() {
    List<String> lines = new ArrayList<>(table());
    List<Diagnosis> explained = explained();
    for (Diagnosis diagnosis : explained) {
      String which = explained.size() == 1 ? "" : " (" + diagnosis.title() + ")";
      addPart("why" + which + ":", reasons(diagnosis), lines);
      addPart("what prevents it" + which + ":", diagnosis.remedies(), lines);
    }
    if (!counterexample.stacks().isEmpty()) {
      lines.add("");
      counterexample.stacks().forEach(line -> lines.add(Printable.text(line)));
    }
    if (!counterexample.output().isEmpty()) {
      lines.add("");
      lines.add(page.paint(Colour.BOLD, "the program printed in this execution:"));
      counterexample.output().forEach(line -> lines.add("  " + Printable.text(line)));
    }
    return lines;
  }

  /** One of those with the same title, which have the same cause. */
  private List<Diagnosis> explained() {
    Map<String, Diagnosis> byTitle = new LinkedHashMap<>();
    for (Diagnosis diagnosis : counterexample.diagnoses()) {
      if (!diagnosis.reasons().isEmpty() && byTitle.size() < MOST_EXPLAINED) {
        byTitle.putIfAbsent(diagnosis.title(), diagnosis);
      }
    }
    return List.copyOf(byTitle.values());
  }

  /** Those that the sentence does not have already. */
  private static List<String> reasons(Diagnosis diagnosis) {
    return diagnosis.reasons().stream()
        .filter(reason -> !diagnosis.sentence().contains(reason))
        .toList();
  }

  private List<String> table() {
    return new InterleavingTable(
            counterexample.trace(),
            counterexample.names(),
            counterexample.races(),
            counterexample.accesses(),
            counterexample.calls())
        .lines(page);
  }

  private void addPart(String title, List<String> part, List<String> lines) {
    if (!part.isEmpty()) {
      lines.add("");
      lines.add(page.paint(Colour.BOLD, title));
      for (String text : part) {
        lines.addAll(Prose.wrapped("  " + Printable.text(text), page.width(), "    "));
      }
    }
  }

  /** How to see it again. */
  public List<String> replays() {
    List<String> lines = new ArrayList<>();
    for (ReplayLine way : counterexample.replays()) {
      lines.add((lines.isEmpty() ? "replay: " : "    or: ") + Printable.text(way.text()));
    }
    counterexample
        .caution()
        .ifPresent(
            why ->
                lines.addAll(
                    Prose.wrapped("caution: " + Printable.text(why), page.width(), "         ")));
    return lines;
  }
}
