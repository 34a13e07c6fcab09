package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Effect;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;

/** A buffer for the state that a step leads to. */
final class NextState implements Changes {
  private final Layout layout;
  private final long[] next;
  private Snapshot before;
  private int mover;
  private long moved;

  NextState(Layout layout) {
    this.layout = layout;
    next = new long[layout.words()];
  }

  /** The state after a process took an edge; overwritten by the next call. */
  long[] after(Snapshot snapshot, int process, Edge edge) {
    long[] state = snapshot.packed();
    for (int i = 0; i < next.length; i++) {
      next[i] = state[i];
    }
    layout.move(next, process, edge.from().number() ^ edge.to().number());
    if (edge.effect() != Effect.NONE) {
      before = snapshot;
      mover = process;
      moved = 0;
      edge.effect().apply(snapshot, process, this);
    }
    return next;
  }

  @Override
  public void set(IntVariable variable, int value) {
    layout.value(next, variable, variable.checked(value));
  }

  @Override
  public void set(ProcessVariable variable, int process) {
    layout.pointer(next, variable.number(), variable.checked(process, layout.processes));
  }

  @Override
  public void moveOthers(LocalSet from, LocalState to) {
    moved = Changes.unmoved(moved, from);
    for (int word = 0; word < layout.setWords; word++) {
      long rest = before.where(from, word);
      for (; rest != 0; rest &= rest - 1) {
        int process = (word << 6) + Long.numberOfTrailingZeros(rest);
        if (process != mover) {
          layout.move(next, process, layout.local(before.packed(), process) ^ to.number());
        }
      }
    }
  }
}
