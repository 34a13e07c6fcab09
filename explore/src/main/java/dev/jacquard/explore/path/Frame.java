package dev.jacquard.explore.path;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * One state on the path of a depth-first search: who is enabled there, who was asleep when it was
 * entered, who must be tried, and what has been.
 */
public final class Frame {
  private final BitSet enabled;
  private final List<Transition> sleepOnEntry;
  private final BitSet backtrack = new BitSet();
  private final BitSet done = new BitSet();
  private final List<Transition> explored = new ArrayList<>();
  private Transition current;
  private int alternatives;

  private Frame(BitSet enabled, List<Transition> sleepOnEntry) {
    this.enabled = enabled;
    this.sleepOnEntry = sleepOnEntry;
  }

  /** The frame of the state before a step of a trace. */
  static Frame of(Trace trace, int step, List<Transition> sleepOnEntry) {
    BitSet enabled = new BitSet();
    for (int t = 0; t < trace.threads(); t++) {
      enabled.set(t, trace.enabled(step, t));
    }
    return new Frame(enabled, sleepOnEntry);
  }

  void save(StateWriter out) {
    out.bits(enabled);
    out.transitions(sleepOnEntry);
    out.bits(backtrack);
    out.bits(done);
    out.transitions(explored);
    out.flag(current != null);
    if (current != null) {
      out.transition(current);
      out.number(alternatives);
    }
  }

  static Frame restored(StateReader in) {
    Frame frame = new Frame(in.bits(), in.transitions());
    frame.backtrack.or(in.bits());
    frame.done.or(in.bits());
    frame.explored.addAll(in.transitions());
    if (in.flag()) {
      frame.take(in.transition(), in.count());
    }
    return frame;
  }

  public boolean enabled(int thread) {
    return enabled.get(thread);
  }

  /** The enabled threads that were not asleep when this state was entered. */
  public BitSet awake() {
    BitSet awake = (BitSet) enabled.clone();
    sleepOnEntry.forEach(sleeper -> awake.clear(sleeper.thread()));
    return awake;
  }

  public boolean asleepOnEntry(int thread) {
    return sleepOnEntry.stream().anyMatch(sleeper -> sleeper.thread() == thread);
  }

  /** Whether a thread is to be tried here, or was. */
  public boolean tries(int thread) {
    return backtrack.get(thread);
  }

  /** Demands that a thread be tried here. */
  public void add(int thread) {
    backtrack.set(thread);
  }

  /** Demands that all these threads be tried here. */
  public void addAll(BitSet threads) {
    backtrack.or(threads);
  }

  /** The step that the path takes from here. */
  public Transition current() {
    return current;
  }

  /** The steps from here whose subtrees are complete. */
  public List<Transition> explored() {
    return explored;
  }

  /** Who is asleep once the current step is taken. */
  List<Transition> sleepBehindCurrent() {
    List<Transition> behind = new ArrayList<>();
    for (Transition sleeper : asleepNow()) {
      if (!Dependence.dependent(sleeper, current)) {
        behind.add(sleeper);
      }
    }
    return behind;
  }

  /** Who is asleep at this state now: whoever was on entry, and whatever was explored since. */
  List<Transition> asleepNow() {
    List<Transition> asleep = new ArrayList<>(sleepOnEntry);
    asleep.addAll(explored);
    return asleep;
  }

  void take(Transition step, int ofAlternatives) {
    current = step;
    alternatives = ofAlternatives;
  }

  /** The subtree of the current step is complete. */
  void finishCurrent() {
    explored.add(current);
    if (!hasAlternative()) {
      done.set(current.thread());
    }
  }

  /** Whether the thread of the current step has a further alternative of a data choice. */
  boolean hasAlternative() {
    return current.choice() + 1 < alternatives;
  }

  /** The lowest thread that must be tried and was not, or -1. */
  int nextThread() {
    return open().nextSetBit(0);
  }

  /** How many steps besides the current one must be tried and were not. */
  int waiting() {
    BitSet open = open();
    open.clear(current.thread());
    return open.cardinality() + alternatives - current.choice() - 1;
  }

  private BitSet open() {
    BitSet open = (BitSet) backtrack.clone();
    open.andNot(done);
    open.and(awake());
    return open;
  }

  /** A thread need not be tried. */
  void drop(int thread) {
    done.set(thread);
  }
}
