package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * The program did not do what the plan predicted: it is not deterministic, or it is another one.
 * Its message has numbers where {@link #words} has names.
 */
public final class DivergenceException extends RuntimeException {
  private final int step;
  private final transient Difference difference;
  private final transient Optional<Trace> trace;

  public DivergenceException(int step, Difference difference) {
    this(step, difference, Optional.empty());
  }

  /** With the steps until then, and what threads were about to do. */
  public DivergenceException(int step, Difference difference, Optional<Trace> trace) {
    super(difference.words(step, new Numbers()));
    this.step = step;
    this.difference = difference;
    this.trace = trace;
  }

  /** What the program did until then, and was about to do, if that is known. */
  public Optional<Trace> trace() {
    return trace;
  }

  /** The step of the plan, from 0, at which program and plan parted. */
  public int step() {
    return step;
  }

  /** How they differ there. */
  public Difference difference() {
    return difference;
  }

  /** How they differ, in words. */
  public String words(Legend legend) {
    return difference.words(step, legend);
  }

  /** A legend for people who know the numbers. */
  private static final class Numbers implements Legend {
    @Override
    public int threads() {
      return 0;
    }

    @Override
    public String thread(int thread) {
      return "thread " + thread;
    }

    @Override
    public String location(int location) {
      return "location " + location;
    }

    @Override
    public String waitQueue(int queue) {
      return "queue " + queue;
    }

    @Override
    public String site(int thread, int site) {
      return "";
    }
  }
}
