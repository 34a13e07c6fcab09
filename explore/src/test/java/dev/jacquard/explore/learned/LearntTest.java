package dev.jacquard.explore.learned;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Explorer.DataRaces;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LearntTest {
  /** Four threads, each with three sections of its own under one lock: 369,600 traces. */
  private static final String SECTIONS =
      """
      lock m
      thread worker[4] {
        repeat (3) {
          synchronized (m) {
          }
        }
      }
      """;

  private static final String RARE =
      """
      volatile int x
      lock m
      thread worker[4] {
        repeat (3) {
          synchronized (m) {
          }
        }
      }
      thread writer {
        synchronized (m) {
          x = 1;
          x = 2;
        }
      }
      thread reader {
        int seen = x;
        assert(seen != 1);
      }
      """;

  /** Two threads lock in opposite orders, after much that a search goes through first. */
  private static final String LATE =
      """
      lock m, left, right
      thread one {
        synchronized (left) {
          synchronized (right) {
          }
        }
      }
      thread other {
        synchronized (right) {
          synchronized (left) {
          }
        }
      }
      thread worker[3] {
        repeat (3) {
          synchronized (m) {
          }
        }
      }
      """;

  /** A litmus program, all of whose accesses are steps. */
  private static final class Origin implements LearnedSearch.Origin {
    private final String text;
    private boolean refuted;

    Origin(String text) {
      this.text = text;
    }

    @Override
    public Learnable program() {
      return Learned.plain(text);
    }

    @Override
    public int stepLimit() {
      return LitmusOptions.DEFAULT.stepLimit();
    }

    @Override
    public Plan confirming(Trace foretold) {
      return refuted
          ? Plan.free(Tail.Fixed.LOWEST)
          : Plan.attempting(foretold.prefix(foretold.length()), Tail.Fixed.LOWEST);
    }

    @Override
    public Optional<String> objection() {
      return Optional.empty();
    }

    @Override
    public boolean isOutdated(RuntimeException thrown) {
      return false;
    }
  }

  private static Exploration explore(Program program, Learnt search) {
    return new Explorer(
            program,
            Budget.ofExecutions(20_000),
            DataRaces.REPORT,
            Explorer.OnFailure.STOP,
            Listener.NONE)
        .explore(search);
  }

  private static Learnt learnt(LearnedSearch.Origin origin, DataRaces dataRaces) {
    return new Learnt(new OptimalDpor(), new LearnedSearch(origin, dataRaces));
  }

  @Test
  void whatIsLearnedEndsTheSearch() {
    Learnt search = learnt(new Origin(SECTIONS), DataRaces.REPORT);
    Exploration found = explore(Learned.plain(SECTIONS), search);
    LearnedSearch learned = search.learned();
    assertThat(found.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(learned.isComplete()).isTrue();
    assertThat(learned.runs()).isLessThan(5);
    assertThat(found.tally().executions()).isLessThan(20_000);
  }

  @Test
  void whatIsForetoldToFailIsRunNext() {
    Exploration found = explore(Learned.plain(RARE), learnt(new Origin(RARE), DataRaces.REPORT));
    assertThat(found.findings())
        .extracting(finding -> finding.failure().type())
        .containsExactly(Failure.Type.ASSERTION);
  }

  @Test
  void whatOneRunImpliesIsLookedThroughFirst() {
    assertThat(Learned.explore(Learned.plain(LATE), new OptimalDpor(), 256).failures()).isEmpty();
    Learnt search = learnt(new Origin(LATE), DataRaces.REPORT);
    Exploration found = explore(Learned.plain(LATE), search);
    assertThat(found.findings())
        .extracting(finding -> finding.failure().type())
        .containsExactly(Failure.Type.DEADLOCK);
    assertThat(found.tally().executions()).isLessThan(32);
    assertThat(search.learned().runs()).isZero();
  }

  /** What all count under the lock is other data in each order of the threads. */
  @Test
  void whatOneRunSuggestsIsTriedWhateverThreadsHaveRead() {
    String counting =
        """
        int n, far
        lock m
        thread early {
          far = 1;
          repeat (20) { synchronized (m) { n = n + 1; } }
        }
        thread late {
          repeat (20) { synchronized (m) { n = n + 1; } }
          far = 2;
        }
        """;
    Learnt search = learnt(new Origin(counting), DataRaces.REPORT);
    Exploration found = explore(Learned.plain(counting), search);
    assertThat(found.findings())
        .extracting(finding -> finding.failure().type())
        .containsExactly(Failure.Type.RACE);
    assertThat(found.tally().executions()).isLessThan(32);
    assertThat(search.learned().runs()).isZero();
  }

  @Test
  void whoAsksForRacesOnlyIsToldOfNothingElse() {
    Learnt search = learnt(new Origin(LATE), DataRaces.ONLY);
    Exploration found =
        new Explorer(
                Learned.plain(LATE),
                Budget.ofExecutions(20_000),
                DataRaces.ONLY,
                Explorer.OnFailure.STOP,
                Listener.NONE)
            .explore(search);
    assertThat(found.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(search.learned().isComplete()).isTrue();
    assertThat(search.tallyAside().executions()).isZero(); // no deadlock had to be confirmed
  }

  @Test
  void whatOneRunOnlySeemsToImplyIsNotTold() {
    Origin origin = new Origin(LATE);
    origin.refuted = true;
    Learnt search = learnt(origin, DataRaces.REPORT);
    Exploration found =
        new Explorer(
                Learned.plain(LATE),
                Budget.ofExecutions(200),
                DataRaces.REPORT,
                Explorer.OnFailure.STOP,
                Listener.NONE)
            .explore(search);
    assertThat(search.tallyAside().executions()).isPositive();
    assertThat(found.findings()).isEmpty();
  }

  @Test
  void whatDoesNotComeTrueEndsLearningOnly() {
    Origin origin = new Origin(RARE);
    origin.refuted = true;
    Learnt search = learnt(origin, DataRaces.REPORT);
    Exploration found = explore(Learned.plain(RARE), search);
    LearnedSearch learned = search.learned();
    assertThat(learned.isComplete()).isFalse();
    if (learned.givenUp().isPresent()) { // else the search itself came to it first
      assertThat(learned.givenUp()).contains("a failure that was foretold is none");
    }
    assertThat(found.verdict().status()).isNotEqualTo(Verdict.Status.COMPLETE);
  }

  @Test
  void smallSearchesAreLeftAlone() {
    String small =
        """
        volatile int x
        thread writer[2] {
          x = 1;
        }
        """;
    Learnt search = learnt(new Origin(small), DataRaces.REPORT);
    Exploration found = explore(Learned.plain(small), search);
    LearnedSearch learned = search.learned();
    assertThat(found.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(learned.runs()).isZero();
  }
}
