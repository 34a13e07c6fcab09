package dev.jacquard.model.search;

import dev.jacquard.model.Successors;
import dev.jacquard.model.store.StateStore;
import java.util.function.IntPredicate;

/**
 * Hands on the steps of one process alone if that is enough, else the steps of all.
 *
 * <p>It is enough if the space says that the steps are {@linkplain Successors#independent
 * independent} and a proviso of the search allows all the states that they lead to: Peled's ample
 * sets. Breadth first, all of them must be new (Bošnački, Leue and Lluch Lafuente 2006); depth
 * first, none may be on the stack. Why nothing is lost:
 *
 * <ul>
 *   <li>What the other processes can do here they can still do afterwards, with the same effect,
 *       and no proposition tells the difference; so from each state left out a state that is not
 *       left out can be reached that differs only in what nobody sees. A deadlock comes after all
 *       steps, so it is not left out at all.
 *   <li>No step is put off for ever, because each cycle has a state whose steps were all taken.
 *       Breadth first, a new state has a larger number than the one it is reached from, so numbers
 *       grow along steps that are taken alone; depth first, each cycle has a step back to the
 *       stack.
 * </ul>
 */
final class Ample implements Successors {
  private final StateStore store;
  private final Successors taker;
  private final IntPredicate allowed;
  private final Steps steps = new Steps();
  private long[] buffer = new long[8];
  private int failing = -1;
  private boolean alone;

  /**
   * @param allowed the proviso: whether a step may be taken alone if it leads to the state with
   *     this number, or -1 if the state is new
   */
  Ample(StateStore store, Successors taker, IntPredicate allowed) {
    this.store = store;
    this.taker = taker;
    this.allowed = allowed;
  }

  void begin() {
    steps.clear();
    failing = -1;
    alone = false;
  }

  @Override
  public void step(int process, int action, long[] state, int length) {
    if (!alone) {
      steps.add(process, action, state, length);
    }
  }

  @Override
  public void failure(int process, int action, String message) {
    failing = process;
    taker.failure(process, action, message);
  }

  @Override
  public void thrown(int process, int action, Throwable thrown) {
    failing = process;
    taker.thrown(process, action, thrown);
  }

  @Override
  public boolean independent(int process) {
    if (!alone && process != failing && allAllowed(process)) {
      alone = true;
      hand(process);
    }
    return alone;
  }

  private boolean allAllowed(int process) {
    boolean any = false;
    for (int i = 0; i < steps.size(); i++) {
      if (steps.process(i) == process) {
        any = true;
        buffer = steps.read(i, buffer);
        if (!allowed.test(store.find(buffer, steps.length(i)))) {
          return false;
        }
      }
    }
    return any;
  }

  /** Hands all steps on unless those of one process were enough. */
  void end() {
    if (!alone) {
      hand(-1);
    }
  }

  private void hand(int process) {
    for (int i = 0; i < steps.size(); i++) {
      if (process < 0 || steps.process(i) == process) {
        buffer = steps.read(i, buffer);
        taker.step(steps.process(i), steps.action(i), buffer, steps.length(i));
      }
    }
  }
}
