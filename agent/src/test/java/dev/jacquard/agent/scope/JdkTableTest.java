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
        .contains(Treatment.STATE, Treatment.HASH_CALLS, Treatment.GATES, Treatment.INITIALISER);
    assertThat(table.of("java/util/stream/ReduceOps$ReduceTask"))
        .contains(
            Treatment.SUPPLIERS,
            Treatment.CALLS,
            Treatment.VAR_HANDLES,
            Treatment.FIELDS,
            Treatment.PROGRAM_ALLOCATIONS,
            Treatment.GATES,
            Treatment.INITIALISER);
  }

  @Test
  void initialisersAndMonitorsOfAllOtherClassesAreGuardedUntilTheyAreLoaded() {
    assertThat(table.of("java/util/regex/Pattern"))
        .containsExactly(Treatment.GATES, Treatment.INITIALISER);
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
  void monitorsThatAreExceptedStayAsTheyAre() {
    assertThat(table.of("java/lang/ref/ReferenceQueue")).doesNotContain(Treatment.GATES);
    assertThat(table.of("java/lang/Thread")).doesNotContain(Treatment.GATES);
    assertThat(MonitorExceptions.entries()).noneMatch(entry -> entry.reason().isEmpty());
  }

  @Test
  void runtimeIsLeftAlone() {
    assertThat(table.of("dev/jacquard/runtime/name/Sites")).isEmpty();
  }
}
