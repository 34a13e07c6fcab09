package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests can be searched in every way that the command has, and leave the same files. */
class SearchesTest {
  @TempDir private static Path folder;
  private static SampleRun run;

  @BeforeAll
  static void runOnce() {
    run =
        SampleRun.of(
            "acme.Searches",
            Map.of(
                "jacquard.json-file", folder.resolve("results.json").toString(),
                "jacquard.sarif", folder.resolve("results.sarif").toString(),
                "jacquard.junit-xml", folder.resolve("results.xml").toString(),
                "jacquard.page", folder.resolve("pages").toString()));
  }

  private static String said(String test) {
    return run.entry(test + "()", "jacquard");
  }

  @ParameterizedTest
  @ValueSource(strings = {"optimal", "sleep", "fg", "source", "rf"})
  void everyReductionIsComplete(String test) {
    assertThat(said(test)).startsWith("complete: ");
  }

  @Test
  void reductionsSeeTheSameExecutions() {
    String executions = said("optimal").replaceAll(" executions.*", "");
    assertThat(said("sleep")).startsWith(executions);
    assertThat(said("source")).startsWith(executions);
  }

  @Test
  void assumptionsAreToldAndRefusedIfTheTestIsStrict() {
    assertThat(said("weak")).contains("weak accesses at 2 places explored as volatile");
    assertThat(said("strict")).startsWith("complete: ");
    assertThat(run.message("weakAndStrict()"))
        .startsWith("complete: ")
        .contains("assumed: atomic accesses", "Searches.java", "strict = false");
  }

  @Test
  void symmetriesOfRenamingsAreCheckedOnes() {
    assertThat(said("guessed")).startsWith("complete: ").contains(" up to guessed symmetry");
    assertThat(said("declared")).startsWith("complete: ").contains(" up to declared symmetry");
  }

  @Test
  void collapsingSymmetryHasAWorkerOfItsOwn() {
    assertThat(said("csym")).startsWith("complete: ");
    assertThat(run.entry("csym()", "jacquard.worker"))
        .isNotEqualTo(run.entry("optimal()", "jacquard.worker"));
  }

  @Test
  void boundsAndDrawnExecutionsAreNamed() {
    assertThat(said("bounded"))
        .startsWith("incomplete: only executions with at most 0 preemptions were explored");
    assertThat(said("random"))
        .startsWith("incomplete: 7 random executions; not exhaustive (7 executions")
        .contains("seed 42");
    assertThat(said("pct")).startsWith("incomplete: 5 random executions; not exhaustive");
    assertThat(said("threeExecutions")).contains("(3 executions");
    assertThat(run.message("randomIsIncomplete()"))
        .contains("7 random executions", "allowIncomplete = true");
  }

  @Test
  void contradictionsAreSentences() {
    assertThat(run.message("contradiction()"))
        .startsWith("symmetry = GUESSED goes with reduction = OPTIMAL only, not with sleep");
  }

  @Test
  void allFailuresAreTold() {
    assertThat(run.message("allFailures()")).contains("saw 0", "saw 1");
  }

  @Test
  void resultsAreLinesOfJson() throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve("results.json"));
    assertThat(lines).anyMatch(line -> line.contains("\"file\":\"acme.Searches.guessed\""));
    assertThat(lines).allMatch(line -> line.startsWith("{\"schema\":\"check-1\""));
    assertThat(lines).hasSize(18); // all but the one with a contradiction
  }

  @Test
  void failuresAreResultsOfSarif() throws IOException {
    assertThat(Files.readString(folder.resolve("results.sarif")))
        .contains("\"ruleId\" : \"jacquard/exception\"")
        .contains("src/test/java/acme/Searches.java")
        .contains("@EveryInterleaving(replay = \\\"j1-");
  }

  @Test
  void everyTestIsATestCase() throws IOException {
    assertThat(Files.readString(folder.resolve("results.xml")))
        .contains("<testsuite name=\"jacquard\" tests=\"18\" failures=\"2\"")
        .contains("<testcase classname=\"acme.Searches\" name=\"guessed\"");
  }

  @Test
  void failuresHavePages() {
    assertThat(folder.resolve("pages/acme.Searches.allFailures.html")).isNotEmptyFile();
  }

  @Test
  void assumptionsStandInAllFiles() throws IOException {
    String claim = "time limits of 1 s and more pass only when no thread can move otherwise";
    assertThat(Files.readString(folder.resolve("pages/acme.Searches.tooLate.html")))
        .contains("assumed: " + claim);
    assertThat(Files.readString(folder.resolve("results.json"))).contains("\"claim\":\"" + claim);
    assertThat(Files.readString(folder.resolve("results.xml")))
        .contains("<property name=\"assumption\" value=\"" + claim);
    assertThat(Files.readString(folder.resolve("results.sarif"))).contains(claim);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jacquard.random | 4 | incomplete: 4 random executions; not exhaustive",
        "jacquard.reduction | quick | jacquard.reduction: expected exhaustive, sleep, fg,"
            + " source, optimal or stateful, but found 'quick'",
        "jacquard.steps | 5 | incomplete: 3 executions reached the limit of 5 steps"
      })
  void propertiesComeBeforeAttributes(String property, String value, String sentence) {
    SampleRun other =
        SampleRun.ofMethod("acme.Counters#lockedIncrementsAreNeverLost", Map.of(property, value));
    assertThat(other.message("lockedIncrementsAreNeverLost()")).startsWith(sentence);
  }

  @Test
  void replayLineNamesWhatPropertiesChanged() {
    SampleRun other =
        SampleRun.ofMethod(
            "acme.Counters#plainIncrementsRace",
            Map.of("jacquard.races", "explore", "jacquard.steps", "500"));
    assertThat(other.message("plainIncrementsRace()"))
        .contains("\", races = Races.EXPLORE, steps = 500)")
        .contains(" -Djacquard.races=explore -Djacquard.steps=500");
  }
}
