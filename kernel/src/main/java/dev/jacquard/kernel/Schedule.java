package dev.jacquard.kernel;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which thread moves at each step, and which alternative it takes; printed as a short string that a
 * shell takes as one word.
 *
 * <p>Threads are named by their births: how many threads of the run were there before. Threads that
 * the program declares come first, in the order of their numbers; then those that are there before
 * the first step; then whoever is started, in the order of the starts.
 *
 * <p>The format is {@code j1} (version 1) followed by one token per run of steps: {@code -2} is a
 * step of thread 2, {@code -2x5} five of them, {@code -2c1} a step with alternative 1.
 */
public final class Schedule {
  private static final String VERSION = "j1";
  private static final Pattern TOKEN =
      Pattern.compile("(\\d{1,6})(?:x([1-9]\\d{0,6})|c(\\d{1,7}))?");
  private static final int LONGEST = 10_000_000;

  private final int[] threads;
  private final int[] choices;

  private Schedule(int[] threads, int[] choices) {
    this.threads = threads;
    this.choices = choices;
  }

  /** The schedule that a trace followed, to be replayed without symmetry. */
  public static Schedule of(Trace trace) {
    int[] threads = new int[trace.length()];
    int[] choices = new int[trace.length()];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = trace.births().birth(trace.thread(i));
      choices[i] = trace.label(i);
    }
    return new Schedule(threads, choices);
  }

  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException with a sentence for the user when the text is no schedule
   */
  public static Schedule parse(String text) {
    String[] tokens = text.strip().split("-", -1);
    if (!tokens[0].equals(VERSION)) {
      throw new IllegalArgumentException(
          "a replay string starts with '" + VERSION + "-', but this one is '" + text + "'");
    }
    Schedule schedule = new Schedule(new int[16], new int[16]);
    int length = 0;
    for (int i = 1; i < tokens.length; i++) {
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
    return new Schedule(
        Arrays.copyOf(schedule.threads, length), Arrays.copyOf(schedule.choices, length));
  }

  private Schedule grown(int length) {
    if (length <= threads.length) {
      return this;
    }
    int size = Math.max(length, 2 * threads.length);
    return new Schedule(Arrays.copyOf(threads, size), Arrays.copyOf(choices, size));
  }

  public int length() {
    return threads.length;
  }

  /** The birth of the thread that moves. */
  public int thread(int step) {
    return threads[step];
  }

  public int choice(int step) {
    return choices[step];
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(VERSION);
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
    return text.toString();
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
        && Arrays.equals(threads, that.threads)
        && Arrays.equals(choices, that.choices);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(threads) + Arrays.hashCode(choices);
  }
}
