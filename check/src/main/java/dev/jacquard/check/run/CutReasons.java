package dev.jacquard.check.run;

import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Prose;
import java.util.ArrayList;
import java.util.List;

/**
 * What it means for the verdict that executions were cut: how far everything was looked at all the
 * same.
 *
 * @param covered so many steps within which nothing is missing; 0 if nothing can be said
 */
record CutReasons(Options options, Spelling spelling, Cuts cuts, int covered) {
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (cuts.mixed() > 0) {
      sentences.add(
          Prose.count(cuts.mixed(), "execution")
              + " were cut: some at the limit of "
              + options.stepLimit()
              + " steps ("
              + spelling.of(Option.STEPS)
              + "), others since a thread goes on for ever without any effect");
    }
    if (cuts.atLimit() > 0) {
      sentences.add(atLimit());
    }
    if (cuts.before() > 0) {
      sentences.add(
          Prose.count(cuts.before(), "execution")
              + (cuts.before() == 1 ? " was" : " were")
              + " cut: a thread goes on for ever without any effect");
    }
    return sentences;
  }

  private String atLimit() {
    return Prose.count(cuts.atLimit(), "execution")
        + " reached the limit of "
        + options.stepLimit()
        + " steps ("
        + spelling.of(Option.STEPS)
        + "): is there a loop that never ends"
        + cuts.place().map(place -> " behind " + place).orElse("")
        + "? "
        + coverage();
  }

  private String coverage() {
    if (covered == 0) {
      return "Of executions as long as that, only some were explored";
    }
    String all =
        "All executions of up to "
            + Prose.count(covered, "step")
            + preemptions()
            + " were explored";
    return covered < options.stepLimit() ? all + ", of longer ones only some" : all;
  }

  private String preemptions() {
    return options.search() instanceof Search.WithinBound bound
        ? " and " + Prose.count(bound.preemptions(), "preemption")
        : "";
  }
}
