package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.timelimits.TimeLimitQuestion;
import dev.jacquard.conformance.timelimits.TimedWait;
import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every wait with a time limit keeps to the rule about long and short ones. */
class TimeLimitsTest {
  static List<String> carriers() {
    return SuiteRun.carriers().toList();
  }

  @ParameterizedTest
  @MethodSource("carriers")
  void longLimitsPassLastAndInOrderAndShortOnesAtAnyMoment(String carrier) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(carrier);
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(TimeLimitQuestion.class.getName());
    List<String> expected = new ArrayList<>();
    for (TimedWait wait : TimedWait.values()) {
      for (TimeLimitQuestion question : TimeLimitQuestion.values()) {
        if (question.isFor(wait)) {
          String asked = wait + " " + question;
          arguments.add(asked);
          Set<String> answers = new TreeSet<>(question.answers());
          expected.add(asked + ": " + answers);
        }
      }
    }
    List<String> given = WorkerRun.output(TimeLimitsRun.class, arguments).lines().toList();
    List<String> wrong = new ArrayList<>(given);
    wrong.removeAll(expected);
    assertThat(wrong).isEmpty();
    assertThat(given).isEqualTo(expected);
  }
}
