package dev.jacquard.agent.mark;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Looks for marks from some methods on: in what they call, in lambdas that they make, and in all
 * methods of classes of which they make objects. That is more than is run, and less only where
 * methods are found by reflection or marks are no constants.
 */
public final class Marks {
  /** A program has no more classes that somebody has written marks into. */
  private static final int MOST_CLASSES = 10_000;

  private record Place(String type, String method) {}

  private final Function<String, Optional<byte[]>> files;
  private final Map<String, Optional<MarkedClass>> classes = new HashMap<>();
  private final Set<Place> met = new HashSet<>();
  private final Set<String> made = new HashSet<>();
  private final Deque<Place> open = new ArrayDeque<>();
  private final SortedSet<String> found = new TreeSet<>();

  /**
   * Nothing has been looked at yet.
   *
   * @param files the class file of a class of the program by its internal name; nothing for others
   */
  public Marks(Function<String, Optional<byte[]>> files) {
    this.files = files;
  }

  /** A method by name, in all its forms, is where the program begins. */
  public Marks from(String type, String method) {
    visit(type.replace('.', '/'), method);
    return this;
  }

  /** The marks in all that may be run from there. */
  public SortedSet<String> find() {
    while (!open.isEmpty() && classes.size() < MOST_CLASSES) {
      Place place = open.remove();
      type(place.type()).ifPresent(type -> look(type, place.method()));
    }
    return found;
  }

  private void look(MarkedClass type, String method) {
    found.addAll(type.marks(method));
    type.calls(method).forEach(call -> visit(call.owner(), call.name()));
    type.makes(method).forEach(this::make);
    // what the class inherits has its code elsewhere
    type.above().forEach(above -> visit(above, method));
  }

  private void visit(String type, String method) {
    if (type(type).isPresent() && met.add(new Place(type, method))) {
      open.add(new Place(type, method));
      visit(type, "<clinit>");
    }
  }

  /** Whoever gets an object may call all that it has. */
  private void make(String name) {
    Optional<MarkedClass> type = type(name);
    if (type.isPresent() && made.add(name)) {
      type.get().methods().forEach(method -> visit(name, method));
      type.get().above().forEach(this::make);
    }
  }

  private Optional<MarkedClass> type(String name) {
    Optional<MarkedClass> known = classes.get(name);
    if (known == null) {
      known = files.apply(name).map(MarkedClass::of);
      classes.put(name, known);
    }
    return known;
  }
}
