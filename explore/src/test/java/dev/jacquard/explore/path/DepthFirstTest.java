package dev.jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Failure;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs whose interleavings and traces can be counted by hand. */
class DepthFirstTest {
  private record Sample(String text, int interleavings, int traces) {}

  private static final List<Sample> SAMPLES =
      List.of(
          // one thread: nothing to choose
          new Sample("volatile int x; thread a { x = 1; x = 2; }", 1, 1),
          // 4 over 2 interleavings; all commute
          new Sample(
              "volatile int x, y; thread a { x = 1; x = 2; } thread b { y = 1; y = 2; }", 6, 1),
          // 4 over 2 interleavings; none commute
          new Sample("volatile int x; thread a { x = 1; x = 2; } thread b { x = 3; x = 4; }", 6, 6),
          // readers commute: who reads before, who after
          new Sample("volatile int x; thread w { x = 1; } thread r[2] { int s = x; }", 6, 4),
          new Sample("volatile int x; thread w[3] { x = tid; }", 6, 6),
          new Sample(Litmus.STORE_BUFFERING, 6, 3),
          // sections exclude each other
          new Sample("lock m; thread t[3] { lock(m); unlock(m); }", 6, 6),
          // a cas that fails is a read: the two failing ones commute
          new Sample("volatile int x; thread t[3] { cas(x, 0, 1); }", 6, 3),
          // two alternatives, the interleavings of the choice with the other thread commute
          new Sample("volatile int x; thread a { int r = choose(2); } thread b { x = 1; }", 4, 2),
          // three values, written before or after
          new Sample(
              "volatile int x; thread a { int r = choose(3); x = r; } thread b { x = 7; }", 9, 6),
          // the await cannot come first
          new Sample("volatile int x; thread a { await(x == 1); } thread b { x = 1; }", 1, 1),
          // deadlock, or one after the other; each in two orders, as the last release commutes
          new Sample(
              "lock m, n; thread a { lock(m); lock(n); unlock(n); unlock(m); }"
                  + " thread b { lock(n); lock(m); unlock(m); unlock(n); }",
              6,
              3),
          // the second attempt fails only in between
          new Sample("lock m; thread a { lock(m); unlock(m); } thread b { tryLock(m); }", 3, 3),
          // a permit each: 2 over 1 orders of the acquisitions
          new Sample("semaphore s = 2; thread t[2] { acquire(s); }", 2, 2),
          new Sample("semaphore s; thread a { acquire(s); } thread b { release(s); }", 1, 1),
          new Sample("thread a { park(); } thread b { unpark(a); }", 1, 1),
          // started threads cannot overtake, joins come last
          new Sample(
              "volatile int x; thread main { start(w); x = 1; join(w); x = 2; }"
                  + " thread w { x = 3; }",
              2,
              2),
          // notify wakes nobody, or the waiter
          new Sample(
              "lock m; thread a { lock(m); wait(m); unlock(m); }"
                  + " thread b { lock(m); notify(m); unlock(m); }",
              2,
              2),
          // the time runs out before the notification, or the lock is back too late for that
          new Sample(
              "lock m; thread a { lock(m); timed(wait(m)); unlock(m); }"
                  + " thread b { lock(m); notify(m); unlock(m); }",
              3,
              3),
          // permit there or not
          new Sample("thread a { timed(park()); } thread b { unpark(a); }", 2, 2),
          // ended or not; the read of x is free
          new Sample("volatile int x; thread a { timed(join(b)); } thread b { int r = x; }", 3, 2),
          // gives up or not, with the lock free
          new Sample(
              "lock m; thread a { interruptibly(lock(m)); } thread b { interrupt(a); }", 2, 2),
          // only the interrupt ends it
          new Sample("thread a { interruptibly(park()); } thread b { interrupt(a); }", 1, 1),
          // not even begun, interrupted, or stuck for ever: the flag was taken away before
          new Sample(
              "lock m; thread a { lock(m); interruptibly(wait(m)); }"
                  + " thread b { interrupt(a); }",
              3,
              2),
          new Sample(
              "thread a { interrupted(); interruptibly(park()); } thread b { interrupt(a); }",
              2,
              2),
          // no thread has anything visible to do
          new Sample("thread a { int r = 1; }", 1, 1));

  private static final List<Named<Supplier<Strategy>>> REDUCTIONS =
      List.of(
          Named.of("sleep sets", SleepSets::new),
          Named.of("Flanagan-Godefroid", FlanaganGodefroid::new),
          Named.of("source sets", SourceDpor::new),
          Named.of("optimal", OptimalDpor::new));

  static Stream<Arguments> samples() {
    return SAMPLES.stream().map(Arguments::of);
  }

  static Stream<Arguments> reductionsOfSamples() {
    return REDUCTIONS.stream()
        .flatMap(reduction -> SAMPLES.stream().map(s -> Arguments.of(reduction, s)));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void exhaustiveSearchRunsEveryInterleavingOnce(Sample sample) {
    Exploration exploration = Litmus.explore(sample.text(), new Exhaustive());
    assertThat(exploration.tally().executions()).isEqualTo(sample.interleavings());
    assertThat(exploration.tally().blocked()).isZero();
    assertThat(Litmus.traces(sample.text(), new Exhaustive())).isEqualTo(sample.traces());
  }

  @ParameterizedTest
  @MethodSource("reductionsOfSamples")
  void reductionsRunEveryTraceOnce(Supplier<Strategy> reduction, Sample sample) {
    Exploration exploration = Litmus.explore(sample.text(), reduction.get());
    assertThat(exploration.tally().executions()).isEqualTo(sample.traces());
    assertThat(Litmus.traces(sample.text(), reduction.get())).isEqualTo(sample.traces());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theOptimalReductionGivesNoRunUp(Sample sample) {
    assertThat(Litmus.explore(sample.text(), new OptimalDpor()).tally().blocked()).isZero();
  }

  @Test
  void sleepSetsGiveRunsUpThatSourceSetsDoNotStart() {
    String independent = "volatile int x, y; thread a { x = 1; x = 2; } thread b { y = 1; }";
    // Behind the first step of a, and at the root: b moves, and a sleeps for good.
    assertThat(Litmus.explore(independent, new SleepSets()).tally().blocked()).isEqualTo(2);
    assertThat(Litmus.explore(independent, new SourceDpor()).tally().blocked()).isZero();
  }

  @Test
  void theNumberOfSchedulesThatDeadlockIsThatOfTheInterleavings() {
    String text = "lock m; thread a { lock(m); } thread b { lock(m); }";
    Exploration exploration = Litmus.explore(text, new Exhaustive());
    assertThat(exploration.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(2);
  }

  @Test
  void nothingIsPrunedWithoutAPruning() {
    Exhaustive search = new Exhaustive();
    Litmus.explore(Litmus.STORE_BUFFERING, search);
    assertThat(search.pruned()).isZero();
  }

  @Test
  void theNextPlanIsTheSameUntilATraceIsLearned() {
    Exhaustive search = new Exhaustive();
    assertThat(search.next()).isEqualTo(search.next()).isPresent();
  }
}
