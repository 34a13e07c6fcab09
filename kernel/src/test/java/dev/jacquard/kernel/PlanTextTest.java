package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.kernel.name.LocationName;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.ObjectName;
import dev.jacquard.kernel.name.SiteName;
import dev.jacquard.kernel.name.TestNames;
import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans that leave a process. */
class PlanTextTest {
  private static Transition step(int thread, Kind kind, int location, long argument) {
    return new Transition(thread, 0, 1, kind, location, argument, true, -1, -1);
  }

  private static Plan plan() {
    return Plan.exactly(
        new Transition[] {
          step(0, Kind.START, 1, 2), step(2, Kind.LOCK, 3, 0), step(2, Kind.WAIT, 3, 4)
        },
        3,
        2,
        new Transition[] {new Transition(1, 1, 3, Kind.CHOOSE, -1, 0, false, 5, -1)},
        new Tail.Priorities(7, 2, 30));
  }

  @Test
  void aPlanSaysWhichThreadDoesWhat() {
    assertThat(new PlanText(new TestNames(0)).of(plan()))
        .isEqualTo(
            """
            plan 1 3 2 PRIORITIES:7:2:30
            step main 0/1 START class:acme.L1#acme.L1.x main.2 writes -
            step main.2 0/1 LOCK class:acme.L3#acme.L3.x - writes -
            step main.2 0/1 WAIT class:acme.L3#acme.L3.x class:acme.L4#acme.L4.x writes -
            asleep main.1 1/3 CHOOSE - - reads class:acme.L5#acme.L5.x
            """);
  }

  @Test
  void anotherProcessHasOtherNumbersForTheSameNames() {
    String text = new PlanText(new TestNames(0)).of(plan());
    Plan there = new PlanText(new TestNames(10)).parse(text);
    assertThat(there.step(0)).isEqualTo(step(0, Kind.START, 11, 2));
    assertThat(there.step(2)).isEqualTo(step(2, Kind.WAIT, 13, 14));
    assertThat(there.sleeper(0).alsoReads()).isEqualTo(15);
    assertThat(there.known()).isEqualTo(3);
    assertThat(there.replayed()).isEqualTo(2);
    assertThat(there.tail()).isEqualTo(plan().tail());
    assertThat(new PlanText(new TestNames(10)).of(there)).isEqualTo(text);
  }

  @Test
  void whatNoOtherProcessKnowsIsNamedWithItsStep() {
    Names names = new Unknowing();
    assertThatThrownBy(() -> new PlanText(names).of(plan()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "step 1 is about unknown:1:acme.Foreign#monitor, which no other process knows by this"
                + " name");
  }

  private static final class Unknowing implements Names {
    @Override
    public int threads() {
      return 1;
    }

    @Override
    public ThreadName thread(int number) {
      return ThreadName.MAIN;
    }

    @Override
    public int number(ThreadName name) {
      return 0;
    }

    @Override
    public int locations() {
      return 1;
    }

    @Override
    public LocationName location(int number) {
      return new LocationName(new ObjectName.Unknown("acme.Foreign", 1), "monitor");
    }

    @Override
    public int number(LocationName name) {
      return 0;
    }

    @Override
    public SiteName site(int number) {
      return new SiteName("acme.Main", "run", "()V", number);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "plan 2 0 0 LOWEST", "plan 1 0 0", "plan 1 0 0 LOWEST\nstep main"})
  void whatIsNoPlanIsRefused(String text) {
    assertThatThrownBy(() -> new PlanText(new TestNames(0)).parse(text))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
