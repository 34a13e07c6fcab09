package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is predicted from one run of a program is all that follows from it, and nothing that the
 * program does not do.
 */
class PredictionTest {
  private static final int MOST_STATES = 1_500;
  private static final List<Features> FEATURES =
      List.of(Features.endless(), Features.anySubset(), Features.impatient(), Features.symmetric());

  private final RaceDetector detector = new RaceDetector();
  private int compared;
  private int closed;
  private int confirmed;
  private int stuck;
  private int racing;
  private int excused;

  @Test
  void isAllThatFollowsAndNothingElse() {
    compare(0, 400);
    assertThat(compared).isGreaterThan(200);
    assertThat(stuck).isGreaterThan(10);
    assertThat(racing).isGreaterThan(50);
  }

  @Tag("slow")
  @Test
  void isAllThatFollowsFromARunOfEachOfTenThousandPrograms() {
    compare(1_000, 10_000);
    assertThat(compared).isGreaterThan(5_000);
  }

  private void compare(long first, int programs) {
    for (long seed = first; seed < first + programs; seed++) {
      Features features = FEATURES.get((int) (seed % FEATURES.size()));
      LitmusFile file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      Optional<FullGraph> full = FullGraph.of(file, MOST_STATES);
      if (full.isPresent()) {
        compared++;
        try {
          compare(file, full.get(), seed);
        } catch (RuntimeException | AssertionError e) {
          throw new AssertionError("seed " + seed + "\n" + LitmusPrinter.print(file), e);
        }
      }
    }
    System.out.printf(
        "%d programs, %d of them known after one run: %d failing runs confirmed, %d programs with"
            + " deadlocks and %d with races predicted%n",
        compared, closed, confirmed, stuck, racing);
    assertThat(1_000 * excused).isLessThanOrEqualTo(compared);
  }

  private void compare(LitmusFile file, FullGraph full, long seed) {
    LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    LearningProgram learned = predicting(file, seed);
    Sights seen = SearchSights.of(program, new Confirmed(learned), new GraphDpor(seed)).sights();
    assertThat(learned.runs()).isEqualTo(1);
    Sights truth = EveryState.of(program, predicting(file, seed));
    assertContained("follows from a run", truth, seen);
    assertThat(seen.races()).as("races that follow").containsAll(truth.races());
    assertThat(full.sights().ends()).as("final states").containsAll(seen.ends());
    assertContained("is seen", seen, full.sights());
    stuck += seen.stuck().isEmpty() ? 0 : 1;
    racing += seen.races().isEmpty() ? 0 : 1;
    if (learned.unseen().getAsInt() == 0) {
      closed++;
      Optional<String> difference = seen.differenceFrom(full.sights());
      assertThat(difference.filter(what -> !isOfTheProgram(what, program, full))).isEmpty();
      excused += difference.isPresent() ? 1 : 0;
    }
  }

  private static void assertContained(String what, Sights less, Sights more) {
    assertThat(more.stuck()).as("deadlock that " + what).containsAll(less.stuck());
    assertThat(more.ends()).as("end that " + what).containsAll(less.ends());
    assertThat(more.failures()).as("failure that " + what).containsAll(less.failures());
    assertThat(more.places()).as("place that " + what).containsAll(less.places());
    Set<String> endless = less.endless();
    assertThat(endless.contains("livelock") && !more.endless().contains("livelock"))
        .as("livelock that " + what)
        .isFalse();
  }

  /** As in {@link LearnedGraphTest}. */
  private static boolean isOfTheProgram(String difference, LitmusProgram program, FullGraph full) {
    return SearchSights.of(program, new GraphDpor(1))
        .sights()
        .differenceFrom(full.sights())
        .equals(Optional.of(difference));
  }

  private static LearningProgram predicting(LitmusFile file, long seed) {
    LitmusProgram plain = LitmusProgram.of("program", file, LitmusOptions.DEFAULT.forLearning());
    return new LearningProgram(
            plain,
            seed % 5 == 0 ? Likeness.NONE : plain.likeness(),
            Symmetry::none,
            LitmusOptions.DEFAULT.stepLimit())
        .predicting();
  }

  /** Each run that fails is confirmed by the program. */
  private final class Confirmed implements Program {
    private final LearningProgram learned;

    Confirmed(LearningProgram learned) {
      this.learned = learned;
    }

    @Override
    public Trace run(Plan plan) {
      Trace trace = learned.run(plan);
      if (!trace.failures().isEmpty() || !detector.find(trace).isEmpty()) {
        Trace predicted = trace.copy();
        learned.confirm(predicted);
        confirmed++;
        return predicted;
      }
      return trace;
    }

    @Override
    public Legend legend() {
      return learned.legend();
    }
  }
}
