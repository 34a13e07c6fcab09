package dev.jacquard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.Spurious;
import dev.jacquard.kernel.option.TimeLimits;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a replay line says of the options of the search that found the execution. */
class OptionTextsTest {
  /** What the steps of an execution depend on, beside its schedule. */
  private static final List<String> IN_THE_LINE =
      List.of("stepLimit", "races", "deep", "expiry", "liberties");

  /**
   * What they do not depend on: how executions are chosen, how long it is searched and what is told
   * of it. Threads take the same steps on all carriers, of which each JDK has its own.
   */
  private static final List<String> NOT_IN_THE_LINE =
      List.of(
          "search",
          "budget",
          "carrier",
          "onFailure",
          "shown",
          "crossExamined",
          "beside",
          "assuming",
          "checkpoint");

  static Stream<Options> changedOptions() {
    return Stream.of(
        Options.DEFAULT.withStepLimit(77),
        Options.DEFAULT.with(RacePolicy.EXPLORE),
        Options.DEFAULT.with(RacePolicy.ONLY),
        Options.DEFAULT.with(RacePolicy.IGNORE),
        Options.DEFAULT.withDeep(Set.of("java.util.concurrent.Semaphore")),
        Options.DEFAULT.withDeep(Set.of("all")),
        Options.DEFAULT.with(new Expiry(TimeLimits.ANY, Expiry.USUAL.longFrom())),
        Options.DEFAULT.with(new Expiry(TimeLimits.LAST, Expiry.USUAL.longFrom())),
        Options.DEFAULT.with(new Expiry(TimeLimits.LONG, Duration.ofMillis(1_500))),
        Options.DEFAULT.with(Liberties.NONE.with(CourseOfTime.EXPLORE)),
        Options.DEFAULT.with(Liberties.NONE.with(Spurious.EXPLORE)));
  }

  @ParameterizedTest
  @MethodSource("changedOptions")
  void whatStepsDependOnIsInTheLineIfItIsNotUsual(Options options) {
    Map<Option, String> line = OptionTexts.ofReplay(options);
    Options read = OptionTexts.options(new Given(Spelling.COMMAND_LINE, line));
    assertThat(line).hasSize(1);
    assertThat(read.stepLimit()).isEqualTo(options.stepLimit());
    assertThat(read.races()).isEqualTo(options.races());
    assertThat(read.deep()).isEqualTo(options.deep());
    assertThat(read.expiry()).isEqualTo(options.expiry());
    assertThat(read.liberties()).isEqualTo(options.liberties());
  }

  @Test
  void theUsualOptionsNeedNoWords() {
    assertThat(OptionTexts.ofReplay(Options.DEFAULT)).isEmpty();
    assertThat(OptionTexts.ofReplay(Options.DEFAULT.with(CarrierChoice.THREAD))).isEmpty();
  }

  @Test
  void ofEveryOptionItIsKnownWhetherStepsDependOnIt() {
    assertThat(Arrays.stream(Options.class.getRecordComponents()).map(RecordComponent::getName))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(IN_THE_LINE, NOT_IN_THE_LINE).flatMap(List::stream).toList());
  }
}
