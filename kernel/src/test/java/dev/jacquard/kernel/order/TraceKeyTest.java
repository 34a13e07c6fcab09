package dev.jacquard.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Schedules;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.run.RandomPrograms;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class TraceKeyTest {
  @Property(tries = 300)
  void swappingIndependentNeighboursKeepsTheKey(
      @ForAll("programs") HandMadeProgram program, @ForAll long seed) {
    Trace trace = program.run(new Tail.Uniform(seed));
    for (int step = 0; step + 1 < trace.length(); step++) {
      if (!dependent(trace, step)) {
        Trace swapped = program.run(Schedules.swapped(Schedule.of(trace), step));
        assertThat(key(swapped)).as(step + " of " + Schedule.of(trace)).isEqualTo(key(trace));
      }
    }
  }

  @Property(tries = 300)
  void swappingDependentNeighboursChangesTheKey(
      @ForAll("programs") HandMadeProgram program, @ForAll long seed) {
    Trace trace = program.run(new Tail.Uniform(seed));
    for (int step = 0; step + 1 < trace.length(); step++) {
      if (trace.thread(step) != trace.thread(step + 1) && dependent(trace, step)) {
        int at = step;
        runIfPossible(program, Schedules.swapped(Schedule.of(trace), step))
            .ifPresent(
                swapped ->
                    assertThat(key(swapped))
                        .as(at + " of " + Schedule.of(trace))
                        .isNotEqualTo(key(trace)));
      }
    }
  }

  /** The oracle: classes of schedules that swaps of independent neighbours connect. */
  @Property(tries = 60)
  void thereAreAsManyKeysAsClassesOfSchedules(@ForAll("programs") HandMadeProgram program) {
    Map<Schedule, Trace> all = allSchedules(program);
    Assume.that(all.size() <= 3000);
    Set<TraceKey> keys = new HashSet<>();
    all.values().forEach(trace -> keys.add(key(trace)));
    assertThat(keys).hasSize(classes(all));
  }

  private static Map<Schedule, Trace> allSchedules(HandMadeProgram program) {
    Map<Schedule, Trace> all = new HashMap<>();
    Deque<Plan> open = new ArrayDeque<>();
    open.add(Plan.free(Tail.Fixed.LOWEST));
    while (!open.isEmpty() && all.size() <= 3000) {
      Trace trace = program.run(open.pop());
      all.put(Schedule.of(trace), trace);
      for (int step = trace.freeFrom(); step < trace.length(); step++) {
        for (int t = 0; t < trace.threads(); t++) {
          addBranch(open, trace, step, t);
        }
      }
    }
    return all;
  }

  /** Branches to a thread that was enabled, and to the other alternative of the one that moved. */
  private static void addBranch(Deque<Plan> open, Trace trace, int step, int thread) {
    boolean moved = trace.thread(step) == thread;
    if (!trace.enabled(step, thread) || (moved && trace.choice(step) + 1 == trace.choices(step))) {
      return;
    }
    int choice = moved ? trace.choice(step) + 1 : 0;
    if (moved || thread > trace.thread(step)) {
      Transition[] prefix = Arrays.copyOf(trace.prefix(step), step + 1);
      prefix[step] = Transition.any(thread, choice);
      open.push(Plan.following(prefix, new Transition[0], Tail.Fixed.LOWEST));
      if (!moved && trace.kind(trace.pendingAt(step, thread)) == Kind.CHOOSE) {
        Transition[] other = prefix.clone();
        other[step] = Transition.any(thread, 1);
        open.push(Plan.following(other, new Transition[0], Tail.Fixed.LOWEST));
      }
    }
  }

  private static int classes(Map<Schedule, Trace> all) {
    Set<Schedule> left = new HashSet<>(all.keySet());
    int classes = 0;
    while (!left.isEmpty()) {
      classes++;
      Deque<Schedule> open = new ArrayDeque<>();
      open.add(left.iterator().next());
      while (!open.isEmpty()) {
        Schedule schedule = open.pop();
        if (left.remove(schedule)) {
          addNeighbours(open, schedule, all.get(schedule));
        }
      }
    }
    return classes;
  }

  private static void addNeighbours(Deque<Schedule> open, Schedule schedule, Trace trace) {
    for (int step = 0; step + 1 < trace.length(); step++) {
      if (!dependent(trace, step)) {
        open.push(Schedules.swapped(schedule, step));
      }
    }
  }

  @Test
  void anotherChoiceGivesAnotherKey() {
    assertThat(key("T0 CHOOSE 2", "T1 R x")).isNotEqualTo(key("T0 CHOOSE 2 #1", "T1 R x"));
  }

  @Test
  void anotherWaiterWokenGivesAnotherKey() {
    assertThat(key(notifying("#0"))).isNotEqualTo(key(notifying("#1")));
  }

  private static String[] notifying(String choice) {
    return new String[] {
      "T0 LOCK m",
      "T0 WAIT m",
      "T1 LOCK m",
      "T1 WAIT m",
      "T2 LOCK m",
      "T2 NOTIFY m " + choice,
      "(T0 REACQUIRE m)",
      "(T1 REACQUIRE m)"
    };
  }

  @Test
  void theKeyOfAPrefixDependsOnThePrefixOnly() {
    Trace one = HandMadeTrace.of("x = 0", "T0 W x 1", "T1 W y 1", "T0 R y");
    Trace other = HandMadeTrace.of("x = 0", "T1 W y 1", "T0 W x 1", "T1 R x", "(T0 R y)");
    TraceKey prefix = TraceKey.of(one, HandMadeTrace.order(one), 2);
    assertThat(TraceKey.of(other, HandMadeTrace.order(other), 2)).isEqualTo(prefix);
    assertThat(key(one)).isNotEqualTo(prefix);
    assertThat(key(other)).isNotEqualTo(key(one));
  }

  @Test
  void theKeyOfAnImageIsTheKeyOfTheRenamedTrace() {
    // Thread 0 and thread 1 change places, and so do locations 0 and 1.
    Permutation swap = Permutation.of(new int[] {1, 0}, new int[] {1, 0});
    Trace trace = HandMadeTrace.of("x = 0", "y = 0", "T0 W x 1", "T1 R x", "T1 W y 1");
    Trace image = HandMadeTrace.of("x = 0", "y = 0", "T1 W y 1", "T0 R y", "T0 W x 1");
    assertThat(TraceKey.of(trace, HandMadeTrace.order(trace), 3, swap)).isEqualTo(key(image));
    assertThat(key(trace)).isNotEqualTo(key(image));
  }

  @Test
  void theKeyOfAnImageRenamesTheWaiterWoken() {
    Permutation swap = Permutation.of(new int[] {1, 0, 2}, new int[] {0});
    Trace trace = HandMadeTrace.of(notifying("#0"));
    String[] images = notifying("#1");
    for (int i = 0; i < 4; i++) {
      images[i] = images[i].replace("T" + i / 2, "T" + (1 - i / 2));
    }
    Trace image = HandMadeTrace.of(images);
    assertThat(image.result(5)).isEqualTo(1);
    assertThat(TraceKey.of(trace, HandMadeTrace.order(trace), 6, swap))
        .isEqualTo(TraceKey.of(image, HandMadeTrace.order(image), 6));
  }

  @Test
  void keysAreOrderedByTheirTwoHalves() {
    assertThat(new TraceKey(1, 5)).isLessThan(new TraceKey(2, 0));
    assertThat(new TraceKey(1, 5)).isLessThan(new TraceKey(1, 6));
    assertThat(new TraceKey(1, 5)).isEqualByComparingTo(new TraceKey(1, 5));
  }

  @Provide
  Arbitrary<HandMadeProgram> programs() {
    return RandomPrograms.programs();
  }

  private static boolean dependent(Trace trace, int step) {
    return Dependence.dependent(trace, step, step + 1, trace.writes(step + 1));
  }

  private static Optional<Trace> runIfPossible(HandMadeProgram program, Schedule schedule) {
    try {
      return Optional.of(program.run(schedule));
    } catch (DivergenceException notPossible) {
      return Optional.empty();
    }
  }

  private static TraceKey key(String... lines) {
    return key(HandMadeTrace.of(lines));
  }

  private static TraceKey key(Trace trace) {
    return TraceKey.of(trace, HandMadeTrace.order(trace), trace.length());
  }
}
