package dev.jacquard.report.page;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import java.util.stream.IntStream;

/**
 * How much was explored, and where this execution could have gone another way: a column for each of
 * its steps, as high as there were threads that could go on.
 */
record ExplorationSection(Counterexample example, Waits waits) {
  void write(Html html) {
    html.line().open("details", "class", "card", "id", "exploration", "open", "");
    html.leaf("summary", "The exploration");
    for (String line : example.exploration()) {
      html.line().leaf("p", line);
    }
    if (example.trace().length() > 0) {
      picture(html);
    }
    html.close();
  }

  private void picture(Html html) {
    int steps = example.trace().length();
    int most = IntStream.range(0, steps).map(waits::able).max().orElse(1);
    html.line().leaf("h3", sentence(most));
    html.line()
        .open(
            "svg",
            "id",
            "choices",
            "viewBox",
            "0 0 " + steps + " " + Math.max(1, most),
            "preserveAspectRatio",
            "none",
            "role",
            "img",
            "aria-label",
            "threads that could go on, for each step");
    html.open("path", "d", columns(steps, most)).close();
    html.open("rect", "id", "choice", "width", "1", "height", Integer.toString(most)).close();
    html.close();
  }

  private String sentence(int most) {
    Trace trace = example.trace();
    long open = IntStream.range(0, trace.length()).filter(step -> waits.able(step) > 1).count();
    return open == 0
        ? "At no step could another thread have gone on."
        : "At "
            + Prose.number(open)
            + " of "
            + Prose.count(trace.length(), "step")
            + " another thread could have gone on (at most "
            + most
            + " could):";
  }

  private String columns(int steps, int most) {
    StringBuilder path = new StringBuilder();
    for (int step = 0; step < steps; step++) {
      path.append("M").append(step).append(' ').append(most);
      path.append("v-").append(waits.able(step)).append("h1V").append(most);
    }
    return path.toString();
  }
}
