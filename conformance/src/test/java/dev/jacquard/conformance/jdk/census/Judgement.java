package dev.jacquard.conformance.jdk.census;

import dev.jacquard.conformance.jdk.census.Census.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a class is controlled, as a few words for the table, and whether that is wrong.
 *
 * @param wrong what is wrong, or nothing
 */
record Judgement(String control, Optional<String> wrong) {
  /** How the words for a wrong verdict begin. */
  static final String WRONG = "**wrong**: ";

  private static final String NAMED = "named: ";
  private static final String RACE = "race";
  private static final String COMPLETE = "complete";
  private static final String INCOMPLETE = "incomplete";

  /** What the documentation promises. */
  enum Promise {
    UNSAFE,
    SAFE,
    INSIDE,
    IMMUTABLE
  }

  static Judgement of(Promise promise, List<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      if (!List.of(RACE, COMPLETE, INCOMPLETE).contains(outcome.outcome())) {
        return wrong(outcome.outcome() + " in " + outcome.method(), outcome.why());
      }
      if (outcome.outcome().equals(RACE) && promise != Promise.UNSAFE) {
        return wrong("a race in " + outcome.method() + ", which is none", outcome.why());
      }
    }
    if (has(outcomes, RACE)) {
      return right("race detected");
    }
    if (has(outcomes, INCOMPLETE)) {
      return named(outcomes);
    }
    return complete(promise, outcomes);
  }

  private static Judgement complete(Promise promise, List<Outcome> outcomes) {
    boolean explored = outcomes.stream().anyMatch(outcome -> outcome.executions() > 1);
    return switch (promise) {
      case UNSAFE -> wrong("called complete, but no race was seen", "");
      case IMMUTABLE -> right("immutable");
      case SAFE, INSIDE ->
          explored ? right("explored") : wrong("called complete, but nothing of it is a step", "");
    };
  }

  /** Of several reasons the first in the alphabet, since their order may differ. */
  private static Judgement named(List<Outcome> outcomes) {
    List<String> reasons =
        outcomes.stream()
            .filter(outcome -> outcome.outcome().equals(INCOMPLETE))
            .flatMap(outcome -> Stream.of(outcome.why().split("; ")))
            .map(Judgement::plain)
            .sorted()
            .toList();
    return right(NAMED + reasons.get(0));
  }

  /** A reason without lines and numbers, which differ from run to run. */
  private static String plain(String why) {
    return why.replaceAll("not controlled: ", "")
        .replaceAll(" at [\\w.$]+ \\(.*", "")
        .replaceAll("-\\d+'", "'");
  }

  /**
   * Whether a class is controlled no worse than before: in the same way, or now for the first time.
   * Which of several things is named may differ from run to run.
   */
  static boolean isAsGood(String now, String before) {
    return now.equals(before)
        || now.startsWith(NAMED) && before.startsWith(NAMED)
        || isUncontrolled(before) && !isUncontrolled(now);
  }

  private static boolean isUncontrolled(String control) {
    return control.startsWith(WRONG) || control.startsWith(NAMED);
  }

  private static boolean has(List<Outcome> outcomes, String word) {
    return outcomes.stream().anyMatch(outcome -> outcome.outcome().equals(word));
  }

  private static Judgement right(String control) {
    return new Judgement(control, Optional.empty());
  }

  /** The table tells the sort of mistake only, since the rest may differ from run to run. */
  private static Judgement wrong(String sort, String more) {
    return new Judgement(WRONG + sort, Optional.of((sort + " " + more).strip()));
  }
}
