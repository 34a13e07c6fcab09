package dev.jacquard.runtime.name;

import dev.jacquard.kernel.name.LocationName;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.ObjectName;
import dev.jacquard.kernel.name.SiteName;
import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.thread.LogicalThread;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The canonical names of the numbers of one program in this process, made when somebody asks.
 *
 * <p>A name from another process gets a number at once; the thing gets it when the program first
 * comes to it. Until then each location that is new to the program is named when it is met; if
 * nobody waits for one, names cost nothing.
 */
public final class CanonicalNames implements Names {
  private final ThreadNumbers threads;
  private final Objects objects;
  private final Locations locations;
  private final ClassLoader loader;
  private final JvmVocabulary vocabulary;
  private final Map<String, Tracked> named = new HashMap<>();
  private final Map<String, Integer> unknown = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, LocationName> expected = new HashMap<>();
  private final List<Object> asked = new ArrayList<>();
  private int known;

  /**
   * The names of a program.
   *
   * @param loader the loader that its classes come from
   */
  public CanonicalNames(
      ThreadNumbers threads, Objects objects, Locations locations, ClassLoader loader) {
    this.threads = threads;
    this.objects = objects;
    this.locations = locations;
    this.loader = loader;
    vocabulary = new JvmVocabulary(threads, locations, objects, this);
  }

  /** All numbers that the program has given so far. */
  public Vocabulary vocabulary() {
    return vocabulary;
  }

  @Override
  public int threads() {
    return threads.size();
  }

  @Override
  public ThreadName thread(int number) {
    return threads.canonical(number);
  }

  @Override
  public int number(ThreadName name) {
    asked.add(name);
    return threads.number(name);
  }

  @Override
  public int locations() {
    return locations.size();
  }

  @Override
  public LocationName location(int number) {
    LocationName awaited = expected.get(number);
    return awaited != null ? awaited : name(locations.owner(number), locations.key(number));
  }

  @Override
  public int number(LocationName name) {
    for (; known < locations.size(); known++) {
      numbers.putIfAbsent(location(known).toString(), known);
    }
    return numbers.computeIfAbsent(name.toString(), text -> expect(name));
  }

  @Override
  public SiteName site(int number) {
    return Sites.get(number).name();
  }

  private int expect(LocationName name) {
    asked.add(name);
    int number = locations.reserve();
    known = locations.size();
    expected.put(number, name);
    locations.expected(this::met);
    return number;
  }

  /** Gives the numbers that were asked for in a process in which the program was not warm yet. */
  public void follow(CanonicalNames cold) {
    for (Object name : cold.asked) {
      if (name instanceof ThreadName thread) {
        number(thread);
      } else {
        number((LocationName) name);
      }
    }
    vocabulary.follow(cold.vocabulary);
  }

  /** The program comes to a location for the first time. */
  private int met(Tracked object, long key) {
    Integer number = numbers.get(name(object, key).toString());
    if (number == null || expected.remove(number) == null) {
      return -1;
    }
    if (expected.isEmpty()) {
      locations.expected(null);
    }
    return number;
  }

  // ---- names -----------------------------------------------------------------------------------

  private LocationName name(Tracked owner, long key) {
    return new LocationName(name(owner), key < 0 ? word(key) : place(owner, key));
  }

  private static String word(long key) {
    if (key != Locations.CONTENT && Locations.isState(key)) {
      return "part" + -key;
    }
    return switch ((int) key) {
      case (int) Locations.MONITOR -> "monitor";
      case (int) Locations.SYNCHRONIZER -> "synchronizer";
      case (int) Locations.LIFE -> "life";
      case (int) Locations.PERMIT -> "permit";
      case (int) Locations.INTERRUPT -> "interrupt";
      case (int) Locations.CONTENT -> "content";
      case (int) Locations.LEAVING -> "leaving";
      case (int) Locations.QUEUE -> "queue";
      case (int) Locations.INITIALISATION -> "initialisation";
      case (int) Locations.STATE -> "state";
      case (int) Locations.POPULATION -> "population";
      case (int) Locations.SLEEP -> "sleep";
      case (int) Locations.MODELLED -> "modelled";
      default -> throw new IllegalArgumentException("no such location: " + key);
    };
  }

  private String place(Tracked owner, long offset) {
    if (owner.type().isArray()) {
      return LocationName.element((int) ArrayLayout.index(owner.type(), offset));
    }
    boolean isStatic = owner.type() == Class.class;
    Object declaring = isStatic ? objects.externalObject(owner) : owner.type();
    Optional<Field> field =
        declaring instanceof Class<?> type
            ? MemoryNames.fieldAt(type, offset, isStatic)
            : Optional.empty();
    return field.isPresent()
        ? LocationName.field(field.get().getDeclaringClass().getName(), field.get().getName())
        : LocationName.offset(offset);
  }

  private ObjectName name(Tracked object) {
    if (object.name() == null) {
      ObjectName name = origin(object);
      Tracked other = named.putIfAbsent(name.toString(), object);
      object.name(other == null ? name : unknown(object));
    }
    return object.name();
  }

  /** The name of an object, whether or not another one has it too. */
  ObjectName origin(Tracked object) {
    if (object.number() == 0) {
      return new ObjectName.OfThread(thread(object.ordinal()));
    }
    if (object.maker() == LogicalThread.NOWHERE && object.initialised() == null) {
      return ofOutside(object);
    }
    return ofMade(object.maker(), object.initialised(), object.order(), object.type())
        .orElseGet(() -> unknown(object));
  }

  /**
   * The name of an object that a thread made, or else the initialiser of a class; nothing if the
   * name of its class says nothing in another process.
   */
  Optional<ObjectName> ofMade(int maker, Class<?> initialised, int order, Class<?> type) {
    String name = typeName(type);
    String owner = maker != LogicalThread.NOWHERE ? "" : typeName(initialised);
    if (name == null || owner == null) {
      return Optional.empty();
    }
    return Optional.of(
        maker != LogicalThread.NOWHERE
            ? new ObjectName.Made(thread(maker), order, name)
            : new ObjectName.Initialised(owner, order, name));
  }

  private ObjectName ofOutside(Tracked tracked) {
    Object object = objects.externalObject(tracked);
    if (object instanceof Class<?> type && typeName(type) != null) {
      return new ObjectName.OfClass(typeName(type));
    }
    if (object instanceof Enum<?> constant && typeName(constant.getDeclaringClass()) != null) {
      return new ObjectName.Constant(typeName(constant.getDeclaringClass()), constant.name());
    }
    return unknown(tracked);
  }

  private ObjectName unknown(Tracked object) {
    String type = object.type().getName();
    if (object.type().isHidden()) {
      type = object.type().getNestHost().getName(); // the rest is a number of this process
    }
    return new ObjectName.Unknown(type, unknown.merge(type, 1, Integer::sum));
  }

  /**
   * The name of a class with the place of its loader among those of the program; null if that says
   * nothing in another process.
   */
  String typeName(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    if (element.isHidden()) {
      return null;
    }
    ClassLoader own = element.getClassLoader();
    if (own == null || own == loader || own == ClassLoader.getPlatformClassLoader()) {
      return type.getName();
    }
    int generation = 0;
    for (ClassLoader one = loader; one != null; one = one.getParent()) {
      if (one == own) {
        return new StringBuilder(type.getName()).append('@').append(generation).toString();
      }
      generation++;
    }
    return null;
  }
}
