package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.ThreadNumbers;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The symmetries that the program declares in this run: renamings of threads and objects, each
 * given by cycles. They are claims of the program, which a search that uses them has to check.
 */
public final class SymmetryDeclarations {
  private final ThreadTable threads;
  private final ThreadNumbers threadNumbers;
  private final Objects objects;
  private final Locations locations;
  private final List<Renaming> declared = new ArrayList<>();

  /** What takes the place of what. */
  private record Renaming(Map<Thread, Thread> threads, Map<Tracked, Tracked> objects) {}

  public SymmetryDeclarations(ThreadTable threads, Names names) {
    this.threads = threads;
    threadNumbers = names.numbers();
    objects = names.objects();
    locations = names.locations();
  }

  public void begin() {
    declared.clear();
  }

  /** In each cycle, everything takes the place of the next one, and the last that of the first. */
  public void add(List<Object[]> cycles) {
    Renaming renaming = new Renaming(new HashMap<>(), new HashMap<>());
    for (Object[] cycle : cycles) {
      for (int i = 0; i < cycle.length; i++) {
        put(cycle[i], cycle[(i + 1) % cycle.length], renaming);
      }
    }
    declared.add(renaming);
  }

  private void put(Object thing, Object image, Renaming renaming) {
    renaming.objects().put(objects.of(thing), objects.of(image));
    if (thing instanceof Thread thread && image instanceof Thread other) {
      renaming.threads().put(thread, other);
    }
  }

  /**
   * The declared symmetries in the numbers of traces, for all threads and locations that are known
   * so far; later ones are not renamed.
   */
  public List<Permutation> renamings() {
    return declared.stream().map(this::inNumbers).toList();
  }

  private Permutation inNumbers(Renaming renaming) {
    Map<Integer, Integer> numbers = new HashMap<>();
    renaming.threads().forEach((thread, image) -> putNumbers(thread, image, numbers));
    List<Integer> places = new ArrayList<>();
    while (places.size() < locations.size()) { // an image may be a location that is new
      places.add(image(places.size(), renaming, numbers));
    }
    int[] images = new int[threadNumbers.size()];
    for (int thread = 0; thread < images.length; thread++) {
      images[thread] = numbers.getOrDefault(thread, thread);
    }
    return Permutation.of(images, places.stream().mapToInt(Integer::intValue).toArray());
  }

  private void putNumbers(Thread thread, Thread image, Map<Integer, Integer> numbers) {
    LogicalThread one = threads.of(thread);
    LogicalThread other = threads.of(image);
    if (one != null && other != null) {
      numbers.put(one.number(), other.number());
    }
  }

  private int image(int location, Renaming renaming, Map<Integer, Integer> numbers) {
    Tracked owner = locations.owner(location);
    if (owner == null) {
      return location; // no run has come to it yet
    }
    Tracked image = renaming.objects().get(owner);
    if (owner.number() == 0 && numbers.containsKey(owner.ordinal())) {
      image = threadNumbers.tracked(numbers.get(owner.ordinal()));
    }
    return image == null
        ? location
        : locations.of(image, locations.key(location), locations.field(location));
  }
}
