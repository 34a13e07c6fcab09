package dev.jacquard.explore.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Failure;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConjecturedSymmetryTest {
  private final ConjecturedSymmetry strategy = new ConjecturedSymmetry();

  private Exploration explore(String text) {
    return new Explorer(Litmus.program(text)).explore(strategy);
  }

  private static String each(String operation, String thread, int n) {
    return IntStream.range(0, n)
        .mapToObj(i -> operation + "(" + thread + "[" + i + "]); ")
        .collect(Collectors.joining());
  }

  private static String philosophers(int n) {
    return ("semaphore fork[N] = 1; thread p[N] { acquire(fork[tid]); acquire(fork[(tid + 1) % N]);"
            + " release(fork[tid]); release(fork[(tid + 1) % N]); }")
        .replace("N", "" + n);
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "3, 3", "4, 5", "5, 7", "6, 13"})
  void theRotationOfPhilosophersIsFound(int n, int orbits) {
    Exploration exploration = explore(philosophers(n));
    assertThat(exploration.tally().executions()).isEqualTo(orbits);
    assertThat(exploration.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(1);
    assertThat(strategy.images()).isZero(); // every philosopher has done everything in the first
    assertThat(strategy.refutations()).isEmpty();
  }

  @Test
  void itIsFoundAlsoIfTheyAreStartedAndJoined() {
    Exploration exploration =
        explore(
            "int x; thread main { x = 1; "
                + each("start", "p", 5)
                + each("join", "p", 5)
                + "assert x == 1; } "
                + philosophers(5));
    assertThat(exploration.tally().executions()).isEqualTo(7);
    assertThat(exploration.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(1);
  }

  /** As a Java program keeps its threads in an array, which is read before each start and join. */
  @Test
  void whatTheStarterDoesForItselfTellsNobodyApart() {
    explore(
        "int own; thread main { own = 1; start(p[0]); own = 2; start(p[1]); own = 3; start(p[2]);"
            + " join(p[0]); own = 4; join(p[1]); own = 5; join(p[2]); } "
            + philosophers(3));
    assertThat(strategy.generators()).hasSize(1);
    assertThat(strategy.refutations()).isEmpty();
  }

  @Test
  void whatOthersUseInSomeExecutionsIsNotOfTheStarterAlone() {
    String text =
        "int x; volatile int y; lock m; thread main { start(w[0]); x = 1; start(w[1]);"
            + " join(w[0]); x = 2; join(w[1]); } thread w[2] {"
            + " int r = getAndAdd(y, 1); if (tid == 0 && r == 1) { int s = x; assert s == 0; } }";
    Exploration exploration = explore(text);
    assertThat(strategy.generators()).isEmpty();
    assertThat(exploration.tally().failing(Failure.Type.ASSERTION)).isPositive();
  }

  @Test
  void aChoiceBeforeTheStartsIsTriedInEveryWay() {
    Exploration exploration =
        explore(
            "volatile int x; thread main { int r = choose(3); start(w[0]); start(w[1]); }"
                + " thread w[2] { x = 1; }");
    assertThat(exploration.tally().executions()).isEqualTo(6);
  }

  /** Each of a pair may be first at what they share, so one execution is not enough to know. */
  @Test
  void pairsWithThingsOfTheirOwnAreCheckedByOneImage() {
    Exploration exploration =
        explore(
            "volatile int shared[5], own[10]; thread t[10] {"
                + " int r = getAndAdd(shared[tid % 5], 1); own[tid] = r + tid % 5; }");
    assertThat(strategy.generators()).hasSize(5);
    assertThat(strategy.images()).isEqualTo(1);
    assertThat(exploration.tally().executions()).isEqualTo(2);
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
  }

  @Test
  void aDifferenceThatShowsOnlyInAnImageRefutes() {
    // In the first execution a comes first, and nothing tells what b would do there.
    Exploration exploration =
        explore(
            "volatile int x; thread a { int r = getAndAdd(x, 1); }"
                + " thread b { int r = getAndAdd(x, 1); assert r == 1; }");
    assertThat(exploration.tally().failing(Failure.Type.ASSERTION)).isPositive();
    assertThat(strategy.generators()).isEmpty();
    assertThat(strategy.refutations()).hasSize(1);
    Refutation refutation = strategy.refutations().get(0);
    assertThat(refutation.thread()).isNotEqualTo(refutation.image());
  }

  @Test
  void workBetweenJoinsTellsThreadsApart() {
    Exploration exploration =
        explore(
            "volatile int x, y; thread main { start(w[0]); start(w[1]); join(w[0]); int r = y;"
                + " join(w[1]); if (r == 2) { assert y == 2; } }"
                + " thread w[2] { int r = getAndAdd(x, 1); y = r + 1; }");
    assertThat(exploration.tally().failing(Failure.Type.ASSERTION)).isPositive();
    assertThat(strategy.generators()).isEmpty();
  }

  @Test
  void differentInitialStatesTellLocationsApart() {
    explore(
        "semaphore s[2] = 1; volatile int x = 5, y = 6;"
            + " thread a { acquire(s[0]); x = 1; } thread b { acquire(s[1]); y = 1; }");
    assertThat(strategy.generators()).isEmpty();
  }
}
