package dev.jacquard.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DependenceTest {
  /** x if the operation of the row and that of the column can never be enabled together. */
  private static final String EXCLUSIVE =
      """
      READ               .................................x
      WRITE              .................................x
      VOLATILE_READ      .................................x
      VOLATILE_WRITE     .................................x
      OPAQUE_READ        .................................x
      OPAQUE_WRITE       .................................x
      INNER_READ         .................................x
      INNER_WRITE        .................................x
      READ_MODIFY_WRITE  .................................x
      COMPARE_AND_SET    .................................x
      AWAIT              .................................x
      VOLATILE_AWAIT     .................................x
      TRY_LOCK           .................................x
      PARK               .................................x
      TRY_PARK           .................................x
      UNPARK             .................................x
      ACQUIRE            .................................x
      RELEASE            .................................x
      TRY_ACQUIRE        .................................x
      START              .................................x
      TRY_JOIN           .................................x
      END                .................................x
      INTERRUPT          .................................x
      UPDATE             .................................x
      TRY_UPDATE         .................................x
      SPIN               .................................x
      CHOOSE             .................................x
      LOCK               .............................xxxxx
      REACQUIRE          .............................xxxxx
      UNLOCK             ...........................xxxxxxx
      WAIT               ...........................xxxxxxx
      NOTIFY             ...........................xxxxxxx
      NOTIFY_ALL         ...........................xxxxxxx
      JOIN               xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
      """;

  /** Kinds that never modify their location; every other one does in some state. */
  private static final Set<Kind> READERS =
      EnumSet.of(
          Kind.READ,
          Kind.VOLATILE_READ,
          Kind.OPAQUE_READ,
          Kind.INNER_READ,
          Kind.AWAIT,
          Kind.VOLATILE_AWAIT,
          Kind.JOIN,
          Kind.TRY_JOIN,
          Kind.SPIN,
          Kind.CHOOSE);

  private static final int HERE = 5;
  private static final int THERE = 6;

  @Test
  void operationsMayBeCoEnabledUnlessTheTableExcludesThem() {
    List<String[]> rows = EXCLUSIVE.lines().map(row -> row.split("\\s+")).toList();
    assertThat(rows).hasSameSizeAs(Kind.values());
    for (String[] row : rows) {
      for (int column = 0; column < rows.size(); column++) {
        Kind one = Kind.valueOf(row[0]);
        Kind other = Kind.valueOf(rows.get(column)[0]);
        assertThat(Dependence.mayBeCoEnabled(one, other))
            .as("%s and %s", one, other)
            .isEqualTo(row[1].charAt(column) == '.');
      }
    }
  }

  @Property
  void exclusionIsNotWrongInAnyState(
      @ForAll Kind one, @ForAll Kind other, @ForAll("states") long state) {
    if (!Dependence.mayBeCoEnabled(one, other) && one != Kind.JOIN && other != Kind.JOIN) {
      assertThat(one.enabledAt(state, 0, 0) && other.enabledAt(state, 0, 1)).isFalse();
    }
  }

  @Provide
  Arbitrary<Long> states() {
    return Arbitraries.longs().between(-2, 4);
  }

  @Property
  void coEnabledAndDependentAreSymmetric(
      @ForAll Kind one, @ForAll Kind other, @ForAll boolean writes, @ForAll boolean otherWrites) {
    assertThat(Dependence.mayBeCoEnabled(one, other))
        .isEqualTo(Dependence.mayBeCoEnabled(other, one));
    Transition a = transition(0, one, HERE, 1, writes);
    Transition b = transition(1, other, HERE, 1, otherWrites);
    assertThat(Dependence.dependent(a, b)).isEqualTo(Dependence.dependent(b, a));
  }

  @ParameterizedTest
  @EnumSource
  void onOneLocationTwoOperationsAreDependentUnlessBothRead(Kind kind) {
    for (Kind other : Kind.values()) {
      Transition a = transition(0, kind, HERE, 9, !READERS.contains(kind));
      Transition b = transition(1, other, HERE, 9, !READERS.contains(other));
      assertThat(Dependence.dependent(a, b))
          .as("%s and %s", kind, other)
          .isEqualTo(!READERS.contains(kind) || !READERS.contains(other));
    }
  }

  @ParameterizedTest
  @EnumSource
  void onTwoLocationsNoOperationsAreDependent(Kind kind) {
    for (Kind other : Kind.values()) {
      Transition a = transition(0, kind, HERE, 9, true);
      Transition b = transition(1, other, THERE, 9, true);
      assertThat(Dependence.dependent(a, b)).as("%s and %s", kind, other).isFalse();
    }
  }

  @Test
  void whoeverModifiesAFlagDependsOnWhatAlsoReadsIt() {
    Transition lock = new Transition(0, 0, 1, Kind.LOCK, HERE, 0, true, THERE, 0);
    Transition interrupt = transition(1, Kind.INTERRUPT, THERE, 0, true);
    Transition look = transition(1, Kind.VOLATILE_READ, THERE, 0, false);
    assertThat(Dependence.dependent(lock, interrupt)).isTrue();
    assertThat(Dependence.dependent(interrupt, lock)).isTrue();
    assertThat(Dependence.dependent(lock, look)).isFalse();
    Trace trace = HandMadeTrace.of("T0 TRYLOCK m interruptible", "T1 INTERRUPT T0", "T2 VR flag0");
    assertThat(Dependence.dependent(trace, 0, 1, true)).isTrue();
    assertThat(Dependence.dependent(trace, 1, 0, false)).isTrue();
    assertThat(Dependence.dependent(trace, 0, 2, false)).isFalse();
    assertThat(Dependence.dependent(trace.transition(0), trace, 1)).isTrue();
    assertThat(Dependence.dependent(trace.transition(1), trace, 0)).isTrue();
  }

  @Test
  void aJoinThatMayGiveUpDependsOnTheEndOnly() {
    Trace trace = HandMadeTrace.of("T1 R x", "T1 END", "T0 JOIN T1 interruptible");
    assertThat(Dependence.dependent(trace, 0, 2, false)).isFalse();
    assertThat(Dependence.dependent(trace, 1, 2, false)).isTrue();
  }

  @Test
  void whatMayGiveUpMayBeCoEnabledWithAnyButTheOwner() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m", "T0 UNLOCK m", "T1 LOCK m interruptible", "T1 WAIT m interruptible");
    assertThat(Dependence.mayBeCoEnabled(trace, 1, 2)).isTrue();
    assertThat(Dependence.mayBeCoEnabled(trace, 1, 3)).isFalse();
    assertThat(Dependence.mayBeCoEnabled(trace, 0, 1)).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void stepsOfOneThreadAreDependent(Kind kind) {
    Transition a = transition(0, kind, HERE, 0, false);
    Transition b = transition(0, Kind.READ, THERE, 0, false);
    assertThat(Dependence.dependent(a, b)).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = {"COMPARE_AND_SET", "TRY_LOCK", "TRY_PARK", "TRY_ACQUIRE", "START"})
  void anAttemptThatFailsIsDependentOnNoReader(Kind attempt) {
    Transition failing = transition(0, attempt, HERE, 9, false);
    Transition succeeding = transition(0, attempt, HERE, 9, true);
    Transition reader = transition(1, Kind.VOLATILE_READ, HERE, 0, false);
    assertThat(Dependence.dependent(failing, reader)).isFalse();
    assertThat(Dependence.dependent(succeeding, reader)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    // kind, whether it modifies, thread named, dependent on thread 1
    "START, true, 1, true",
    "START, false, 1, false",
    "START, true, 2, false",
    "JOIN, false, 1, true",
    "JOIN, false, 2, false",
    "UNPARK, true, 1, false"
  })
  void aStartOrAJoinBoundsAllStepsOfItsThread(
      Kind kind, boolean writes, int named, boolean dependent) {
    Transition bound = transition(0, kind, HERE, named, writes);
    Transition step = transition(1, Kind.READ, THERE, 0, false);
    assertThat(Dependence.dependent(bound, step)).isEqualTo(dependent);
    assertThat(Dependence.dependent(step, bound)).isEqualTo(dependent);
  }

  @Test
  void whatTouchesNothingIsIndependentOfAllOtherThreads() {
    Transition choice = transition(0, Kind.CHOOSE, Operation.NO_LOCATION, 0, false);
    Transition other = transition(1, Kind.CHOOSE, Operation.NO_LOCATION, 0, true);
    assertThat(Dependence.dependent(choice, other)).isFalse();
  }

  @Test
  void rowsOfATraceAreJudgedLikeTransitions() {
    Trace trace =
        HandMadeTrace.of(
            "T0 START T1",
            "T1 W x 1",
            "T0 R x",
            "T0 R y",
            "T1 CAS y 1 2",
            "T0 CHOOSE 2",
            "T0 JOIN T1",
            "(T2 LOCK m)");
    for (int a = 0; a < trace.rows(); a++) {
      for (int b = 0; b < trace.rows(); b++) {
        boolean dependent = Dependence.dependent(trace.transition(a), trace.transition(b));
        assertThat(Dependence.dependent(trace.transition(a), trace, b)).isEqualTo(dependent);
        assertThat(Dependence.dependent(trace, a, b, trace.writes(b))).isEqualTo(dependent);
      }
    }
  }

  @Test
  void aRowCanBeJudgedWithTheEffectItHasElsewhere() {
    Trace trace = HandMadeTrace.of("T0 R x", "T1 W x 1", "T2 CAS x 0 1");
    Transition read = trace.transition(0);
    assertThat(Dependence.dependent(read, trace, 2)).isFalse();
    assertThat(Dependence.dependent(read, trace, 2, true)).isTrue();
    assertThat(Dependence.dependent(trace, 0, 2, false)).isFalse();
    assertThat(Dependence.dependent(trace, 0, 2, true)).isTrue();
  }

  @Test
  void aStepThatHadToComeFirstBecauseOfSymmetryIsDependent() {
    Trace trace = HandMadeTrace.of(Symmetry.Flavour.VALUES, "T0 R x", "T1 R x", "T0 R y", "T1 R y");
    assertThat(Dependence.dependent(trace, 0, 1, false)).isTrue();
    assertThat(Dependence.dependent(trace, 2, 3, false)).isTrue();
    assertThat(Dependence.dependent(trace, 0, 3, false)).isFalse();
  }

  private static Transition transition(
      int thread, Kind kind, int location, long argument, boolean writes) {
    return new Transition(thread, 0, 1, kind, location, argument, writes, -1, 0);
  }
}
