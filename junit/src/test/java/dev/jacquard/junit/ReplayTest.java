package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One execution instead of all. */
class ReplayTest {
  private static SampleRun run;

  @BeforeAll
  static void run() {
    run = SampleRun.of("acme.Replays");
  }

  @Test
  void printedStringReproducesTheFailure() {
    String all = run.message("all()");
    Matcher property = Pattern.compile("-Djacquard\\.replay=(j1-\\S+)").matcher(all);
    assertThat(property.find()).isTrue();
    String again =
        SampleRun.ofMethod("acme.Replays#all", Map.of("jacquard.replay", property.group(1)))
            .message("all()");
    assertThat(again).contains("found in the replayed execution");
    assertThat(withoutPlace(again)).isEqualTo(withoutPlace(all));
  }

  /** Without the line that says in which execution it was found. */
  private static String withoutPlace(String text) {
    return text.replaceAll("\nfound in [^\n]*\n", "\n");
  }

  @Test
  void replayThatDoesNotFailIsIncomplete() {
    assertThat(run.message("good()"))
        .startsWith("incomplete: only the execution j1-0-1x2-0x4 was run, and it does not fail");
  }

  @Test
  void stringOfAnotherTestFails() {
    assertThat(run.message("impossible()"))
        .startsWith("the replay string does not fit acme.Replays.impossible: at step 2");
  }

  @Test
  void stringThatIsNoneFails() {
    assertThat(run.message("noSchedule()")).startsWith("replay: a replay string starts with 'j1-'");
  }

  @Test
  void replayInThisJvmSaysWhatItNeeds() {
    String message =
        SampleRun.ofMethod("acme.Replays#good", Map.of("jacquard.replay.here", "true"))
            .message("good()");
    assertThat(message)
        .startsWith("a replay in this JVM needs these options for it:\n")
        .contains("  -Xbootclasspath/a:")
        .contains("  -javaagent:");
  }

  @Test
  void replayInThisJvmNeedsAString() {
    assertThat(
            SampleRun.ofMethod("acme.Replays#all", Map.of("jacquard.replay.here", "true"))
                .message("all()"))
        .startsWith("jacquard.replay.here runs one execution");
  }
}
