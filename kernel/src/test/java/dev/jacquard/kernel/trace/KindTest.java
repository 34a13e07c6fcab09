package dev.jacquard.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The meaning of each kind, as a table for thread 3, which owns a lock in state 4. */
class KindTest {
  private static final int THREAD = 3;

  /** Kind, argument, then for each state: e if enabled, w if it would modify; - if neither. */
  private static final String TABLE =
      """
      kind               argument |  0   1   2   3   4   9
      READ               0        |  e   e   e   e   e   e
      WRITE              0        |  ew  ew  ew  ew  ew  ew
      VOLATILE_READ      0        |  e   e   e   e   e   e
      VOLATILE_WRITE     0        |  ew  ew  ew  ew  ew  ew
      OPAQUE_READ        0        |  e   e   e   e   e   e
      OPAQUE_WRITE       0        |  ew  ew  ew  ew  ew  ew
      INNER_READ         0        |  e   e   e   e   e   e
      INNER_WRITE        0        |  ew  ew  ew  ew  ew  ew
      READ_MODIFY_WRITE  0        |  ew  ew  ew  ew  ew  ew
      COMPARE_AND_SET    0        |  ew  e   e   e   e   e
      COMPARE_AND_SET    2        |  e   e   ew  e   e   e
      AWAIT              16       |  -   -   e   -   -   -
      AWAIT              17       |  e   e   -   e   e   e
      VOLATILE_AWAIT     18       |  e   e   -   -   -   -
      VOLATILE_AWAIT     21       |  -   -   e   e   e   e
      LOCK               0        |  ew  w   w   w   w   w
      REACQUIRE          0        |  ew  w   w   w   w   w
      UNLOCK             0        |  w   w   w   w   ew  w
      WAIT               0        |  w   w   w   w   ew  w
      NOTIFY             0        |  w   w   w   w   ew  w
      NOTIFY_ALL         0        |  w   w   w   w   ew  w
      TRY_LOCK           0        |  ew  e   e   e   e   e
      PARK               0        |  w   ew  ew  ew  ew  ew
      TRY_PARK           0        |  e   ew  ew  ew  ew  ew
      UNPARK             0        |  ew  ew  ew  ew  ew  ew
      ACQUIRE            1        |  w   ew  ew  ew  ew  ew
      ACQUIRE            3        |  w   w   w   ew  ew  ew
      ACQUIRE            0        |  ew  ew  ew  ew  ew  ew
      RELEASE            2        |  ew  ew  ew  ew  ew  ew
      TRY_ACQUIRE        1        |  e   ew  ew  ew  ew  ew
      TRY_ACQUIRE        3        |  e   e   e   ew  ew  ew
      START              1        |  ew  e   e   e   e   e
      JOIN               1        |  -   -   e   -   -   -
      TRY_JOIN           1        |  e   e   e   e   e   e
      END                1        |  ew  ew  ew  ew  ew  ew
      INTERRUPT          1        |  ew  ew  ew  ew  ew  ew
      UPDATE             0        |  ew  ew  ew  ew  ew  ew
      UPDATE             1        |  w   ew  w   ew  w   ew
      UPDATE             6        |  w   w   ew  ew  ew  w
      TRY_UPDATE         0        |  ew  ew  ew  ew  ew  ew
      TRY_UPDATE         1        |  e   ew  e   ew  e   ew
      TRY_UPDATE         6        |  e   e   ew  ew  ew  e
      SPIN               0        |  -   -   -   -   -   -
      CHOOSE             0        |  e   e   e   e   e   e
      """;

  private static final long[] STATES = {0, 1, 2, 3, 4, 9};

  static Stream<String> rows() {
    return TABLE.lines().skip(1);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isEnabledAndModifiesAsTheTableSays(String row) {
    String[] words = row.replace("|", "").split("\\s+");
    Kind kind = Kind.valueOf(words[0]);
    long argument = Long.parseLong(words[1]);
    for (int i = 0; i < STATES.length; i++) {
      String cell = words[i + 2];
      assertThat(kind.enabledAt(STATES[i], argument, THREAD))
          .as("%s enabled in state %d", kind, STATES[i])
          .isEqualTo(cell.contains("e"));
      assertThat(kind.writesAt(STATES[i], argument))
          .as("%s modifies state %d", kind, STATES[i])
          .isEqualTo(cell.contains("w"));
    }
  }

  /** The same when a flag is raised, for the kinds to which that makes a difference. */
  private static final String RAISED =
      """
      kind               argument |  0   1   2   3   4   9
      LOCK               0        |  e   e   e   e   e   e
      TRY_LOCK           0        |  e   e   e   e   e   e
      WAIT               0        |  -   -   -   -   e   -
      PARK               0        |  e   ew  ew  ew  ew  ew
      ACQUIRE            1        |  e   e   e   e   e   e
      TRY_ACQUIRE        1        |  e   e   e   e   e   e
      JOIN               1        |  e   e   e   e   e   e
      VOLATILE_AWAIT     18       |  e   e   e   e   e   e
      UPDATE             0        |  e   e   e   e   e   e
      TRY_UPDATE         0        |  e   e   e   e   e   e
      """;

  @ParameterizedTest
  @EnumSource
  void aRaisedFlagMakesBlockingOperationsGiveUp(Kind kind) {
    String row =
        RAISED
            .lines()
            .filter(line -> line.startsWith(kind + " "))
            .findFirst()
            .orElseGet(() -> rows().filter(line -> line.startsWith(kind + " ")).findFirst().get());
    String[] words = row.replace("|", "").split("\\s+");
    long argument = Long.parseLong(words[1]);
    for (int i = 0; i < STATES.length; i++) {
      assertThat(kind.enabledAt(STATES[i], argument, THREAD, 1))
          .as("%s enabled in state %d", kind, STATES[i])
          .isEqualTo(words[i + 2].contains("e"));
      assertThat(kind.writesAt(STATES[i], argument, 1))
          .as("%s modifies state %d", kind, STATES[i])
          .isEqualTo(words[i + 2].contains("w"));
      assertThat(kind.enabledAt(STATES[i], argument, THREAD, 0))
          .isEqualTo(kind.enabledAt(STATES[i], argument, THREAD));
      assertThat(kind.writesAt(STATES[i], argument, 0))
          .isEqualTo(kind.writesAt(STATES[i], argument));
    }
  }

  @Test
  void everyKindIsInTheTable() {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    rows().forEach(row -> kinds.add(Kind.valueOf(row.split("\\s+")[0])));
    assertThat(kinds).containsExactlyInAnyOrder(Kind.values());
  }

  @Test
  void aFailingCasIsARead() {
    assertThat(Kind.COMPARE_AND_SET.writesAt(1, 0)).isFalse();
    assertThat(HandMadeTrace.of("T0 W x 1", "T1 CAS x 0 2").writes(1)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "PARK, 1, true",
    "TRY_PARK, 0, true",
    "TRY_PARK, 1, true",
    "TRY_LOCK, 1, true",
    "TRY_LOCK, 0, false",
    "TRY_ACQUIRE, 0, true",
    "TRY_ACQUIRE, 1, false",
    "START, 1, true",
    "START, 0, false",
    "TRY_JOIN, 1, true",
    "TRY_JOIN, 2, false",
    "JOIN, 2, false",
    "END, 1, false"
  })
  void silentIsWhatLearnsWithoutBeingOrdered(Kind kind, long state, boolean silent) {
    assertThat(kind.isSilentAt(state, 1)).isEqualTo(silent);
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheOwnerCanDoWhatNeedsOwnership(Kind kind) {
    boolean ofOwner = kind.enabledAt(THREAD + 1, 0, THREAD);
    boolean ofOther = kind.enabledAt(THREAD + 1, 0, THREAD + 1);
    assertThat(kind.needsOwnership()).isEqualTo(ofOwner && !ofOther);
  }

  @ParameterizedTest
  @CsvSource({"LOCK", "REACQUIRE"})
  void takesTheLockAndBlocks(Kind kind) {
    assertThat(kind.takesLock()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(
      names = {"LOCK", "REACQUIRE"},
      mode = EnumSource.Mode.EXCLUDE)
  void takesNoLockOrDoesNotBlock(Kind kind) {
    assertThat(kind.takesLock()).isFalse();
  }

  /** Kind, letter, subject; what it orders if it modifies its location | and if it does not. */
  private static final String MEMORY =
      """
      READ               r  VARIABLE   -   -
      WRITE              w  VARIABLE   -   -
      VOLATILE_READ      R  VARIABLE   a   a
      VOLATILE_WRITE     W  VARIABLE   r   -
      OPAQUE_READ        o  VARIABLE   -   -
      OPAQUE_WRITE       O  VARIABLE   -   -
      INNER_READ         k  VARIABLE   -   -
      INNER_WRITE        K  VARIABLE   -   -
      READ_MODIFY_WRITE  M  VARIABLE   ar  a
      COMPARE_AND_SET    C  VARIABLE   ar  a
      AWAIT              a  VARIABLE   -   -
      VOLATILE_AWAIT     A  VARIABLE   a   a
      LOCK               L  LOCK       a   -
      UNLOCK             U  LOCK       r   -
      TRY_LOCK           l  LOCK       a   -
      WAIT               q  LOCK       r   -
      REACQUIRE          Q  LOCK       a   -
      NOTIFY             n  LOCK       -   -
      NOTIFY_ALL         N  LOCK       -   -
      PARK               P  PERMIT     -   -
      TRY_PARK           p  PERMIT     -   -
      UNPARK             u  PERMIT     -   -
      ACQUIRE            S  SEMAPHORE  a   -
      RELEASE            V  SEMAPHORE  r   -
      TRY_ACQUIRE        s  SEMAPHORE  a   -
      START              B  LIFE       -   -
      JOIN               J  LIFE       -   -
      TRY_JOIN           j  LIFE       -   -
      END                E  LIFE       -   -
      INTERRUPT          I  STATUS     r   -
      UPDATE             D  OBJECT     ar  a
      TRY_UPDATE         d  OBJECT     ar  a
      SPIN               z  NOTHING    -   -
      CHOOSE             c  NOTHING    -   -
      """;

  @Test
  void whatAStepAcquiresAndReleasesIsThatOfTheJavaMemoryModel() {
    StringBuilder found = new StringBuilder();
    for (Kind kind : Kind.values()) {
      found.append(
          String.format(
                      "%-18s %s  %-10s %-3s %s",
                      kind, kind.letter(), kind.subject(), order(kind, true), order(kind, false))
                  .stripTrailing()
              + "\n");
    }
    assertThat(found.toString()).isEqualTo(MEMORY);
  }

  private static String order(Kind kind, boolean writes) {
    String order = (kind.acquires(writes) ? "a" : "") + (kind.releases(writes) ? "r" : "");
    return order.isEmpty() ? "-" : order;
  }

  @Test
  void lettersAreDistinct() {
    assertThat(Stream.of(Kind.values()).map(Kind::letter)).doesNotHaveDuplicates();
  }

  @Test
  void whatTakesOrGivesIsALockOrPermits() {
    assertThat(which(Kind::takes))
        .containsExactly(Kind.LOCK, Kind.TRY_LOCK, Kind.REACQUIRE, Kind.ACQUIRE, Kind.TRY_ACQUIRE);
    assertThat(which(Kind::gives)).containsExactly(Kind.UNLOCK, Kind.WAIT, Kind.RELEASE);
  }

  @Test
  void accessesThatMayRaceWithAnyOtherArePlain() {
    assertThat(which(Kind::isPlain)).containsExactly(Kind.READ, Kind.WRITE, Kind.AWAIT);
    assertThat(which(Kind::isStore))
        .containsExactly(Kind.WRITE, Kind.VOLATILE_WRITE, Kind.OPAQUE_WRITE, Kind.INNER_WRITE);
    assertThat(which(Kind::isAccess))
        .containsExactly(
            Kind.READ,
            Kind.WRITE,
            Kind.VOLATILE_READ,
            Kind.VOLATILE_WRITE,
            Kind.OPAQUE_READ,
            Kind.OPAQUE_WRITE,
            Kind.INNER_READ,
            Kind.INNER_WRITE,
            Kind.READ_MODIFY_WRITE,
            Kind.COMPARE_AND_SET);
    assertThat(which(Kind::isAwait)).containsExactly(Kind.AWAIT, Kind.VOLATILE_AWAIT);
  }

  @Test
  void whatOrdersNothingIsPlainOrOpaqueOrInner() {
    assertThat(which(Kind::isInner)).containsExactly(Kind.INNER_READ, Kind.INNER_WRITE);
    assertThat(which(Kind::isUnordered))
        .containsExactly(
            Kind.READ,
            Kind.WRITE,
            Kind.OPAQUE_READ,
            Kind.OPAQUE_WRITE,
            Kind.INNER_READ,
            Kind.INNER_WRITE,
            Kind.AWAIT);
  }

  @Test
  void argumentsNameQueuesWhereThreadsWaitAndAreWoken() {
    assertThat(which(Kind::namesQueue)).containsExactly(Kind.WAIT, Kind.NOTIFY, Kind.NOTIFY_ALL);
    assertThat(which(Kind::isNotify)).containsExactly(Kind.NOTIFY, Kind.NOTIFY_ALL);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whatNeverWritesMayNotWrite(Kind kind) {
    boolean writes = false;
    for (int state = 0; state < 4; state++) {
      writes |= kind.writesAt(state, 1);
    }
    assertThat(kind.mayWrite()).isEqualTo(writes);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whatGaveUpModifiesNothing(Kind kind) {
    for (int state = 0; state < 4; state++) {
      if (kind.gaveUpAt(state)) {
        assertThat(kind.writesAt(state, 1, 1)).isFalse();
      }
    }
  }

  private static Stream<Kind> which(Predicate<Kind> question) {
    return Stream.of(Kind.values()).filter(question);
  }
}
