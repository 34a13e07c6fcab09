package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Trace;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which thread moves at each step, and which alternative it takes; printed as a short string that a
 * shell takes as one word.
 *
 * <p>Threads are named by their births: how many threads of the run were there before. Threads that
 * the program declares come first, in the order of their numbers; then those that are there before
 * the first step; then those that are started, in the order of the starts.
 *
 * <p>The format is {@code j1} (version 1), then {@linkplain Observed what counts as a step} because
 * the program looks at it, for example {@code +locks}, and one token per run of steps: {@code -2}
 * is a step of thread 2, {@code -2x5} five of them, {@code -2c1} a step with alternative 1. A last
 * word may say why the run {@linkplain Stop went no further}. Behind a dot may stand what the first
 * steps were, a {@linkplain StepLetters letter} for each, and behind another one who took them on
 * what: then a program that has changed is noticed.
 */
public final class Schedule implements Serializable {
  private static final long serialVersionUID = 1;
  private static final String VERSION = "j1";
  private static final Pattern TOKEN =
      Pattern.compile("(\\d{1,6})(?:x([1-9]\\d{0,6})|c(\\d{1,7}))?");
  private static final Pattern LETTERS = Pattern.compile("[0-9a-zA-Z]*");
  private static final int LONGEST = 10_000_000;

  /** Strings are to be pasted: of long executions not all is told. */
  private static final int MOST_NAMES = 200;

  private static final int MOST_KINDS = 2_000;

  /** Why a run went no further. */
  public enum Stop {
    /** It had come to its end, or to the step limit. */
    END("", null),
    /** It had come to a state that was known. */
    KNOWN("known", KnownStates.ALL),
    /** It had come back to a state of its own, and would for ever. */
    ROUND("round", KnownStates.ROUND);

    private final String word;
    private final KnownStates states;

    Stop(String word, KnownStates states) {
      this.word = word;
      this.states = states;
    }

    private static Stop of(Trace trace) {
      if (trace.ending() == Ending.KNOWN) {
        return KNOWN;
      }
      for (int t = 0; t < trace.threads(); t++) {
        if (trace.goesRound(t)) {
          return ROUND;
        }
      }
      return END;
    }

    private static Stop called(String token) {
      return token.equals(KNOWN.word) ? KNOWN : token.equals(ROUND.word) ? ROUND : END;
    }

    /** Where a run that follows the schedule is to stop, if not at its end. */
    Optional<KnownStates> states() {
      return Optional.ofNullable(states);
    }
  }

  private final Observed observed;
  private final int[] threads;
  private final int[] choices;
  private final Stop stop;
  private final String kinds;
  private final String names;

  private Schedule(Observed observed, int[] threads, int[] choices) {
    this(observed, threads, choices, Stop.END, "", "");
  }

  private Schedule(
      Observed observed, int[] threads, int[] choices, Stop stop, String kinds, String names) {
    this.observed = observed;
    this.threads = threads;
    this.choices = choices;
    this.stop = stop;
    this.kinds = kinds;
    this.names = names;
  }

  /** The schedule that a trace followed, to be replayed without symmetry. */
  public static Schedule of(Trace trace) {
    int[] threads = new int[trace.length()];
    int[] choices = new int[trace.length()];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = trace.births().birth(trace.thread(i));
      choices[i] = trace.label(i);
    }
    return new Schedule(trace.observed(), threads, choices, Stop.of(trace), "", "");
  }

  /** The schedule of a trace with what its steps were, so that a changed program is noticed. */
  public static Schedule of(Trace trace, Legend legend) {
    StringBuilder kinds = new StringBuilder();
    StringBuilder names = new StringBuilder();
    for (int row = 0; row < Math.min(trace.length(), MOST_KINDS); row++) {
      kinds.append(StepLetters.of(trace.kind(row)));
      if (trace.length() <= MOST_NAMES) {
        names.append(StepLetters.ofNames(trace, row, legend));
      }
    }
    Schedule bare = of(trace);
    return new Schedule(
        bare.observed, bare.threads, bare.choices, bare.stop, kinds.toString(), names.toString());
  }

  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException with a sentence for the user when the text is no schedule
   */
  public static Schedule parse(String text) {
    String[] parts = text.strip().split("\\.", -1);
    String[] tokens = parts[0].split("-", -1);
    if (!tokens[0].equals(VERSION) && !tokens[0].startsWith(VERSION + "+")) {
      throw new IllegalArgumentException(
          "a replay string starts with '" + VERSION + "-', but this one is '" + text + "'");
    }
    Observed observed = Observed.parse(tokens[0].substring(VERSION.length()));
    Schedule schedule = new Schedule(observed, new int[16], new int[16]);
    Stop stop = Stop.called(tokens[tokens.length - 1]);
    int count = tokens.length - (stop == Stop.END ? 0 : 1);
    int length = 0;
    for (int i = 1; i < count; i++) {
      Matcher token = TOKEN.matcher(tokens[i]);
      if (!token.matches()) {
        throw new IllegalArgumentException(
            "'"
                + tokens[i]
                + "' is no step of a replay string; expected a thread number such as"
                + " 2, 2x5 (five steps) or 2c1 (alternative 1)");
      }
      int times = token.group(2) == null ? 1 : Integer.parseInt(token.group(2));
      int choice = token.group(3) == null ? 0 : Integer.parseInt(token.group(3));
      if (times > LONGEST - length) {
        throw new IllegalArgumentException("the replay string has more than " + LONGEST + " steps");
      }
      schedule = schedule.grown(length + times);
      Arrays.fill(schedule.threads, length, length + times, Integer.parseInt(token.group(1)));
      Arrays.fill(schedule.choices, length, length + times, choice);
      length += times;
    }
    String kinds = parts.length > 1 ? parts[1] : "";
    String names = parts.length > 2 ? parts[2] : "";
    check(parts, length);
    return new Schedule(
        observed,
        Arrays.copyOf(schedule.threads, length),
        Arrays.copyOf(schedule.choices, length),
        stop,
        kinds,
        names);
  }

  private static void check(String[] parts, int length) {
    boolean wrong = parts.length > 3;
    for (int i = 1; i < parts.length && !wrong; i++) {
      wrong = !LETTERS.matcher(parts[i]).matches() || parts[i].length() > length;
    }
    if (wrong) {
      throw new IllegalArgumentException(
          "what stands behind the dot of a replay string is a letter for each step, but this one"
              + " has others; was it copied as a whole?");
    }
  }

  private Schedule grown(int length) {
    if (length <= threads.length) {
      return this;
    }
    int size = Math.max(length, 2 * threads.length);
    return new Schedule(observed, Arrays.copyOf(threads, size), Arrays.copyOf(choices, size));
  }

  /** What counts as a step because the program looks at it. */
  public Observed observed() {
    return observed;
  }

  public int length() {
    return threads.length;
  }

  /** Why the run went no further. */
  public Stop stop() {
    return stop;
  }

  /** The birth of the thread that moves. */
  public int thread(int step) {
    return threads[step];
  }

  public int choice(int step) {
    return choices[step];
  }

  /** What kind of step it was, if that is known. */
  public Optional<Kind> kind(int step) {
    return step < kinds.length() ? StepLetters.kind(kinds.charAt(step)) : Optional.empty();
  }

  /** The thread of a run that is to move at a step, or -1 if it is not there. */
  public int mover(int step, Trace run) {
    return run.births().thread(threads[step]);
  }

  /**
   * The first step at which a run is not the one that this schedule was made of, as far as that is
   * known, or -1. A step that the run did not come to is one of them, unless the run was cut.
   */
  public int firstDifference(Trace run, Legend legend) {
    int last = run.ending() == Ending.CUT ? run.length() : threads.length;
    for (int step = 0; step < Math.min(last, threads.length); step++) {
      if (step >= run.length() || !isSame(step, run) || hasOtherNames(step, run, legend)) {
        return step;
      }
    }
    return !kinds.isEmpty() && run.length() > threads.length ? threads.length : -1;
  }

  private boolean isSame(int step, Trace run) {
    return mover(step, run) == run.thread(step)
        && choices[step] == run.label(step)
        && (step >= kinds.length() || kinds.charAt(step) == StepLetters.of(run.kind(step)));
  }

  private boolean hasOtherNames(int step, Trace run, Legend legend) {
    return step < names.length() && names.charAt(step) != StepLetters.ofNames(run, step, legend);
  }

  @Override
  public String toString() {
    return bare() + (kinds.isEmpty() ? "" : "." + kinds) + (names.isEmpty() ? "" : "." + names);
  }

  private String bare() {
    StringBuilder text = new StringBuilder(VERSION).append(observed);
    for (int i = 0; i < threads.length; ) {
      int end = endOfRun(i);
      text.append('-').append(threads[i]);
      if (choices[i] > 0) {
        text.append('c').append(choices[i]);
      } else if (end - i > 1) {
        text.append('x').append(end - i);
      }
      i = end;
    }
    return stop == Stop.END ? text.toString() : text.append('-').append(stop.word).toString();
  }

  private int endOfRun(int start) {
    int end = start + 1;
    while (choices[start] == 0
        && end < threads.length
        && threads[end] == threads[start]
        && choices[end] == 0) {
      end++;
    }
    return end;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Schedule that
        && observed.equals(that.observed)
        && Arrays.equals(threads, that.threads)
        && Arrays.equals(choices, that.choices)
        && stop == that.stop
        && kinds.equals(that.kinds)
        && names.equals(that.names);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(threads) + Arrays.hashCode(choices);
  }
}
