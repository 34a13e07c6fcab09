package dev.jacquard.check.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import acme.Bodies;
import dev.jacquard.Checking;
import dev.jacquard.FailedCheck;
import dev.jacquard.Jacquard;
import dev.jacquard.explore.option.Option;
import java.lang.reflect.Method;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Checks that are asked for by a call. */
@Execution(ExecutionMode.SAME_THREAD)
class BodyChecksTest {
  @Test
  void bodiesTravelInAllTheirForms() {
    assertThatCode(
            () -> {
              Bodies.named();
              Bodies.ordinary();
              Bodies.freshStatics();
              Bodies.captures(7, 1L << 40, "x", new int[] {1});
            })
        .doesNotThrowAnyException();
    assertThat(Bodies.changed()).isZero();
  }

  @Test
  void whatCannotTravelIsToldWithWhatToDo() {
    assertThatThrownBy(Bodies::capturesLock)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(
            "what the body uses, a java.lang.Object, can't be taken", "inside of the body");
    assertThatThrownBy(() -> new Bodies().usesField())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("the object around the body", "acme.Bodies");
  }

  @Test
  void failureIsTheReportWithTheStackOfTheProgram() {
    FailedCheck failed = failure(Jacquard.checking());
    assertThat(failed)
        .hasMessageContainingAll(
            "assertion: java.lang.AssertionError: counted 1", "replay: Jacquard.checking()");
    assertThat(failed.getStackTrace()[0].getClassName()).isEqualTo("acme.Bodies");
  }

  @Test
  void printedScheduleLeadsToTheSameFailure() {
    Matcher schedule =
        Pattern.compile("replay\\(\"(j1[^\"]+)\"\\)").matcher(failure().getMessage());
    assertThat(schedule.find()).isTrue();
    assertThat(failure(Jacquard.checking().replay(schedule.group(1))))
        .hasMessageContaining("found in the replayed execution");
  }

  @Test
  void incompleteCheckSaysWhatLetsItPass() {
    Checking one = Jacquard.checking().executions(1);
    assertThatThrownBy(() -> Bodies.correct(one))
        .hasMessageContaining(".allowIncomplete() lets such a test pass");
    assertThat(Bodies.correct(one.allowIncomplete()).complete()).isFalse();
    assertThat(Bodies.correct(Jacquard.checking()).complete()).isTrue();
  }

  @Test
  void wrongOptionsAreToldAsTheyWereCalled() {
    Checking maybe = Jacquard.checking().races("maybe");
    assertThatThrownBy(() -> Bodies.correct(maybe))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("races: expected report, only, explore or ignore");
  }

  @Test
  void checksAreNotNested() {
    assertThatThrownBy(Bodies::nested)
        .isInstanceOf(FailedCheck.class)
        .hasMessageContaining("in a program that Jacquard explores already");
  }

  @Test
  void builderHasTheOptionsOfTheAnnotation() {
    List<String> methods =
        Stream.of(Checking.class.getMethods())
            .filter(method -> method.getReturnType() == Checking.class)
            .map(Method::getName)
            .toList();
    assertThat(methods)
        .containsExactlyInAnyOrderElementsOf(
            Option.in(Option.Place.ANNOTATION).stream().map(Option::attribute).toList());
  }

  private static FailedCheck failure() {
    return failure(Jacquard.checking());
  }

  private static FailedCheck failure(Checking checking) {
    return catchThrowableOfType(FailedCheck.class, () -> Bodies.lostUpdate(checking));
  }
}
