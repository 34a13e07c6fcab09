package dev.jacquard.kernel;

/**
 * What a run shall do: the steps of a prefix, which transitions are asleep, and how the run goes on
 * from there. Immutable; the arrays given to it belong to it.
 *
 * <p>The first {@link #known()} steps were executed by an earlier run. What is asleep is so at the
 * state behind them; the rest of the prefix, if any, is executed for the first time.
 */
public final class Plan {
  private static final Transition[] NONE = {};

  private final Transition[] prefix;
  private final Transition[] sleep;
  private final int known;
  private final Tail tail;

  private Plan(Transition[] prefix, int known, Transition[] sleep, Tail tail) {
    this.prefix = prefix;
    this.known = known;
    this.sleep = sleep;
    this.tail = tail;
  }

  /** A run that is free from its first step on. */
  public static Plan free(Tail tail) {
    return new Plan(NONE, 0, NONE, tail);
  }

  /** A run that follows known steps, after which the given transitions are not to be taken. */
  public static Plan following(Transition[] prefix, Transition[] sleep, Tail tail) {
    return new Plan(prefix, prefix.length, sleep, tail);
  }

  /** A run whose prefix is known but for its last step; the sleepers are so before that step. */
  public static Plan branching(Transition[] prefix, Transition[] sleep, Tail tail) {
    return new Plan(prefix, prefix.length - 1, sleep, tail);
  }

  /** A run that follows a schedule of threads and choices, without predicting the operations. */
  public static Plan following(Schedule schedule, Tail tail) {
    Transition[] prefix = new Transition[schedule.length()];
    for (int i = 0; i < prefix.length; i++) {
      prefix[i] = Transition.any(schedule.thread(i), schedule.choice(i));
    }
    return new Plan(prefix, 0, NONE, tail);
  }

  public int length() {
    return prefix.length;
  }

  /** How many steps of the prefix were executed by an earlier run. */
  public int known() {
    return known;
  }

  public Transition step(int i) {
    return prefix[i];
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
