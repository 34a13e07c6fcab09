package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What runs around a test method in each of its executions, and with which arguments. */
class LifecycleOfATestTest {
  @Test
  void everyExecutionIsAWholeLifeOfTheTestClass() {
    assertThat(SampleRun.of("acme.Lives").message("test()"))
        .startsWith("exception: java.lang.UnsupportedOperationException: after each")
        .contains(
            "base before all, before all, base before, before, test, after, base after,"
                + " base after all\n");
  }

  @Test
  void everyExecutionHasANewInstanceAndNewStaticState() {
    assertThat(SampleRun.of("acme.Instances").entry("everythingIsNew()", "jacquard"))
        .startsWith("complete: 2 executions");
  }

  @Test
  void nestedTestHasItsEnclosingInstances() {
    assertThat(
            SampleRun.of("acme.Outer$Middle$Inner")
                .entry("seesTheEnclosingInstances()", "jacquard"))
        .startsWith("complete: 1 execution,");
  }

  @Nested
  class OfParameters {
    private static SampleRun run;

    @BeforeAll
    static void run() {
      run = SampleRun.of("acme.Parameters");
    }

    @Test
    void eachValueIsExplored() {
      assertThat(run.entry("[1] 1", "jacquard")).startsWith("complete: 1 execution,");
      assertThat(run.entry("[2] 2", "jacquard")).startsWith("complete: 2 executions,");
      assertThat(run.entry("[3] 3", "jacquard")).startsWith("complete: 6 executions,");
    }

    @Test
    void rowsOfSeveralTypesArrive() {
      assertThat(run.entry("2 threads, YEN", "jacquard")).startsWith("complete: 2 executions,");
    }

    @Test
    void objectsOfTheUserArrive() {
      assertThat(run.entry("[2] Amount[value=2, unit=YEN]", "jacquard"))
          .startsWith("complete: 1 execution,");
    }

    @Test
    void argumentThatCannotBeSerialisedFails() {
      assertThat(run.message("[1] a stranger"))
          .startsWith("argument 1 of the test, a acme.Parameters$Stranger, can't be taken to")
          .contains("make it Serializable");
    }

    @Test
    void argumentThatTheTestChangesIsPutBack() {
      assertThat(run.entry("[1] [a]", "jacquard")).startsWith("complete: 2 executions,");
    }

    @Test
    void argumentThatCannotBePutBackFails() {
      assertThat(run.message("a time")).startsWith("the test changes one of its arguments");
    }
  }
}
