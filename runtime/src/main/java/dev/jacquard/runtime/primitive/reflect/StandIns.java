package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.ArrayArguments;
import dev.jacquard.runtime.primitive.access.PlainModes;
import dev.jacquard.runtime.primitive.access.UnsafeInts;
import dev.jacquard.runtime.primitive.access.UnsafeLongs;
import dev.jacquard.runtime.primitive.access.UnsafeReferences;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.synchronizer.Monitors;
import dev.jacquard.runtime.primitive.thread.ThreadGroups;
import dev.jacquard.runtime.primitive.thread.Threads;
import dev.jacquard.runtime.primitive.thread.UnsafeParking;
import dev.jacquard.runtime.primitive.thread.WorkerLocals;
import dev.jacquard.runtime.primitive.world.ClassValues;
import dev.jacquard.runtime.primitive.world.Exits;
import dev.jacquard.runtime.primitive.world.Hashes;
import dev.jacquard.runtime.primitive.world.Randomness;
import dev.jacquard.runtime.primitive.world.References;
import dev.jacquard.runtime.primitive.world.Referents;
import dev.jacquard.runtime.primitive.world.Runtimes;
import dev.jacquard.runtime.primitive.world.Shuffles;
import dev.jacquard.runtime.primitive.world.SoftReferents;
import dev.jacquard.runtime.primitive.world.Time;
import dev.jacquard.runtime.primitive.world.Uuids;
import dev.jacquard.runtime.primitive.world.WallClock;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * Hooks that stand in for methods of the JDK. Calls of these are replaced where rewritten code has
 * them; a program that comes by a method handle or by reflection is led to the same hooks here.
 */
public final class StandIns {
  private StandIns() {}

  /** The classes whose methods stand in for others; what these are, an annotation says. */
  public static List<Class<?>> hooks() {
    return List.of(
        Monitors.class,
        Threads.class,
        ThreadGroups.class,
        Time.class,
        Hashes.class,
        Exits.class,
        Runtimes.class,
        References.class,
        Referents.class,
        SoftReferents.class,
        Randomness.class,
        Shuffles.class,
        ClassValues.class,
        Uuids.class,
        WallClock.class,
        WorkerLocals.class,
        UnsafeInts.class,
        UnsafeLongs.class,
        UnsafeReferences.class,
        UnsafeParking.class,
        PlainModes.class,
        ReflectiveArrays.class,
        LoadedByName.class,
        EnumLookup.class,
        EnumSets.class);
  }

  /** Made when a program first asks, which few do. */
  private static final class Table {
    private static final Map<String, MethodHandle> BY_METHOD = new HashMap<>();

    static {
      for (Class<?> hook : hooks()) {
        Class<?> replaced = hook.getAnnotation(Replaces.class).value();
        if (replaced != Unsafe.class) { // the JDK's own
          for (Method method : hook.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers())) {
              add(replaced, method);
            }
          }
        }
      }
    }

    private static void add(Class<?> replaced, Method hook) {
      MethodType type = MethodType.methodType(hook.getReturnType(), hook.getParameterTypes());
      boolean virtual = type.parameterCount() > 0 && type.parameterType(0) == replaced;
      MethodType own = virtual ? type.dropParameterTypes(0, 1) : type;
      try {
        BY_METHOD.put(key(replaced, hook.getName(), own), Members.trusted().unreflect(hook));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static String key(Class<?> owner, String name, MethodType type) {
    return owner.getName() + "." + name + type.toMethodDescriptorString();
  }

  /** The hook for a method, given the class that declares it, or null. */
  static MethodHandle find(Class<?> declaring, String name, MethodType type) {
    return declaring.getClassLoader() == null
        ? Table.BY_METHOD.get(key(declaring, name, type))
        : null;
  }

  /** The hook for the method that a call on an object of a class leads to, or null. */
  static MethodHandle dispatch(Class<?> receiver, String name, MethodType type) {
    for (Class<?> c = receiver; c != null; c = c.getSuperclass()) {
      MethodHandle hook = find(c, name, type);
      if (hook != null || declares(c, name, type)) {
        return hook;
      }
    }
    return null;
  }

  private static boolean declares(Class<?> owner, String name, MethodType type) {
    for (Method method : owner.getDeclaredMethods()) {
      if (method.getName().equals(name)
          && List.of(method.getParameterTypes()).equals(type.parameterList())) {
        return true;
      }
    }
    return false;
  }

  /**
   * A handle that leads to the stand-in of the method that the JDK has found, or that one if it has
   * none.
   *
   * @param dispatched whether a class that overrides the method has its own way
   */
  static MethodHandle of(MethodHandle found, boolean dispatched) {
    MethodHandleInfo info;
    try {
      info = Members.trusted().revealDirect(found);
    } catch (IllegalArgumentException notDirect) {
      return found; // a handle of its own, for a method that sees its caller
    }
    Class<?> owner = info.getDeclaringClass();
    if (owner == Object.class && info.getName().equals("clone")) {
      return clone(found);
    }
    MethodHandle hook = find(owner, info.getName(), info.getMethodType());
    if (hook == null) {
      return found;
    }
    MethodHandle standIn = hook.asType(found.type());
    boolean overridden =
        dispatched
            && info.getReferenceKind() == MethodHandleInfo.REF_invokeVirtual
            && !Modifier.isFinal(info.getModifiers());
    return overridden
        ? MethodHandles.guardWithTest(test(info, found.type()), standIn, found)
        : standIn;
  }

  /** A handle of a method of one object, in the same way. */
  static MethodHandle bound(MethodHandle found, Object receiver, String name, MethodType type) {
    MethodHandle hook = dispatch(receiver.getClass(), name, type);
    return hook == null ? found : hook.bindTo(receiver);
  }

  /** Whether the stand-in is what a call comes to: a test of the receiver. */
  private static MethodHandle test(MethodHandleInfo info, MethodType type) {
    MethodHandle test =
        own("isStoodInFor", boolean.class, String.class, MethodType.class, Object.class);
    return MethodHandles.insertArguments(test, 0, info.getName(), info.getMethodType())
        .asType(MethodType.methodType(boolean.class, type.parameterType(0)));
  }

  private static boolean isStoodInFor(String name, MethodType type, Object receiver) {
    return receiver == null || dispatch(receiver.getClass(), name, type) != null;
  }

  /** To clone an array is to read it. */
  private static MethodHandle clone(MethodHandle found) {
    Class<?> type = found.type().parameterType(0);
    return type.isArray()
        ? MethodHandles.filterArguments(
            found,
            0,
            own("read", Object.class, Object.class).asType(MethodType.methodType(type, type)))
        : found;
  }

  private static Object read(Object array) {
    ArrayArguments.read(array, Sites.here);
    return array;
  }

  private static MethodHandle own(String name, Class<?> result, Class<?>... parameters) {
    try {
      return Members.trusted()
          .findStatic(StandIns.class, name, MethodType.methodType(result, parameters));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
