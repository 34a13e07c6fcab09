package dev.jacquard.agent.scope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JdkTableTest {
  private final JdkTable table = new JdkTable();

  @Test
  void classIsConcernedIfSomethingIsDoneToIt() {
    assertThat(table.of("java/util/concurrent/locks/ReentrantLock"))
        .contains(Treatment.FIELDS, Treatment.MODEL);
    assertThat(table.lists("java/util/concurrent/locks/ReentrantLock")).isTrue();
  }

  @Test
  void rowsOfAClassAddUp() {
    assertThat(table.of("java/util/HashMap"))
        .containsExactly(Treatment.HASH_CALLS, Treatment.INITIALISER, Treatment.COLLECTION);
    assertThat(table.of("java/util/stream/ReduceOps$ReduceTask"))
        .containsExactly(
            Treatment.SUPPLIERS,
            Treatment.CALLS,
            Treatment.VAR_HANDLES,
            Treatment.FIELDS,
            Treatment.PROGRAM_ALLOCATIONS,
            Treatment.INITIALISER);
  }

  @Test
  void initialisersOfAllOtherClassesAreGuardedUntilTheyAreLoaded() {
    assertThat(table.of("java/util/regex/Pattern")).containsExactly(Treatment.INITIALISER);
    assertThat(table.lists("java/util/regex/Pattern")).isFalse();
  }

  @Test
  void initialisersOfClassesThatAreListedAreGuardedToo() {
    assertThat(OutsideEffects.classes())
        .isNotEmpty()
        .allSatisfy(name -> assertThat(table.of(name)).contains(Treatment.INITIALISER));
    assertThat(table.of("java/util/concurrent/ForkJoinPool")).contains(Treatment.INITIALISER);
    assertThat(table.of("java/lang/Thread")).contains(Treatment.INITIALISER);
  }

  @Test
  void runtimeIsLeftAlone() {
    assertThat(table.of("dev/jacquard/runtime/name/Sites")).isEmpty();
  }
}
