package dev.jacquard.litmus;

import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.litmus.code.AlikeThreads;
import dev.jacquard.litmus.code.Liveness;
import dev.jacquard.litmus.code.LocalStates;
import dev.jacquard.litmus.code.ThreadCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for the local states in which threads stand before visible instructions; never 0. */
interface LocalStateNumbers {
  /**
   * The number of the present state of a thread.
   *
   * @param reacquires whether the thread is about to take a lock again after a wait
   */
  int number(int thread, ThreadStates threads, SharedState shared, boolean reacquires);

  /** Equal where threads can't be told apart by anybody; see {@link LocalStates}. */
  record Interchangeable(LocalStates states) implements LocalStateNumbers {
    @Override
    public int number(int thread, ThreadStates threads, SharedState shared, boolean reacquires) {
      boolean mentioned = shared.holdsAny(thread) || reacquires;
      return states.number(thread, threads.counter(thread), threads.registers(thread), mentioned);
    }
  }

  /**
   * Equal where a thread, or one that is like it, goes on alike: where it stands, what it still
   * needs of its registers, and which locks it holds how often.
   */
  final class Own implements LocalStateNumbers {
    private final AlikeThreads alike;
    private final Likeness likeness;
    private final Liveness[] liveness;
    private final Map<List<Object>, Integer> numbers = new HashMap<>();

    Own(AlikeThreads alike, List<ThreadCode> threads) {
      this.alike = alike;
      likeness = alike.likeness();
      liveness = new Liveness[threads.size()];
      for (int t = 0; t < liveness.length; t++) {
        liveness[t] = alike.first(t) == t ? new Liveness(threads.get(t)) : liveness[alike.first(t)];
      }
    }

    @Override
    public int number(int thread, ThreadStates threads, SharedState shared, boolean reacquires) {
      List<Object> state = new ArrayList<>();
      state.add(alike.first(thread));
      state.add(threads.counter(thread));
      int[] registers = threads.registers(thread);
      int[] own = alike.counterparts(thread).registers();
      liveness[thread].before(threads.counter(thread)).stream()
          .forEach(register -> state.add(registers[own[register]]));
      shared.describeLocksOf(thread, lock -> likeness.common(thread, lock), state);
      return numbers.computeIfAbsent(state, s -> numbers.size() + 1);
    }
  }
}
