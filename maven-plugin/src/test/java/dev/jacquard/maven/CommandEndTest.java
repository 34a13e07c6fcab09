package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.maven.CommandEnd.Meaning;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an exit code means, and which line a build ends with. */
class CommandEndTest {
  @ParameterizedTest
  @CsvSource({
    "0, COMPLETE",
    "1, FAILURE",
    "2, USAGE",
    "3, INCOMPLETE",
    "4, NOT_CONTROLLABLE",
    "70, INTERNAL_ERROR",
    "137, INTERNAL_ERROR"
  })
  void codesOfTheCommand(int code, Meaning meaning) {
    assertThat(new CommandEnd(code, List.of(), List.of()).meaning()).isEqualTo(meaning);
  }

  @Test
  void verdictComesBeforeComplaints() {
    CommandEnd end = new CommandEnd(1, List.of("Main: failure", "", "more"), List.of("progress"));
    assertThat(end.sentence()).isEqualTo("Main: failure");
    assertThat(end.text().lines()).containsExactly("Main: failure", "", "more");
  }

  @Test
  void complaintOfACommandWithoutVerdict() {
    List<String> complaints = List.of("Main: 3 executions", "jacquard: no class", "Run --help");
    assertThat(new CommandEnd(2, List.of(), complaints).sentence()).isEqualTo("no class");
  }

  @Test
  void commandThatDiedSilently() {
    assertThat(new CommandEnd(137, List.of(), List.of()).sentence()).contains("exit code 137");
  }
}
