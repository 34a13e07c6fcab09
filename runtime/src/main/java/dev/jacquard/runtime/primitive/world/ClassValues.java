package dev.jacquard.runtime.primitive.world;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.lang.invoke.MethodHandle;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Values that the program associates with classes. The JDK keeps them with the class, where they
 * outlive a run and no step shows them; here each run has its own, and a {@link ClassValue} is one
 * location: to look is a step, and to associate or remove a value is another.
 *
 * <p>As in the JDK, threads may compute a value at the same time, and the first result counts; it
 * is computed once more if the value was removed meanwhile.
 */
@Replaces(ClassValue.class)
public final class ClassValues {
  private static final MethodHandle COMPUTE =
      Members.method(ClassValue.class, "computeValue", Class.class);

  private static final RunState.Key<Map<ClassValue<?>, Associations>> KEPT =
      new RunState.Key<>(IdentityHashMap::new);

  /** What one {@link ClassValue} has for its classes; a value may be null. */
  private static final class Associations {
    private final Map<Class<?>, Object> values = new HashMap<>();
    private long changes;
    private long removals;

    Found find(Class<?> type) {
      return new Found(values.containsKey(type), values.get(type), removals);
    }
  }

  /** What there is for a class, and how often anything was removed before. */
  private record Found(boolean isThere, Object value, long removals) {}

  private ClassValues() {}

  public static Object get(ClassValue<?> key, Class<?> type) {
    if (key == null || type == null || !Control.onControlledThread()) {
      return key.get(type);
    }
    boolean step = Control.on(); // there is none in initialisers
    Found found = look(Control.execution(), key, type, step);
    while (!found.isThere) {
      Object computed = compute(key, type);
      found = associate(Control.execution(), key, type, computed, found.removals, step);
    }
    return found.value;
  }

  public static void remove(ClassValue<?> key, Class<?> type) {
    if (key == null || type == null || !Control.onControlledThread()) {
      key.remove(type);
    } else {
      remove(Control.execution(), key, type, Control.on());
    }
  }

  private static Object compute(ClassValue<?> key, Class<?> type) {
    try {
      return (Object) COMPUTE.invoke(key, type);
    } catch (Throwable thrown) {
      throw Members.raise(thrown);
    }
  }

  @Enters
  private static Found look(Execution execution, ClassValue<?> key, Class<?> type, boolean step) {
    Associations all = of(execution, key);
    if (step) {
      int location = execution.places().synchronizer(key);
      execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
      execution.record(all.changes, all.changes, all.changes);
    }
    return all.find(type);
  }

  /** Keeps a value unless there is one already, or one was removed since it was looked at. */
  @Enters
  private static Found associate(
      Execution execution,
      ClassValue<?> key,
      Class<?> type,
      Object computed,
      long removals,
      boolean step) {
    Associations all = of(execution, key);
    arrive(execution, key, step);
    long before = all.changes;
    if (all.removals == removals && !all.values.containsKey(type)) {
      all.values.put(type, computed);
      all.changes++;
    }
    record(execution, key, before, all.changes, step);
    return all.find(type);
  }

  @Enters
  private static void remove(Execution execution, ClassValue<?> key, Class<?> type, boolean step) {
    Associations all = of(execution, key);
    arrive(execution, key, step);
    long before = all.changes;
    all.values.remove(type);
    all.removals++;
    all.changes++;
    record(execution, key, before, all.changes, step);
  }

  private static void arrive(Execution execution, ClassValue<?> key, boolean step) {
    if (step) {
      execution.arrive(Kind.UPDATE, execution.places().synchronizer(key), 0, Sites.here);
    }
  }

  private static void record(
      Execution execution, ClassValue<?> key, long before, long after, boolean step) {
    if (step) {
      execution.state(execution.places().synchronizer(key), after);
      execution.record(before, after, after);
    }
  }

  private static Associations of(Execution execution, ClassValue<?> key) {
    return execution.runState().get(KEPT).computeIfAbsent(key, k -> new Associations());
  }
}
