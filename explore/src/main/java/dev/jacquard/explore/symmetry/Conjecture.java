package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Renamings under which the threads of one execution did the same, as long as they observed the
 * same: guesses, since another execution may show a difference.
 *
 * <p>For each thread and each higher one a renaming is looked for that takes the first to the
 * second and leaves all lower ones alone; together they generate all others. Locations follow from
 * what corresponding threads did.
 */
final class Conjecture {
  /** A search that takes longer than this is given up. */
  private static final int MOST_ATTEMPTS = 20_000;

  private final List<Course> courses;
  private final int locations;
  private Correspondence known;
  private int attempts;

  Conjecture(Trace trace, Background background) {
    courses = Course.of(trace, background);
    int highest = -1;
    for (int row = 0; row < trace.rows(); row++) {
      highest = Math.max(highest, Math.max(trace.location(row), trace.alsoReads(row)));
    }
    locations = highest + 1;
  }

  List<Permutation> generators() {
    List<Permutation> generators = new ArrayList<>();
    for (int lowest = courses.size() - 1; lowest >= 0; lowest--) {
      Set<Integer> reached = new HashSet<>(Set.of(lowest));
      for (int image = lowest + 1; image < courses.size(); image++) {
        if (isThere(lowest) && isThere(image) && !reached.contains(image)) {
          find(lowest, image).ifPresent(generators::add);
          spread(reached, generators);
        }
      }
    }
    return generators;
  }

  private boolean isThere(int thread) {
    return !courses.get(thread).deeds().isEmpty();
  }

  private static void spread(Set<Integer> reached, List<Permutation> generators) {
    List<Integer> open = new ArrayList<>(reached);
    while (!open.isEmpty()) {
      int thread = open.remove(open.size() - 1);
      for (Permutation generator : generators) {
        if (reached.add(generator.thread(thread))) {
          open.add(generator.thread(thread));
        }
      }
    }
  }

  private Optional<Permutation> find(int lowest, int image) {
    known = new Correspondence(courses.size(), locations);
    attempts = 0;
    boolean begun = true;
    for (int thread = 0; thread < lowest && begun; thread++) {
      begun = correspond(thread, thread);
    }
    if (!begun || !correspond(lowest, image) || !complete(lowest + 1)) {
      return Optional.empty();
    }
    IntStream.range(0, courses.size()).forEach(this::goOn);
    return Optional.of(known.renaming());
  }

  /**
   * Where threads have observed different things, they may still do what corresponds for a while,
   * for instance use things of their own; that can be wrong, but not in the way.
   */
  private void goOn(int thread) {
    List<Deed> deeds = courses.get(thread).deeds();
    List<Deed> images = courses.get(known.image(thread).orElseThrow()).deeds();
    for (int i = 0; i < Math.min(deeds.size(), images.size()); i++) {
      if (!deeds.get(i).kind().equals(images.get(i).kind())
          || !known.location(deeds.get(i).location(), images.get(i).location())) {
        return;
      }
    }
  }

  /** Finds images for a thread and all higher ones. */
  private boolean complete(int thread) {
    if (thread == courses.size()) {
      return true;
    }
    if (known.image(thread).isPresent()) {
      return correspond(thread, known.image(thread).getAsInt()) && complete(thread + 1);
    }
    return completeWith(thread, thread)
        || IntStream.range(0, courses.size())
            .filter(image -> image != thread)
            .anyMatch(image -> completeWith(thread, image));
  }

  private boolean completeWith(int thread, int image) {
    Correspondence.Mark mark = known.mark();
    if (attempts++ < MOST_ATTEMPTS && correspond(thread, image) && complete(thread + 1)) {
      return true;
    }
    known.undo(mark);
    return false;
  }

  private boolean correspond(int thread, int image) {
    return known.thread(thread, image) && correspond(courses.get(thread), courses.get(image));
  }

  /** Whether what two threads did corresponds, up to where they observe different things. */
  private boolean correspond(Course course, Course image) {
    int deeds = Math.min(course.deeds().size(), image.deeds().size());
    for (int i = 0; i < deeds; i++) {
      if (!correspond(course.deeds().get(i), image.deeds().get(i))) {
        return false;
      }
      if (i >= course.length()
          || i >= image.length()
          || !course.observation(i).equals(image.observation(i))) {
        return true;
      }
    }
    return course.deeds().size() == image.deeds().size();
  }

  private boolean correspond(Deed deed, Deed image) {
    boolean names = deed.kind().filter(Kind::namesThread).isPresent();
    return deed.kind().equals(image.kind())
        && deed.value() == image.value()
        && deed.failure().equals(image.failure())
        && deed.joined().size() == image.joined().size()
        && (names
            ? known.thread((int) deed.argument(), (int) image.argument())
            : deed.argument() == image.argument())
        && known.location(deed.location(), image.location())
        && known.location(deed.flag(), image.flag());
  }
}
