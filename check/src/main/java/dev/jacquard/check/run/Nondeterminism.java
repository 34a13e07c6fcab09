package dev.jacquard.check.run;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Explains that a program did not do the same again under the same schedule. */
public record Nondeterminism(Legend legend) {
  private static final Pattern NUMBERED = Pattern.compile("(thread|location) (\\d+)");

  /** What differed, and what it usually comes from. */
  public String sentence(DivergenceException divergence) {
    return "the program is not deterministic: "
        + named(divergence)
        + ". Likely causes: state that outlives a run (a file, a system property, a static field of"
        + " a class that is not on -cp), the real time or random numbers through native code, the"
        + " order of a collection by identity hash, a thread that Jacquard did not start";
  }

  /** What differed, with names in the place of numbers. */
  String named(DivergenceException divergence) {
    Matcher numbered = NUMBERED.matcher(divergence.getMessage());
    return numbered.replaceAll(
        match -> Matcher.quoteReplacement(name(match.group(1), Integer.parseInt(match.group(2)))));
  }

  private String name(String what, int number) {
    if (what.equals("thread")) {
      return number < legend.threads() ? legend.thread(number) : what + " " + number;
    }
    return legend.location(number);
  }
}
