package dev.jacquard.runtime.name;

import dev.jacquard.kernel.name.LocationName;
import dev.jacquard.kernel.name.ObjectName;
import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.saved.Vocabulary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The numbers of threads, locations and objects in one program, by their canonical names.
 *
 * <p>Objects are among them although no step is about an object: values that threads write are
 * numbers of objects, and reports call an object by its position among those of its class.
 */
final class JvmVocabulary implements Vocabulary, ExpectedObjects {
  /** Of a larger one the names would need more room than is worth it. */
  private static final int MOST = 1 << 18;

  private final ThreadNumbers threads;
  private final Locations locations;
  private final Objects objects;
  private final CanonicalNames names;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private String[] expected = {};
  private int[] ordinals = {};
  private Optional<byte[]> restored = Optional.empty();

  JvmVocabulary(ThreadNumbers threads, Locations locations, Objects objects, CanonicalNames names) {
    this.threads = threads;
    this.locations = locations;
    this.objects = objects;
    this.names = names;
  }

  @Override
  public long size() {
    return threads.size() + (long) locations.size() + objects.count();
  }

  @Override
  public Optional<byte[]> save() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StateWriter out = new StateWriter(bytes);
    boolean travels = size() <= MOST;
    if (travels) {
      saveThreads(out);
      travels = saveLocations(out) && saveObjects(out);
    }
    return travels ? Optional.of(bytes.toByteArray()) : Optional.empty();
  }

  private void saveThreads(StateWriter out) {
    out.number(threads.size());
    for (int i = 0; i < threads.size(); i++) {
      out.text(names.thread(i).toString());
    }
  }

  private boolean saveLocations(StateWriter out) {
    out.number(locations.size());
    for (int i = 0; i < locations.size(); i++) {
      LocationName name = names.location(i);
      if (!name.travels()) {
        return false;
      }
      out.text(name.toString());
    }
    return true;
  }

  private boolean saveObjects(StateWriter out) {
    Tracked[] made = objects.made();
    out.number(made.length);
    for (int i = 1; i < made.length; i++) {
      String name = made[i] == null ? awaited(i) : text(names.origin(made[i]));
      if (name == null) {
        return false;
      }
      out.text(name);
      out.number(made[i] == null ? ordinals[i] : made[i].ordinal());
    }
    return true;
  }

  private String awaited(int number) {
    return number < expected.length ? expected[number] : null;
  }

  private static String text(ObjectName name) {
    return name.travels() ? name.toString() : null;
  }

  @Override
  public void restore(byte[] saved) {
    StateReader in = new StateReader(new ByteArrayInputStream(saved));
    try {
      for (int i = 0, count = in.count(); i < count; i++) {
        require(names.number(ThreadName.parse(in.text())) == i);
      }
      for (int i = 0, count = in.count(); i < count; i++) {
        require(names.number(LocationName.parse(in.text())) == i);
      }
      restoreObjects(in);
    } catch (IllegalArgumentException noName) {
      throw new DamagedStateException(noName.getMessage());
    }
    restored = Optional.of(saved);
  }

  private static void require(boolean fits) {
    if (!fits) {
      throw new DamagedStateException("a number has another name here");
    }
  }

  private void restoreObjects(StateReader in) {
    require(objects.count() == 0);
    int count = in.count();
    for (int i = 1; i < count; i++) {
      String name = in.text();
      makeRoom(i);
      expected[i] = name;
      ordinals[i] = in.number(1, MOST);
      numbers.put(name, i);
      counts.merge(ObjectName.parse(name).type(), ordinals[i], Math::max);
    }
    objects.expect(Math.max(0, count - 1), this);
  }

  private void makeRoom(int number) {
    if (number >= expected.length) {
      expected = Arrays.copyOf(expected, Math.max(64, 2 * number));
      ordinals = Arrays.copyOf(ordinals, expected.length);
    }
  }

  /** Takes over what one of a process took over in which the program was not warm yet. */
  void follow(JvmVocabulary cold) {
    cold.restored.ifPresent(this::restore);
  }

  @Override
  public int number(int maker, Class<?> initialised, int order, Class<?> type) {
    Optional<ObjectName> name = names.ofMade(maker, initialised, order, type);
    return name.isEmpty() ? -1 : numbers.getOrDefault(name.get().toString(), -1);
  }

  @Override
  public int ordinal(int number) {
    return ordinals[number];
  }

  @Override
  public int count(Class<?> type) {
    String name = names.typeName(type);
    return name == null ? 0 : counts.getOrDefault(name, 0);
  }
}
