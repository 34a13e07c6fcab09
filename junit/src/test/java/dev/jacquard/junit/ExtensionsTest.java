package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Tests with extensions: JUnit runs them in each execution, and they pass or fail as they should.
 */
class ExtensionsTest {
  private static SampleRun of(String type) {
    return SampleRun.of("acme.Extended$" + type);
  }

  @Test
  void mocksAreMadeAndInjected() {
    SampleRun run = of("WithMocks");
    assertThat(run.entry("totalOfBoth()", "jacquard")).startsWith("complete: 2 executions");
    assertThat(run.entry("totalOfBoth()", "jacquard.engine"))
        .isEqualTo("run by JUnit in each execution, which takes longer: MockitoExtension");
    assertThat(run.message("totalOfALostUpdate()"))
        .startsWith("assertion: org.opentest4j.AssertionFailedError: expected: <42> but was: <21>")
        .contains("replay: @EveryInterleaving");
    assertThat(run.message("stubsThatNobodyUses()")).contains("UnnecessaryStubbingException");
  }

  @Test
  void foldersAreMade() {
    SampleRun run = of("WithFolders");
    assertThat(run.entry("foldersAreThere(Path)", "jacquard")).startsWith("complete: ");
  }

  @Test
  void parametersAreResolved() {
    SampleRun run = of("WithParameters");
    assertThat(run.entry("numbersAreGiven(AtomicInteger)", "jacquard"))
        .startsWith("complete: 2 executions");
    assertThat(run.message("updateIsLost(AtomicInteger)"))
        .startsWith("assertion: org.opentest4j.AssertionFailedError: expected: <7> but was: <6>");
  }

  @Test
  void registeredExtensionsAreCalledInEachExecution() {
    assertThat(of("WithRegistered").entry("isCalledOnce()", "jacquard"))
        .startsWith("complete: 2 executions");
  }

  @Test
  void oneInstanceLivesForOneExecution() {
    assertThat(of("PerClass").entry("startsAtTenInEachExecution()", "jacquard"))
        .startsWith("complete: 2 executions");
  }

  @Test
  void nestedTestsHaveTheExtensionsAroundThem() {
    assertThat(of("Around$Inner").entry("seesWhatIsAround()", "jacquard"))
        .startsWith("complete: 2 executions");
  }

  @Test
  void eachInvocationIsItsOwnTest() {
    SampleRun run = of("WithInvocations");
    assertThat(run.verdicts().get("[1] 1")).startsWith("complete: 2 executions");
    assertThat(run.message("[2] 2"))
        .startsWith("assertion: org.opentest4j.AssertionFailedError: expected: <7> but was: <6>");
  }
}
