package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {
  /** One step of a schedule. */
  record Step(int thread, int choice) {}

  @Property
  void whatIsPrintedReadsBackAsTheSameSchedule(@ForAll("steps") List<Step> steps) {
    Schedule schedule = Schedule.parse(oneTokenPerStep(steps));
    Schedule again = Schedule.parse(schedule.toString());
    assertThat(again).isEqualTo(schedule).hasSameHashCodeAs(schedule);
    assertThat(again.toString()).isEqualTo(schedule.toString());
  }

  @Property
  void everyStepKeepsItsThreadAndItsChoice(@ForAll("steps") List<Step> steps) {
    Schedule schedule = Schedule.parse(Schedule.parse(oneTokenPerStep(steps)).toString());
    assertThat(schedule.length()).isEqualTo(steps.size());
    for (int i = 0; i < steps.size(); i++) {
      assertThat(schedule.thread(i)).isEqualTo(steps.get(i).thread());
      assertThat(schedule.choice(i)).isEqualTo(steps.get(i).choice());
    }
  }

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<Integer> thread =
        Arbitraries.frequencyOf(
            Tuple.of(9, Arbitraries.integers().between(0, 2)),
            Tuple.of(1, Arbitraries.integers().between(0, 999_999)));
    Arbitrary<Integer> choice =
        Arbitraries.frequencyOf(
            Tuple.of(9, Arbitraries.just(0)),
            Tuple.of(1, Arbitraries.integers().between(0, 9_999_999)));
    return Combinators.combine(thread, choice).as(Step::new).list().ofMaxSize(60);
  }

  private static String oneTokenPerStep(List<Step> steps) {
    StringBuilder text = new StringBuilder("j1");
    for (Step step : steps) {
      text.append('-').append(step.thread()).append('c').append(step.choice());
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "j1, j1",
    "j1-0, j1-0",
    "j1-0-0-0, j1-0x3",
    "j1-0-1-0, j1-0-1-0",
    "j1-2c1, j1-2c1",
    "j1-2c1-2c1, j1-2c1-2c1",
    "j1-2-2c1-2-2, j1-2-2c1-2x2",
    "j1-0x2-0x3, j1-0x5",
    "j1-0x1, j1-0"
  })
  void runsOfStepsArePrintedShort(String text, String printed) {
    assertThat(Schedule.parse(text)).hasToString(printed);
  }

  @Test
  void aScheduleOfATraceHasItsThreadsAndChoices() {
    Trace trace = HandMadeTrace.of("T0 W x 1", "T0 W x 2", "T1 CHOOSE 3 #2", "T0 R x");
    assertThat(Schedule.of(trace)).hasToString("j1-0x2-1c2-0");
  }

  @Test
  void replayingAScheduleGivesTheSameSchedule() {
    HandMadeProgram program =
        HandMadeProgram.of("T0 W x 1", "T0 CHOOSE 3", "T1 R x", "T1 CHOOSE 2", "T2 W x 2");
    for (long seed = 0; seed < 50; seed++) {
      Schedule schedule = Schedule.of(program.run(new Tail.Uniform(seed)));
      assertThat(Schedule.of(program.run(schedule))).isEqualTo(schedule);
    }
  }

  @Test
  void blanksAroundTheTextDoNotMatter() {
    assertThat(Schedule.parse("  j1-0-1\n")).hasToString("j1-0-1");
  }

  @Test
  void threadsAreNamedByTheirBirths() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.HIGHEST));
    director.arrive(7, Kind.START, 0, 2, 0);
    director.arrive(5, Kind.READ, 1, 0, 0);
    take(director, 0, 1); // 7 starts 2
    director.arrive(7, Kind.READ, 1, 0, 0);
    director.arrive(2, Kind.READ, 1, 0, 0);
    take(director, 0, 0); // 2, the youngest
    director.arrive(9, Kind.READ, 1, 0, 0); // nobody has started it
    take(director, 0, 0); // 9
    take(director, 0, 0); // 7
    take(director, 0, 0); // 5
    assertThat(director.choose(thread -> 1)).isEqualTo(Director.NOBODY);
    Trace trace = director.finish(thread -> 1);
    assertThat(Schedule.of(trace)).hasToString("j1-1-2-3-1-0");
    assertThat(Schedule.of(trace.copy())).hasToString("j1-1-2-3-1-0");
  }

  private static void take(Director director, long before, long after) {
    director.choose(thread -> 1);
    director.record(before, after, after);
  }

  @Test
  void aStartThatFailsBearsNobody() {
    Trace trace = HandMadeTrace.of("T0 START T1", "T1 R x", "T0 START T1");
    assertThat(Schedule.of(trace)).hasToString("j1-0-1-0");
  }

  @Test
  void declaredThreadsAreBornInTheOrderOfTheirNumbers() {
    Trace trace = HandMadeTrace.of("T1 START T0", "T0 R x", "T1 R x");
    assertThat(Schedule.of(trace)).hasToString("j1-1-0-1");
  }

  @Test
  void schedulesOfOtherStepsAreDifferent() {
    Schedule schedule = Schedule.parse("j1-0-1");
    assertThat(schedule).isNotEqualTo(Schedule.parse("j1-1-0"));
    assertThat(schedule).isNotEqualTo(Schedule.parse("j1-0-1c1"));
    assertThat(schedule).isNotEqualTo(Schedule.parse("j1-0"));
    assertThat(schedule).isNotEqualTo("j1-0-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0-1", "j2-0-1", "J1-0", "j10-1", "schedule"})
  void aTextOfAnotherVersionIsRefused(String text) {
    assertThatThrownBy(() -> Schedule.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a replay string starts with 'j1-', but this one is '" + text + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "j1-, ''",
    "j1-0--1, ''",
    "j1-a, a",
    "j1-0x, 0x",
    "j1-0x2c1, 0x2c1",
    "j1-0c, 0c",
    "j1- 0, ' 0'",
    "j1-1234567, 1234567",
    "j1-0x12345678, 0x12345678",
    "j1-٣, ٣"
  })
  void aTokenThatIsNoStepIsNamed(String text, String token) {
    assertThatThrownBy(() -> Schedule.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("'" + token + "' is no step of a replay string");
  }

  @Test
  void aScheduleWithoutEndIsRefusedBeforeItFillsTheMemory() {
    assertThatThrownBy(() -> Schedule.parse("j1" + "-0x9999999".repeat(100)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the replay string has more than 10000000 steps");
  }

  @Test
  void whatCountsAsAStepIsPartOfAScheduleAndOfItsText() {
    Director director = new Director(Symmetry.none(0), 100);
    director.observes(Observed.of(List.of("races", "deep:java.util.Timer$1", "locks")));
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.READ, 1, 0, 0);
    take(director, 0, 0);
    Schedule schedule = Schedule.of(director.finish(thread -> 1).copy());
    assertThat(schedule).hasToString("j1+deep:java/util/Timer~00241+locks+races-0");
    assertThat(Schedule.parse(schedule.toString())).isEqualTo(schedule);
    assertThat(schedule.observed().words())
        .containsExactly("deep:java.util.Timer$1", "locks", "races");
    assertThat(schedule).isNotEqualTo(Schedule.parse("j1-0"));
  }

  @Property
  void anyWordsForWhatCountsAsAStepAreReadAsTheyWere(
      @ForAll @Size(max = 4) Set<@StringLength(min = 1, max = 9) String> words) {
    Observed observed = Observed.of(words);
    assertThat(observed.toString()).matches("[0-9a-zA-Z_:/~+]*");
    assertThat(Observed.parse(observed.toString())).isEqualTo(observed);
  }

  @ParameterizedTest
  @CsvSource({"j1+-0, ''", "j1+a+-0, ''", "j1+lo$ks-0, lo$ks", "j1+~12-0, ~12"})
  void aWordThatNoProgramLooksAtIsNamed(String text, String word) {
    assertThatThrownBy(() -> Schedule.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("'" + word + "' is no word of a replay string");
  }
}
