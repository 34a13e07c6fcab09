package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;

/** How a run differs from what was expected of it, as data; a legend turns it into words. */
public sealed interface Difference {
  /**
   * The difference in words.
   *
   * @param step where it is, from 0
   */
  String words(int step, Legend legend);

  /** What a thread did or was to do. */
  record Deed(int thread, Kind kind, int location, boolean writes) {
    /** What was done in a row of a trace. */
    public static Deed of(Trace trace, int row) {
      return new Deed(trace.thread(row), trace.kind(row), trace.location(row), trace.writes(row));
    }

    private String words(Legend legend) {
      return kind + (location < 0 ? "" : " on " + legend.location(location));
    }
  }

  /** A thread that is to take the step is not there. */
  record Absent(int thread) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return at(step) + name(thread, legend) + " is not alive there";
    }
  }

  /** A thread that is to take the step is about to do something else. */
  record OtherKind(int thread, Kind expected, Kind found) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return at(step) + name(thread, legend) + " was to do " + expected + " and does " + found;
    }
  }

  /** A thread that is to take the step has to wait. */
  record Blocked(int thread) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return at(step) + name(thread, legend) + " cannot move there";
    }
  }

  /** A thread that is to take the step has fewer alternatives. */
  record FewerAlternatives(int thread, int alternative) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return at(step) + name(thread, legend) + " has no alternative " + alternative + " there";
    }
  }

  /** A step does not do what was predicted. */
  record OtherDeed(Deed expected, Deed found) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return at(step)
          + name(found.thread(), legend)
          + " was expected to do "
          + expected.words(legend)
          + (expected.writes() ? " modifying it" : " leaving it as it is")
          + ", but did "
          + found.words(legend);
    }
  }

  /** A step is not what it was when the same execution was run before. */
  record NotRepeated(Deed before, Deed now) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return "step "
          + (step + 1)
          + " of an earlier execution was "
          + by(before, legend)
          + ", and is now "
          + by(now, legend);
    }

    private static String by(Deed deed, Legend legend) {
      return deed.words(legend) + " by " + name(deed.thread(), legend);
    }
  }

  /** An execution is not as long as it was before. */
  record OtherLength(int before, int now) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return "an earlier execution had "
          + before
          + " steps, and has "
          + now
          + " when it is run once more";
    }
  }

  /** A difference that was put into words where it was found. */
  record Told(String sentence) implements Difference {
    @Override
    public String words(int step, Legend legend) {
      return sentence;
    }
  }

  private static String at(int step) {
    return "step " + (step + 1) + ": ";
  }

  /** A thread that no run has started yet has no name. */
  private static String name(int thread, Legend legend) {
    return thread < legend.threads() ? legend.thread(thread) : "thread " + thread;
  }
}
