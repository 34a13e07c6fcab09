package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;
import java.util.Optional;

/**
 * What a run shall do: the steps of a prefix, which transitions are asleep, and how the run goes on
 * from there. Immutable; the arrays given to it belong to it.
 *
 * <p>The first {@link #known()} steps are predicted in full, and what is asleep is so at the state
 * behind them. An earlier run has executed the first {@link #replayed()} steps in this order; the
 * others are executed for the first time.
 */
public final class Plan {
  private static final Transition[] NONE = {};

  /** How the prefix is to be taken. */
  private enum Manner {
    EXACT,
    BY_BIRTH,
    TENTATIVE,
    UNCONSTRAINED,
    REARRANGED
  }

  /** When a thread comes to its next operation. */
  private enum Pace {
    PROMPT,
    POSTPONED
  }

  private final Transition[] prefix;
  private final Transition[] sleep;
  private final int known;
  private final int replayed;
  private final Tail tail;
  private final Manner manner;
  private final boolean telling;
  private final Pace pace;
  private final KnownStates states;
  private final boolean asking;

  private Plan(Transition[] prefix, int known, int replayed, Transition[] sleep, Tail tail) {
    this(prefix, known, replayed, sleep, tail, Manner.EXACT, true, Pace.PROMPT, null, false);
  }

  private Plan(
      Transition[] prefix,
      int known,
      int replayed,
      Transition[] sleep,
      Tail tail,
      Manner manner,
      boolean telling,
      Pace pace,
      KnownStates states,
      boolean asking) {
    this.prefix = prefix;
    this.known = known;
    this.replayed = replayed;
    this.sleep = sleep;
    this.tail = tail;
    this.manner = manner;
    this.telling = telling;
    this.pace = pace;
    this.states = states;
    this.asking = asking;
  }

  /** A run that is free from its first step on. */
  public static Plan free(Tail tail) {
    return new Plan(NONE, 0, 0, NONE, tail);
  }

  /** A run that follows known steps, after which the given transitions are not to be taken. */
  public static Plan following(Transition[] prefix, Transition[] sleep, Tail tail) {
    return new Plan(prefix, prefix.length, prefix.length, sleep, tail);
  }

  /**
   * A run that follows known steps, of which an earlier run has executed only the first in this
   * order, for a search that does not ask who else could have moved.
   */
  public static Plan following(Transition[] prefix, int replayed, Transition[] sleep, Tail tail) {
    return new Plan(
        prefix,
        prefix.length,
        replayed,
        sleep,
        tail,
        Manner.EXACT,
        false,
        Pace.PROMPT,
        null,
        false);
  }

  /** A run whose prefix is known but for its last step; the sleepers are so before that step. */
  public static Plan branching(Transition[] prefix, Transition[] sleep, Tail tail) {
    return new Plan(prefix, prefix.length - 1, prefix.length - 1, sleep, tail);
  }

  /**
   * A run that follows a schedule of threads and choices, without predicting the operations. The
   * threads of its steps are births, not numbers.
   */
  public static Plan following(Schedule schedule, Tail tail) {
    Transition[] prefix = new Transition[schedule.length()];
    for (int i = 0; i < prefix.length; i++) {
      Kind recorded = schedule.kind(i).orElse(null);
      prefix[i] = Transition.any(schedule.thread(i), schedule.choice(i)).recordedAs(recorded);
    }
    KnownStates states = schedule.stop().states().orElse(null);
    return new Plan(prefix, 0, 0, NONE, tail, Manner.BY_BIRTH, true, Pace.PROMPT, states, false);
  }

  /**
   * A run that follows steps without predicting the operations, as far as they can be taken; where
   * one cannot, the rest is dropped.
   */
  public static Plan attempting(Transition[] prefix, Tail tail) {
    return new Plan(prefix, 0, 0, NONE, tail, Manner.TENTATIVE, true, Pace.PROMPT, null, false);
  }

  /**
   * The run of a plan that {@linkplain #isExact is exact}, as its parts describe it.
   *
   * @param known how many steps of the prefix are predicted in full
   */
  public static Plan exactly(
      Transition[] prefix, int known, int replayed, Transition[] sleep, Tail tail) {
    return new Plan(prefix, known, replayed, sleep, tail);
  }

  /**
   * A run that takes steps of another run in another order, as far as they can be taken, and then
   * goes on with the thread that moved last. Interchangeable threads are not held back.
   */
  public static Plan rearranging(Transition[] prefix) {
    return new Plan(
        prefix, 0, 0, NONE, Tail.Fixed.STAY, Manner.REARRANGED, true, Pace.PROMPT, null, false);
  }

  /** This plan for a program whose interchangeable threads are not held back. */
  public Plan withoutSymmetry() {
    return manner == Manner.EXACT
        ? new Plan(
            prefix,
            known,
            replayed,
            sleep,
            tail,
            Manner.UNCONSTRAINED,
            telling,
            pace,
            states,
            asking)
        : this;
  }

  /**
   * This plan for a run in which a thread may come to its next operation only after others have
   * moved, by chance. What it does until then is no step, so that makes no difference to a program
   * all of which is under control.
   */
  public Plan postponing() {
    return new Plan(
        prefix, known, replayed, sleep, tail, manner, telling, Pace.POSTPONED, states, asking);
  }

  /**
   * This plan for a run that ends where it comes to a state that is known, or that the run itself
   * was in before. Its trace always tells who else could have moved, there too.
   */
  public Plan until(KnownStates known) {
    return new Plan(prefix, this.known, replayed, sleep, tail, manner, true, pace, known, asking);
  }

  /** The states at which the run may end, if it is to look at its states at all. */
  public Optional<KnownStates> knownStates() {
    return Optional.ofNullable(states);
  }

  /** This plan for a run that tells in which states the locations are that threads wait at. */
  public Plan asking() {
    return new Plan(prefix, known, replayed, sleep, tail, manner, telling, pace, states, true);
  }

  /** Whether the trace shall tell in which states the locations of pending operations are. */
  public boolean isAsking() {
    return asking;
  }

  /** Whether threads may be late. */
  public boolean isPostponing() {
    return pace == Pace.POSTPONED;
  }

  public int length() {
    return prefix.length;
  }

  /** How many steps of the prefix are predicted in full; the sleepers are so behind them. */
  public int known() {
    return known;
  }

  /** How many steps of the prefix an earlier run has executed in this order. */
  public int replayed() {
    return replayed;
  }

  public Transition step(int i) {
    return prefix[i];
  }

  /** Whether the prefix names threads by their numbers and has to be followed to its end. */
  public boolean isExact() {
    return manner == Manner.EXACT;
  }

  /** Whether it would be exact, if its interchangeable threads were held back. */
  public boolean isWithoutSymmetry() {
    return manner == Manner.UNCONSTRAINED;
  }

  /** Whether the steps of the prefix name threads by the order of their births. */
  public boolean byBirth() {
    return manner == Manner.BY_BIRTH;
  }

  /** Whether the trace shall tell who could have moved at each free step. */
  public boolean isTelling() {
    return telling;
  }

  /**
   * Whether interchangeable threads may be held back. Not where states are compared up to symmetry
   * instead, nor on a way round that such a search has found.
   */
  public boolean isConstrained() {
    return (states == null || !states.areUpToSymmetry() && !states.areLeftByNobody())
        && manner != Manner.UNCONSTRAINED
        && manner != Manner.REARRANGED;
  }

  /** Whether a step of the prefix that cannot be taken ends it. */
  public boolean isTentative() {
    return manner == Manner.TENTATIVE || manner == Manner.REARRANGED;
  }

  public int sleepers() {
    return sleep.length;
  }

  public Transition sleeper(int i) {
    return sleep[i];
  }

  public Tail tail() {
    return tail;
  }
}
