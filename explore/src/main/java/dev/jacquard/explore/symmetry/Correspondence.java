package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.OptionalInt;

/** A renaming in the making: some threads and locations have their images, others not yet. */
final class Correspondence {
  private static final int OPEN = -1;

  /** Images of one sort of thing, one to one. */
  private static final class Images {
    private final int[] of;
    private final int[] from;
    private final Deque<Integer> added = new ArrayDeque<>();

    Images(int count) {
      of = new int[count];
      from = new int[count];
      Arrays.fill(of, OPEN);
      Arrays.fill(from, OPEN);
    }

    boolean put(int thing, int image) {
      if (thing < 0 || image < 0 || of[thing] != OPEN || from[image] != OPEN) {
        return thing < 0 || image < 0 ? thing == image : of[thing] == image;
      }
      of[thing] = image;
      from[image] = thing;
      added.push(thing);
      return true;
    }

    void undo(int size) {
      while (added.size() > size) {
        int thing = added.pop();
        from[of[thing]] = OPEN;
        of[thing] = OPEN;
      }
    }

    /** Whatever is open stays, but for the ends of chains, which are closed to circles. */
    int[] closed() {
      int[] images = of.clone();
      for (int thing = 0; thing < images.length; thing++) {
        if (of[thing] == OPEN) {
          int start = thing;
          while (from[start] != OPEN) {
            start = from[start];
          }
          images[thing] = start;
        }
      }
      return images;
    }
  }

  private final Images threads;
  private final Images locations;

  Correspondence(int threads, int locations) {
    this.threads = new Images(threads);
    this.locations = new Images(locations);
  }

  /** Whether a thread may have this image; if so, it has from now on. */
  boolean thread(int thread, int image) {
    return threads.put(thread, image);
  }

  /** Whether a location may have this image; if so, it has from now on. */
  boolean location(int location, int image) {
    return locations.put(location, image);
  }

  OptionalInt image(int thread) {
    return threads.of[thread] == OPEN ? OptionalInt.empty() : OptionalInt.of(threads.of[thread]);
  }

  /** How much was known at some time. */
  record Mark(int threads, int locations) {}

  Mark mark() {
    return new Mark(threads.added.size(), locations.added.size());
  }

  /** Forgets all that came to be known since. */
  void undo(Mark mark) {
    threads.undo(mark.threads());
    locations.undo(mark.locations());
  }

  Permutation renaming() {
    return Permutation.of(threads.closed(), locations.closed());
  }
}
