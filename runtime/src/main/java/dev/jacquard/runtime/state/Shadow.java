package dev.jacquard.runtime.state;

import java.util.Arrays;

/**
 * The frames of one thread in rewritten code, with the values that it will still read. Each frame
 * tells where it stands before it does anything that may be seen, and thereby that all frames above
 * it are gone.
 */
public final class Shadow {
  private Position[] positions = new Position[8];
  private int[] bases = new int[9];
  private boolean[] known = new boolean[8];
  private int depth;
  private long[] numbers = new long[32];
  private Object[] references = new Object[32];
  private boolean arrived;

  /** A method of the program begins; the answer is the number of its frame, from 1. */
  public int enter() {
    if (depth == positions.length) {
      positions = Arrays.copyOf(positions, 2 * depth);
      bases = Arrays.copyOf(bases, 2 * depth + 1);
      known = Arrays.copyOf(known, 2 * depth);
    }
    boolean isKnown = depth == 0 ? Callers.areNone() : isCalledDirectly();
    known[depth] = isKnown;
    positions[depth] = null;
    if (depth > 0) {
      Position caller = positions[depth - 1];
      bases[depth] = bases[depth - 1] + (caller == null ? 0 : caller.sorts().length());
    }
    return ++depth;
  }

  /** Whether the frame on top, and no other code, has called the method that begins. */
  private boolean isCalledDirectly() {
    Position caller = positions[depth - 1];
    if (caller == null || !known[depth - 1] || caller.manner() == Position.Manner.UNKNOWN) {
      return false;
    }
    return caller.manner() == Position.Manner.BOUND_CALL
        || Callers.begin(caller.type(), caller.method());
  }

  /** A frame has come to a place; its values follow. */
  public void at(int frame, int position) {
    depth = frame;
    arrived = false;
    Position now = Positions.get(position);
    positions[frame - 1] = now;
    int end = bases[frame - 1] + now.sorts().length();
    if (end > numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * end);
      references = Arrays.copyOf(references, 2 * end);
    }
  }

  public void put(int frame, int value, long number) {
    numbers[bases[frame - 1] + value] = number;
  }

  public void put(int frame, int value, Object reference) {
    references[bases[frame - 1] + value] = reference;
  }

  /**
   * The thread has come to an operation.
   *
   * @param entersMonitor whether it may be that of a synchronized method which is about to begin
   * @return whether the frames tell all that matters for what the thread will do
   */
  public boolean arrive(boolean entersMonitor) {
    boolean first = !arrived;
    arrived = true;
    if (!first || depth == 0 || positions[depth - 1] == null || !known[depth - 1]) {
      return false;
    }
    return switch (positions[depth - 1].manner()) {
      case AT_ONCE -> true;
      case BOUND_CALL, CALL -> entersMonitor;
      case FOREIGN_CALL, UNKNOWN -> false;
    };
  }

  /** Describes the frames. */
  public void describe(Description description) {
    for (int frame = 0; frame < depth; frame++) {
      Position position = positions[frame];
      boolean top = frame == depth - 1;
      if (!top && position.during() == Position.NOTHING_LEFT) {
        continue; // it is as if it were gone
      }
      description.add(top ? position.before() : position.during());
      for (int value : top ? position.valuesBefore() : position.valuesDuring()) {
        if (position.isReference(value)) {
          description.add(references[bases[frame] + value]);
        } else {
          description.add(numbers[bases[frame] + value]);
        }
      }
    }
  }
}
