package dev.jacquard.explore.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LearningProgramTest {
  private static final int LIMIT = LitmusOptions.DEFAULT.stepLimit();

  private static void compare(String text, int executions) {
    Learned.Outcome real = Learned.explore(Litmus.program(text), new OptimalDpor());
    assertThat(Learned.explore(Learned.program(text), new OptimalDpor())).isEqualTo(real);
    assertThat(real.executions()).isEqualTo(executions);
  }

  @Test
  void whatNoThreadHasObservedNeedsARun() {
    LearningProgram learned = Learned.program(Litmus.STORE_BUFFERING);
    assertThat(Learned.explore(learned, new OptimalDpor()).executions()).isEqualTo(3);
    assertThat(learned.runs()).isEqualTo(3); // a reads 0 and b 1, then a reads 1, then b 0
  }

  @Test
  void whatOneThreadShowsIsKnownOfThoseThatAreLikeIt() {
    String text = "volatile int x, own[4]; thread t[4] { own[tid] = 1; int r = getAndAdd(x, 1); }";
    LearningProgram learned = Learned.program(text);
    LearningProgram apart =
        new LearningProgram(Learned.plain(text), Likeness.NONE, Symmetry::none, LIMIT);
    assertThat(Learned.explore(learned, new OptimalDpor()).executions()).isEqualTo(24);
    assertThat(Learned.explore(apart, new OptimalDpor()).executions()).isEqualTo(24);
    assertThat(learned.runs()).isEqualTo(1);
    assertThat(apart.runs()).isGreaterThan(5);
  }

  @Test
  void aThreadStaysBeforeWhatOneRunHasNotShown() {
    LearningProgram predicted = Learned.program(Litmus.STORE_BUFFERING).predicting();
    Learned.explore(predicted, new GraphDpor(1));
    assertThat(predicted.runs()).isEqualTo(1); // a reads 0 and b 1
    assertThat(predicted.unseen()).hasValue(2);
  }

  @Test
  void whoStaysBeforeTheUnknownIsInNoDeadlock() {
    LearningProgram predicted =
        Learned.program(
                """
                volatile int x; lock m;
                thread a { int r = x; lock(m); unlock(m); }
                thread b { x = 1; lock(m); x = 2; unlock(m); }
                """)
            .predicting();
    assertThat(Learned.explore(predicted, new GraphDpor(1)).failures()).isEmpty();
    assertThat(predicted.unseen()).hasValue(2);
  }

  @Test
  void aRaceWithAReadOfUnknownOutcomeIsShownByARun() {
    String text = "int x, y; thread a { x = 1; x = 2; } thread b { int r = x; y = r; }";
    LearningProgram predicted = Learned.program(text).predicting();
    GraphDpor search = new GraphDpor(1);
    Set<String> racing = new TreeSet<>();
    for (Optional<Plan> plan = search.next(); plan.isPresent(); plan = search.next()) {
      Trace trace = predicted.run(plan.get());
      for (DataRace race : new RaceDetector().find(trace)) {
        racing.add(trace.before(race.first().step()) + " " + race.first().thread());
      }
      search.learn(trace);
    }
    assertThat(predicted.runs()).isEqualTo(1); // which reads 2
    assertThat(predicted.confirmations()).isEqualTo(1);
    assertThat(racing).contains("0 0", "1 0"); // the first write races as well as the second
  }

  @Test
  void threadsThatWriteTheirNumbersAreNotAlike() {
    Likeness likeness = Learned.plain("volatile int x; thread t[3] { x = tid; }").likeness();
    assertThat(likeness.first(2)).isEqualTo(2);
  }

  /** At {@code x = 1} both have the same registers, but not the same locks. */
  @Test
  void locksThatAThreadHoldsAreAPartOfItsState() {
    compare(
        """
        int x; volatile int y; lock m, n;
        thread a {
          int r = y;
          if (r == 1) { lock(m); } else { lock(n); }
          r = 0;
          x = 1;
          unlock(n);
        }
        thread b { y = 1; }
        """,
        2);
    compare(
        """
        volatile int x, y; lock m;
        thread a {
          int r = y;
          lock(m);
          if (r == 1) { lock(m); }
          r = 0;
          x = 1;
          unlock(m);
          x = 2;
        }
        thread b { y = 1; lock(m); unlock(m); }
        """,
        4);
  }

  @Test
  void aThreadWithoutOperationsHasEnded() {
    compare("volatile int x; thread a { int r = 1; } thread b { join(a); x = 1; }", 1);
    compare("thread a { assert(0); } thread b { join(a); }", 1);
  }

  @Test
  void failuresAreConfirmedByARun() {
    LearningProgram learned =
        Learned.program("volatile int x; thread a { x = 1; } thread b { assert(x == 0); }");
    Trace failing = learned.run(Plan.free(Tail.Fixed.LOWEST));
    assertThat(failing.failures())
        .singleElement()
        .extracting(Failure::type)
        .isEqualTo(Failure.Type.ASSERTION);
    learned.confirm(failing);
    assertThat(learned.confirmations()).isEqualTo(1);
  }

  @Test
  void aFailureThatTheProgramDoesNotShowIsAContradiction() {
    String fails = "volatile int x; thread a { x = 1; } thread b { assert(x == 0); }";
    Trace foretold = Learned.program(fails).run(Plan.free(Tail.Fixed.LOWEST)).copy();
    LearningProgram other = Learned.program(fails.replace("x == 0", "x == 1"));
    assertThatThrownBy(() -> other.confirm(foretold))
        .isInstanceOf(ContradictionException.class)
        .hasMessageContaining("a failure that was foretold is none");
  }

  /** After its first run thread b does something else after the same observation. */
  @Test
  void aThreadThatGoesOnOtherwiseIsAContradiction() {
    String text = "volatile int x; thread a { x = 1; } thread b { int r = x; x = 2; }";
    changing(text, text.replace("x = 2", "x = 3"), "it goes on otherwise than before");
    changing(text, text.replace("volatile int x", "volatile int x = 5"), "another state");
    changing(text, text.replace("x = 1;", ""), "otherwise than was foretold");
  }

  private static void changing(String before, String after, String what) {
    LearningProgram learned =
        new LearningProgram(new Changing(before, after), Symmetry::none, LIMIT);
    assertThatThrownBy(() -> Learned.explore(learned, new OptimalDpor()))
        .isInstanceOf(ContradictionException.class)
        .hasMessageContaining(what);
  }

  /** Threads are not alike, but somebody says so. */
  @Test
  void aLikenessThatDoesNotHoldIsAContradiction() {
    LitmusProgram plain =
        Learned.plain("volatile int x, y; thread a { x = 1; } thread b { y = 1; }");
    int[] same = {0, 1, 2, 3, 4, 5, 6, 7};
    Likeness wrong = Likeness.of(new int[] {0, 0}, new int[][] {same, same});
    LearningProgram learned = new LearningProgram(plain, wrong, Symmetry::none, LIMIT);
    assertThatThrownBy(() -> learned.run(Plan.free(Tail.Fixed.LOWEST)))
        .isInstanceOf(ContradictionException.class);
  }

  /** Is another program from its second run on. */
  private static final class Changing implements Learnable {
    private final LitmusProgram before;
    private final LitmusProgram after;
    private int runs;

    Changing(String before, String after) {
      this.before = Learned.plain(before);
      this.after = Learned.plain(after);
    }

    @Override
    public Trace run(Plan plan) {
      return (runs++ == 0 ? before : after).run(plan);
    }

    @Override
    public Legend legend() {
      return before.legend();
    }

    @Override
    public Likeness likeness() {
      return Likeness.NONE;
    }

    @Override
    public boolean keepsOrder(int queue) {
      return false;
    }
  }
}
