package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/** Plans of one JVM are followed by another one, which takes the same steps by names. */
class TravellingPlansTest {
  private static final int MANY = 6_000;

  /**
   * What lives longer than a run has no name in another process: the real {@code System.out},
   * constants of interfaces and enums, interned texts, functions. A plan with steps on one of them
   * says so and stays at home. A line of the program may precede.
   */
  private static final Pattern AT_HOME =
      Pattern.compile(
          ".*"
              + TravellingPlans.UNTOLD
              + "(OutputPrograms\\.\\w*Screen\\w*|ConstantPrograms\\.\\w+"
              + "|LockPrograms\\.(aFunction|interned\\w+)): .* unknown:1:.*"
              + ", which no other process knows by this name");

  @TempDir private static Path directory;
  private static Path file;

  @BeforeAll
  static void writePlansDown() throws IOException {
    file = directory.resolve("plans.txt");
    String output = WorkerRun.output(TravellingPlans.class, arguments("export"));
    assertThat(output).endsWith(" exported" + System.lineSeparator());
    assertThat(output.lines().filter(line -> line.contains(TravellingPlans.UNTOLD)))
        .allMatch(line -> AT_HOME.matcher(line).matches());
  }

  private static List<String> arguments(String verb, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                verb, ProgramClasses.CLASS_PATH, ProgramClasses.ROOT.toString(), file.toString()));
    arguments.addAll(List.of(more));
    return arguments;
  }

  private static List<String> wrong(String output) {
    String last = output.lines().reduce("", (earlier, line) -> line);
    assertThat(last).as(output).endsWith(" followed");
    assertThat(Integer.parseInt(last.substring(0, last.indexOf(' ')))).isGreaterThan(MANY);
    return output.lines().filter(line -> line.startsWith(TravellingPlans.WRONG)).toList();
  }

  @Test
  void aNewJvmTakesTheSameStepsAfterAnotherOrderOfClassLoadingAndOfPlans() throws IOException {
    String output = WorkerRun.output(TravellingPlans.class, arguments("import", "1"));
    assertThat(wrong(output)).isEmpty();
  }

  /** The other tests of the suite run both ways too: {@code -Djacquard.image=off} is the agent. */
  @Test
  void aJdkThatTheAgentRewritesTakesTheSameStepsAsOneRewrittenBeforehand() throws IOException {
    String[] words = arguments("import", "3").toArray(new String[0]);
    assertThat(wrong(WorkerRun.outputWithAgent(TravellingPlans.class, words))).isEmpty();
  }

  /** The names of objects count what constructors of the JDK make, which is not always the same. */
  @Test
  void theOtherJdkTakesTheSameStepsOrSaysAtWhichItParts(TestReporter reporter) throws IOException {
    Optional<OtherJdk> other = OtherJdk.find();
    if (other.isEmpty()) {
      reporter.publishEntry("there is only one JDK here: no plan was followed on another one");
      return;
    }
    List<String> wrong =
        wrong(
            WorkerRun.outputOn(
                other.get().home(), TravellingPlans.class, arguments("import", "2")));
    assertThat(wrong).hasSizeLessThan(130).allMatch(line -> line.matches(".* parts: .*step \\d.*"));
  }
}
