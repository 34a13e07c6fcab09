package dev.jacquard.litmus.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for local states, the same number for two threads exactly when they cannot be told apart
 * from there on: same residual code, same live values, named alike by others.
 *
 * <p>A thread that holds a lock, is to take it again after a wait, or will use what belongs to it
 * alone (its permit, say), is like no other: the global state mentions it.
 */
public final class LocalStates {
  private final List<List<Residual>> residuals = new ArrayList<>();
  private final List<String> mentions;
  private final Map<List<Object>, Integer> numbers = new HashMap<>();

  public LocalStates(List<ThreadCode> threads) {
    threads.forEach(thread -> residuals.add(Residual.ofAll(thread)));
    mentions = ThreadClasses.mentionsOf(threads);
  }

  /** The number of the state in which a thread stands before an instruction; never 0. */
  public int number(int thread, int instruction, int[] registers, boolean mentioned) {
    Residual residual = residuals.get(thread).get(instruction);
    List<Object> state = new ArrayList<>();
    state.add(residual.text());
    state.add(mentions.get(thread));
    if (mentioned || residual.isPersonal()) {
      state.add("thread " + thread);
    }
    for (int register : residual.live()) {
      state.add(registers[register]);
    }
    return numbers.computeIfAbsent(state, s -> numbers.size() + 1);
  }
}
