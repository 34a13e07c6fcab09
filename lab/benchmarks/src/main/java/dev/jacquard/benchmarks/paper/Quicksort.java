package dev.jacquard.benchmarks.paper;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * A quicksort by several threads, {@code qsort} of Yang 2009, Table 5.1: they share a stack of
 * ranges that are still to be sorted, and have nothing else in common, since ranges do not overlap.
 */
public final class Quicksort implements Runnable {
  private final int threads;
  private final int elements;

  public Quicksort(int threads, int elements) {
    this.threads = threads;
    this.elements = elements;
  }

  @Override
  public void run() {
    int[] numbers = shuffled();
    Unsorted unsorted = new Unsorted();
    unsorted.push(new Range(0, elements));
    Crew.work(threads, () -> sortAll(numbers, unsorted));
    for (int i = 0; i < elements; i++) {
      if (numbers[i] != i) {
        throw new AssertionError(numbers[i] + " is at place " + i);
      }
    }
  }

  /** The numbers below the size: those that are even, then the others, each from the highest on. */
  private int[] shuffled() {
    int[] numbers = new int[elements];
    int even = (elements + 1) / 2;
    for (int i = 0; i < elements; i++) {
      numbers[i] = i < even ? 2 * (even - 1 - i) : 2 * (elements - 1 - i) + 1;
    }
    return numbers;
  }

  private static void sortAll(int[] numbers, Unsorted unsorted) {
    for (Optional<Range> taken = unsorted.pop(); taken.isPresent(); taken = unsorted.pop()) {
      Range range = taken.get();
      int middle = partition(numbers, range);
      unsorted.push(new Range(range.from(), middle));
      unsorted.push(new Range(middle + 1, range.to()));
      unsorted.done();
    }
  }

  /** Puts the range's last number where it belongs, smaller ones before it; returns its place. */
  private static int partition(int[] numbers, Range range) {
    int last = range.to() - 1;
    int middle = range.from();
    for (int i = range.from(); i < last; i++) {
      if (numbers[i] < numbers[last]) {
        swap(numbers, i, middle);
        middle++;
      }
    }
    swap(numbers, middle, last);
    return middle;
  }

  private static void swap(int[] numbers, int i, int k) {
    int kept = numbers[i];
    numbers[i] = numbers[k];
    numbers[k] = kept;
  }

  /** The places from one up to another, which is no part of it. */
  private record Range(int from, int to) {
    private boolean isSorted() {
      return to - from < 2;
    }
  }

  /** Ranges that nobody works on, and how many are not done. */
  private static final class Unsorted {
    private final Deque<Range> ranges = new ArrayDeque<>();
    private int undone;

    private synchronized void push(Range range) {
      if (!range.isSorted()) {
        ranges.push(range);
        undone++;
        notify();
      }
    }

    private synchronized void done() {
      undone--;
      if (undone == 0) {
        notifyAll();
      }
    }

    /** Some range, or nothing when all is sorted. */
    private synchronized Optional<Range> pop() {
      while (ranges.isEmpty() && undone > 0) {
        Waiting.on(this);
      }
      return Optional.ofNullable(ranges.poll());
    }
  }
}
