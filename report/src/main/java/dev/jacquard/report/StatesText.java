package dev.jacquard.report;

import dev.jacquard.explore.stateful.Endlessness;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.kernel.Prose;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/** What a search by states has seen, in words. */
public record StatesText(StateCounts counts) {
  private static final MathContext ONE_DIGIT = new MathContext(1, RoundingMode.UP);

  /** For example {@code 462 states in 37 runs}. */
  public String seen(String runs) {
    return Prose.count(counts.states(), "state")
        + (counts.upToSymmetry() ? " up to symmetry in " : " in ")
        + runs;
  }

  /** How certain it is that states are states. */
  public String certainty() {
    return String.format(
        Locale.ROOT,
        "states are known by fingerprints of 122 bits: two of them were taken for one with a"
            + " probability below %.0e",
        rounded(counts.error()));
  }

  /** What is to be said of executions without end, if there are some. */
  public Optional<String> endlessness() {
    Endlessness endlessness = counts.endlessness();
    if (endlessness.alwaysEnds()) {
      return Optional.empty();
    }
    String where = endlessness.hasNoEnd() ? "" : "can run for ever, or come to an end";
    String idle = "it can come to where no variable changes any more, and goes on for ever there";
    if (!endlessness.isIdle()) {
      return Optional.of(where).filter(text -> !text.isEmpty());
    }
    return Optional.of(where.isEmpty() ? idle : where + "; " + idle);
  }

  /** A bound with one digit, which is not smaller. */
  public static BigDecimal rounded(double bound) {
    return new BigDecimal(bound).round(ONE_DIGIT);
  }
}
