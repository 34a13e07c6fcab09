package dev.jacquard.runtime.name;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Operation;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;

/** Names for people: of threads as the program named them, of objects by class and order. */
public final class JvmLegend implements Legend {
  private final ThreadNumbers numbers;
  private final Objects objects;
  private final Locations locations;
  private final MemoryNames names;
  private final ValueWords values;
  private final CanonicalNames canonical;

  JvmLegend(Names all) {
    numbers = all.numbers();
    objects = all.objects();
    locations = all.locations();
    names = all.memory();
    values = all.values();
    canonical = all.canonical();
  }

  @Override
  public int threads() {
    return numbers.size();
  }

  @Override
  public String thread(int thread) {
    return numbers.name(thread);
  }

  @Override
  public String location(int location) {
    if (location == Operation.NO_LOCATION) {
      return "nothing";
    }
    Tracked owner = locations.owner(location);
    if (owner == null) {
      return canonical.location(location).toString(); // no run has come to it yet
    }
    long key = locations.key(location);
    if (key == Locations.POPULATION) {
      return "the threads that are alive";
    }
    if (owner.number() == 0) {
      String name = thread(owner.ordinal());
      return ofThread(key) + name;
    }
    if (key == Locations.LEAVING) {
      return "waiters of " + object(owner);
    }
    if (key == Locations.INITIALISATION) {
      return "initialisation of " + initialised(location).orElseThrow();
    }
    if (key == Locations.STATE) {
      return "state of " + object(owner);
    }
    if (key < 0) {
      return object(owner);
    }
    Class<?> mirror = mirror(owner);
    return mirror != null
        ? names.staticField(mirror, key, locations.field(location))
        : MemoryNames.place(object(owner), owner.type(), key, locations.field(location));
  }

  @Override
  public Optional<String> initialised(int location) {
    Tracked owner = location == Operation.NO_LOCATION ? null : locations.owner(location);
    return owner != null && locations.key(location) == Locations.INITIALISATION
        ? Optional.ofNullable(mirror(owner)).map(names::simple).or(() -> Optional.of("a class"))
        : Optional.empty();
  }

  /** What of a thread a location is, before the thread's name. */
  private static String ofThread(long key) {
    if (key == Locations.LIFE) {
      return "";
    }
    if (key == Locations.PERMIT) {
      return "permit of ";
    }
    if (key == Locations.SLEEP) {
      return "sleep of ";
    }
    return key == Locations.QUEUE ? "queue of " : "interrupt status of ";
  }

  /** The class whose static fields lie in an object, or null. */
  private Class<?> mirror(Tracked object) {
    return object.type() == Class.class && objects.externalObject(object) instanceof Class<?> type
        ? type
        : null;
  }

  private String object(Tracked object) {
    Class<?> mirror = mirror(object);
    return mirror != null
        ? names.simple(mirror) + ".class"
        : names.object(object.type(), objects.ordinal(object));
  }

  /**
   * {@inheritDoc}
   *
   * <p>A reference is known as long as the run that had it is the last one.
   */
  @Override
  public String value(int location, long value) {
    if (location != Operation.NO_LOCATION && Locations.isState(locations.key(location))) {
      return ""; // its state is not kept
    }
    if (location == Operation.NO_LOCATION || locations.key(location) < 0) {
      return Long.toString(value);
    }
    Tracked owner = locations.owner(location);
    char type = type(owner, locations.key(location));
    if (type == 'L' && isFutureTask(owner.type()) && value > 0 && value <= threads()) {
      return thread((int) value - 1); // who runs it, by the model of futures
    }
    return type == 'L' || type == '[' ? values.reference(value) : ValueWords.of(type, value);
  }

  /**
   * {@inheritDoc}
   *
   * <p>So it is with numbers, and with objects that the program made and that are named by their
   * makers. An object that the JDK made, perhaps once for all runs, or that nobody knows the maker
   * of may have another number in each run, and so may what a model keeps.
   */
  @Override
  public boolean isRepeatable(int location, long value) {
    Tracked owner = location == Operation.NO_LOCATION ? null : locations.owner(location);
    if (owner == null || owner.number() == 0) {
      return true; // the number of a thread
    }
    long key = locations.key(location);
    if (key < 0) {
      return false;
    }
    return switch (knownType(owner, key).orElse('L')) {
      case 'L', '[' -> !isFutureTask(owner.type()) && (value == 0 || isMadeByProgram(value));
      default -> true;
    };
  }

  private boolean isMadeByProgram(long number) {
    if (number < 0 || number > objects.count()) {
      return false;
    }
    Tracked object = objects.made()[(int) number];
    return object != null && !object.isMadeByJdk();
  }

  private static boolean isFutureTask(Class<?> type) {
    return FutureTask.class.isAssignableFrom(type);
  }

  /** The first character of the descriptor of what is at a place. */
  private char type(Tracked owner, long key) {
    return knownType(owner, key).orElse('J');
  }

  private Optional<Character> knownType(Tracked owner, long key) {
    if (owner.type() == AtomicBoolean.class) {
      return Optional.of('Z'); // it keeps a number
    }
    if (owner.type().isArray()) {
      return Optional.of(owner.type().getComponentType().descriptorString().charAt(0));
    }
    Class<?> mirror = mirror(owner);
    return MemoryNames.fieldAt(mirror == null ? owner.type() : mirror, key, mirror != null)
        .map(field -> field.getType().descriptorString().charAt(0));
  }

  @Override
  public String waitQueue(int queue) {
    return location(queue);
  }

  @Override
  public String site(int thread, int site) {
    return site == Sites.UNKNOWN ? "" : Sites.get(site).toString();
  }

  @Override
  public String file(int thread, int site) {
    return site == Sites.UNKNOWN ? "" : Sites.get(site).path();
  }
}
