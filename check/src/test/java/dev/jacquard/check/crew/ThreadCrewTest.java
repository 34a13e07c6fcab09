package dev.jacquard.check.crew;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Crew;
import dev.jacquard.check.Options;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What those who share a search tell beside their counts. */
class ThreadCrewTest {
  private static Crew.Share explored(Options options, Supplier<Program> programs) {
    return new ThreadCrew(2, programs, options)
        .explore(Budget.UNLIMITED, System.nanoTime(), options.onFailure(), Supervisor.NONE);
  }

  @Test
  void threadThatKnowsWhatNobodyToldItIsTold() {
    Crew.Share share =
        explored(Options.DEFAULT, () -> new Pair(Kind.VOLATILE_WRITE, Pair.Flaw.PEEPS));
    assertThat(share.tally().executions()).isEqualTo(2);
    assertThat(share.signs()).singleElement().asString().contains("thread 1", "does not see");
  }

  @Test
  void nothingIsToldOfThreadsThatDoTheSame() {
    Crew.Share share =
        explored(Options.DEFAULT, () -> new Pair(Kind.VOLATILE_WRITE, Pair.Flaw.NONE));
    assertThat(share.tally().executions()).isEqualTo(2);
    assertThat(share.signs()).isEmpty();
  }

  @Test
  void racesAreLookedForIfNothingElseIs() {
    Options options = Options.DEFAULT.with(RacePolicy.ONLY);
    Crew.Share share = explored(options, () -> new Pair(Kind.WRITE, Pair.Flaw.NONE));
    assertThat(share.tally().failing(Failure.Type.RACE)).isPositive();
  }

  @Test
  void nothingButRacesIsTold() {
    Options options = Options.DEFAULT.with(RacePolicy.ONLY);
    Supplier<Program> programs = () -> new Pair(Kind.VOLATILE_WRITE, Pair.Flaw.FAILS);
    assertThat(explored(options, programs).tally().failing(Failure.Type.ASSERTION)).isZero();
    assertThat(explored(Options.DEFAULT, programs).tally().failing(Failure.Type.ASSERTION))
        .isPositive();
  }

  /**
   * Two threads that access the same variable; the second one has a step of its own before. It may
   * look then whether the first one was faster, by what is no step, or fail.
   */
  private static final class Pair implements Program, Moves, Legend {
    /** What is wrong with the second thread. */
    private enum Flaw {
      NONE,
      PEEPS,
      FAILS
    }

    private static final int SHARED = 0;
    private static final int OWN = 1;

    private final Director director = new Director(Symmetry.none(2), 100);
    private final Kind kind;
    private final Flaw flaw;

    Pair(Kind kind, Flaw flaw) {
      this.kind = kind;
      this.flaw = flaw;
    }

    @Override
    public Trace run(Plan plan) {
      director.begin(plan);
      director.arrive(0, kind, SHARED, 0, 1);
      director.arrive(1, Kind.VOLATILE_WRITE, OWN, 0, 2);
      boolean faster = false;
      boolean begun = false;
      int value = 1;
      for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
        director.record(0, t == 1 && begun ? value : 1, 0);
        faster |= t == 0;
        if (t == 1 && !begun) {
          begun = true;
          value = flaw == Flaw.PEEPS && !faster ? 2 : 1;
          if (flaw == Flaw.FAILS) {
            director.fail(Failure.Type.ASSERTION, 1, "too early");
          } else {
            director.arrive(1, kind, SHARED, 0, 3);
          }
        }
      }
      return director.finish(this);
    }

    @Override
    public int choices(int thread) {
      return 1;
    }

    @Override
    public Legend legend() {
      return this;
    }

    @Override
    public int threads() {
      return 2;
    }

    @Override
    public String thread(int thread) {
      return "thread " + thread;
    }

    @Override
    public String location(int location) {
      return "location " + location;
    }

    @Override
    public String waitQueue(int queue) {
      return "queue " + queue;
    }

    @Override
    public String site(int thread, int site) {
      return "Pair.java:" + site;
    }
  }
}
