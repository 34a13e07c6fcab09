package dev.jacquard.model.search;

import dev.jacquard.model.Successors;
import dev.jacquard.model.store.StateStore;

/**
 * Hands on the steps of one process alone if that is enough, else the steps of all.
 *
 * <p>It is enough if the space says that the steps are {@linkplain Successors#independent
 * independent} and all of them lead to states that were not known before: Peled's ample sets, with
 * the proviso for breadth-first search of Bošnački, Leue and Lluch Lafuente (2006). Why nothing is
 * lost:
 *
 * <ul>
 *   <li>What the other processes can do here they can still do afterwards, with the same effect,
 *       and no proposition tells the difference; so from each state left out a state that is not
 *       left out can be reached that differs only in what nobody sees. A deadlock comes after all
 *       steps, so it is not left out at all.
 *   <li>No step is put off for ever: a new state has a larger number than the one it is reached
 *       from, so numbers grow along steps that are taken alone, and each cycle has a state whose
 *       steps were all taken.
 * </ul>
 */
final class Ample implements Successors {
  private final StateStore store;
  private final Successors taker;
  private final Steps steps = new Steps();
  private long[] buffer = new long[8];
  private int failing = -1;
  private boolean alone;

  Ample(StateStore store, Successors taker) {
    this.store = store;
    this.taker = taker;
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
    if (!alone && process != failing && allNew(process)) {
      alone = true;
      hand(process);
    }
    return alone;
  }

  private boolean allNew(int process) {
    boolean any = false;
    for (int i = 0; i < steps.size(); i++) {
      if (steps.process(i) == process) {
        any = true;
        buffer = steps.read(i, buffer);
        if (store.find(buffer, steps.length(i)) >= 0) {
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
