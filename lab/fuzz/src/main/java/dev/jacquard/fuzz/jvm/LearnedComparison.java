package dev.jacquard.fuzz.jvm;

import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.step.UntoldException;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.Optional;

/**
 * Compares what is learned of a litmus program with what is learned of its translation, by whole
 * histories and by folded ones: all executions are those of the program, and they fail alike.
 */
final class LearnedComparison {
  private final LitmusProgram litmus;
  private final Runnable body;
  private final Settings settings;
  private final int steps;
  private final long most;

  LearnedComparison(
      LitmusProgram litmus, Runnable body, CarrierChoice carrier, int steps, long most) {
    this.litmus = litmus;
    this.body = body;
    this.steps = steps;
    this.most = most;
    settings = Settings.DEFAULT.with(carrier).limitedTo(steps + 100);
  }

  /** The first difference. */
  Optional<String> difference(LearnedTally tally) {
    LearnedVerdict expected;
    try {
      expected = LearnedVerdict.of(litmus, steps, most);
    } catch (UntoldException untold) {
      tally.count("untold in litmus");
      return Optional.empty();
    }
    Optional<String> folded = difference(settings.withFoldedHistories(), "folded", expected, tally);
    return folded.isPresent()
        ? folded
        : difference(settings.withHistories(), "whole", expected, tally);
  }

  private Optional<String> difference(
      Settings told, String word, LearnedVerdict expected, LearnedTally tally) {
    try {
      LearnedVerdict found = verdict(told);
      tally.countRuns(found.runs());
      if (found.difference().isPresent()) {
        return found.difference().map(where -> word + ": " + where);
      }
      boolean comparable = expected.isComplete() && found.isComplete();
      tally.count(word + (found.isComplete() ? " complete" : " not complete"));
      return !comparable || expected.summary().equals(found.summary())
          ? Optional.empty()
          : Optional.of(word + ": litmus " + expected.summary() + "; Java " + found.summary());
    } catch (UntoldException untold) {
      tally.count(word + " untold: " + untold.what());
    } catch (ContradictionException contradiction) {
      tally.count(word + " contradicted");
      return Optional.of(word + ": " + contradiction.getMessage());
    }
    return Optional.empty();
  }

  private LearnedVerdict verdict(Settings told) {
    Settings now = told;
    while (true) {
      try {
        return LearnedVerdict.of(new JvmProgram(body, now), steps + 100, most);
      } catch (Restart restart) {
        now = restart.in(now);
      }
    }
  }
}
