package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.store.StateStore;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Follows each run to its end before it looks at another one.
 *
 * <p>States get their numbers when a step leads to them, and wait in the frame of the state from
 * which they were reached first; they are expanded when it is their turn, if they have not been
 * expanded before. The way to a state is the stack.
 *
 * <p>With partial order reduction, steps are taken alone only if none leads to a state on the stack
 * (condition C3 of Iosif 2002, section 5): each cycle has a step back to the stack, so each cycle
 * has a state whose steps were all taken.
 */
public final class DepthFirst extends Search {
  private final BitSet expanded = new BitSet();
  private final BitSet onStack = new BitSet();
  private final Ample ample;
  private int[] stack = new int[64];
  private int[] begins = new int[64];
  private int[] waiting = new int[256];
  private int height;
  private int waits;
  private int depth;

  private DepthFirst(Model model, StateSpace space, SearchOptions options, StateStore store) {
    super(model, space, options, store);
    this.ample = new Ample(store, this, number -> number < 0 || !onStack.get(number));
  }

  /** Searches the states of a model under a symmetry that it has. */
  public static SearchResult search(Model model, StateSymmetry symmetry, SearchOptions options) {
    return search(model, model.space(symmetry), options);
  }

  /**
   * Searches a space of a model. Paths are paths of the space; those of a {@link Quotient} are
   * lifted to its plain space.
   */
  public static SearchResult search(Model model, StateSpace space, SearchOptions options) {
    try (StateStore store = options.store().get()) {
      return new DepthFirst(model, space, options, store).run();
    }
  }

  @Override
  boolean expandAll() {
    // the initial states wait in a frame that is nobody's
    int count = 0;
    while (tellAndGoOn()) {
      int next = next();
      if (next < 0) {
        return true;
      }
      if (!within(count++)) {
        return false;
      }
      push(next);
      expand(next);
    }
    return false;
  }

  /** The next state to expand, at the top of the stack as far down as there is none; or -1. */
  private int next() {
    while (true) {
      int begin = height == 0 ? 0 : begins[height - 1];
      while (waits > begin) {
        int number = waiting[--waits];
        if (!expanded.get(number)) {
          return number;
        }
      }
      if (height == 0) {
        return -1;
      }
      onStack.clear(stack[--height]);
    }
  }

  private void push(int number) {
    if (height == stack.length) {
      stack = Arrays.copyOf(stack, 2 * height);
      begins = Arrays.copyOf(begins, 2 * height);
    }
    depth = Math.max(depth, height);
    stack[height] = number;
    begins[height++] = waits;
    onStack.set(number);
    expanded.set(number);
  }

  @Override
  void reached(int number, boolean fresh) {
    if (expanded.get(number)) {
      return;
    }
    if (waits == waiting.length) {
      waiting = Arrays.copyOf(waiting, 2 * waits);
    }
    waiting[waits++] = number;
  }

  /** Only ever asked for the state on top of the stack, and those just reached from there. */
  @Override
  int[] way(int number) {
    boolean top = height > 0 && stack[height - 1] == number;
    int[] numbers = Arrays.copyOf(stack, top ? height : height + 1);
    numbers[numbers.length - 1] = number;
    return numbers;
  }

  @Override
  int depth() {
    return depth;
  }

  @Override
  long bytes() {
    return expanded.size() / 4L + 8L * stack.length + 4L * waiting.length;
  }

  @Override
  Ample ample() {
    return ample;
  }
}
