package dev.jacquard.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How peers are started and read; none of them is needed for that. */
class PeersTest {
  private static final ComparedProgram INDEXER =
      ComparedProgram.ALL.stream()
          .filter(program -> program.title().equals("indexer, 12 threads"))
          .findFirst()
          .orElseThrow();

  private static final String JPF_CLEAN =
      """
      ====================================================== results
      no errors detected
      ====================================================== statistics
      elapsed time:       00:00:00
      states:             new=1234,visited=56,backtracked=78,end=9
      """;

  private static final String JPF_DEADLOCK =
      """
      ====================================================== error 1
      gov.nasa.jpf.vm.NotDeadlockedProperty
      deadlock encountered:
      states:             new=12,visited=5,backtracked=7,end=0
      """;

  @Test
  void absentPeersSayWhatToSet() throws IOException {
    JavaHome java = JavaHome.of(Map.of(), "NOWHERE");
    assertThat(new Fray(Map.of()).absence().orElseThrow()).startsWith("set FRAY_HOME to ");
    assertThat(new PathFinder(Map.of(), java).absence().orElseThrow())
        .startsWith("set JPF_HOME to ");
    assertThat(new Jmc(Path.of("jmc"), Map.of(), java).absence().orElseThrow())
        .startsWith("set JMC_CLASS_PATH to ");
  }

  @Test
  void homesThatAreNotBuiltAreRefused(@TempDir Path home) throws IOException {
    assertThat(new Fray(Map.of("FRAY_HOME", home.toString())).absence().orElseThrow())
        .isEqualTo(
            "there is no " + home.resolve("bin/fray") + "; run ./gradlew build in FRAY_HOME");
    assertThat(
            new PathFinder(Map.of("JPF_HOME", home.toString()), new JavaHome(home))
                .absence()
                .orElseThrow())
        .contains("run ./gradlew buildJars in JPF_HOME");
  }

  @Test
  void frayIsStartedWithThePathsOfItsLauncher(@TempDir Path home) throws IOException {
    Files.createDirectory(home.resolve("bin"));
    Files.writeString(
        home.resolve("bin/fray"),
        """
        JAVA_PATH="/fray/java"
        JVMTI_PATH="/fray/jvmti.so"
        AGENT_PATH="/fray/agent.jar"
        CORE_PATH="/fray/core.jar"
        """);
    Fray fray = new Fray(Map.of("FRAY_HOME", home.toString()));
    assertThat(fray.absence()).isEmpty();
    Workplace workplace = new Workplace(home, 77, Duration.ofSeconds(1));
    List<String> words = fray.check(INDEXER, workplace).get(0);
    assertThat(words.get(0)).isEqualTo("/fray/java");
    assertThat(words)
        .contains("-agentpath:/fray/jvmti.so", "-javaagent:/fray/agent.jar", "indexer:12", "77");
  }

  @Test
  void whatFraySaysIsRead() {
    assertThat(
            Fray.outcome("[INFO]: Error found at iter: 4, step: 19\njava.lang.AssertionError", 9))
        .isEqualTo(new Outcome(Verdict.ASSERTION, 5, "assertion: AssertionError"));
    assertThat(Fray.outcome("Error found at iter: 0\norg.DeadlockException", 9).verdict())
        .isEqualTo(Verdict.DEADLOCK);
    assertThat(Fray.outcome("Run finished", 9)).isEqualTo(new Outcome(Verdict.BOUND, 9, ""));
    assertThat(Fray.outcome("Exception in thread main: Error", 9).verdict())
        .isEqualTo(Verdict.TROUBLE);
  }

  @Test
  void whatPathFinderSaysIsRead() {
    assertThat(PathFinder.outcome(JPF_CLEAN)).isEqualTo(new Outcome(Verdict.EXHAUSTED, 1234, ""));
    assertThat(PathFinder.outcome(JPF_DEADLOCK).verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(PathFinder.outcome("race for field x\n").verdict()).isEqualTo(Verdict.RACE);
    assertThat(PathFinder.outcome("java.lang.AssertionError: x\n").verdict())
        .isEqualTo(Verdict.ASSERTION);
    assertThat(PathFinder.outcome("Exception: no target").detail())
        .isEqualTo("Exception: no target");
  }

  @Test
  void aRaceInTheReportOfVmlensIsAVerdict(@TempDir Path folder) throws IOException {
    Vmlens vmlens = new Vmlens(new MavenProject(folder, System.err), new JavaHome(folder));
    Workplace workplace = new Workplace(folder, 100, Duration.ofSeconds(1));
    String guest = "checked by a guest:\t1\t9\t5\t5\t\n";
    assertThat(vmlens.outcome(printed(guest + "data races: 2"), workplace))
        .isEqualTo(new Outcome(Verdict.RACE, 9, "data races: 2"));
    assertThat(vmlens.outcome(printed(guest + "data races: 0"), workplace))
        .isEqualTo(new Outcome(Verdict.EXHAUSTED, 9, ""));
    assertThat(vmlens.outcome(printed(guest + "Exception: no events"), workplace))
        .isEqualTo(new Outcome(Verdict.TROUBLE, 9, "Exception: no events"));
  }

  private static Printed printed(String text) {
    return new Printed(text, Duration.ZERO, Duration.ZERO, false);
  }
}
