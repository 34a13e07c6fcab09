package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.primitive.hook.Amends;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * Handles that a lookup finds. Those of fields of the program tell of their accesses, those of
 * methods that have a stand-in lead to it.
 */
@Tells("it looks at what never changes")
@Amends(Lookup.class)
public final class FoundHandles {
  /** What the JDK's own reflection uses, whose accesses are told of where it begins. */
  private static final String ACCESSORS = "jdk.internal.reflect.MethodHandleAccessorFactory";

  private FoundHandles() {}

  public static MethodHandle findGetter(
      MethodHandle found, Lookup lookup, Class<?> owner, String name, Class<?> type) {
    return field(found, owner);
  }

  public static MethodHandle findSetter(
      MethodHandle found, Lookup lookup, Class<?> owner, String name, Class<?> type) {
    return field(found, owner);
  }

  public static MethodHandle findStaticGetter(
      MethodHandle found, Lookup lookup, Class<?> owner, String name, Class<?> type) {
    return field(found, owner);
  }

  public static MethodHandle findStaticSetter(
      MethodHandle found, Lookup lookup, Class<?> owner, String name, Class<?> type) {
    return field(found, owner);
  }

  public static MethodHandle unreflectGetter(MethodHandle found, Lookup lookup, Field field) {
    return unreflected(found, lookup, field);
  }

  public static MethodHandle unreflectSetter(MethodHandle found, Lookup lookup, Field field) {
    return unreflected(found, lookup, field);
  }

  private static MethodHandle unreflected(MethodHandle found, Lookup lookup, Field field) {
    Class<?> owner = field.getDeclaringClass();
    return InstanceFields.isOfProgram(owner) && !(isOfJdk(lookup) && isForReflection())
        ? field(found, owner)
        : found;
  }

  private static boolean isForReflection() {
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      if (frame.getClassName().equals(ACCESSORS)) {
        return true;
      }
    }
    return false;
  }

  private static MethodHandle field(MethodHandle found, Class<?> owner) {
    if (!InstanceFields.isOfProgram(owner)) {
      return found;
    }
    return Control.on() ? field(Control.execution(), found) : FieldHandle.of(found);
  }

  @Enters
  private static MethodHandle field(Execution execution, MethodHandle found) {
    return FieldHandle.of(found);
  }

  public static MethodHandle findVirtual(
      MethodHandle found, Lookup lookup, Class<?> owner, String name, MethodType type) {
    return method(found, lookup, true, owner, name, type);
  }

  public static MethodHandle findStatic(
      MethodHandle found, Lookup lookup, Class<?> owner, String name, MethodType type) {
    return method(found, lookup, true, owner, name, type);
  }

  public static MethodHandle findSpecial(
      MethodHandle found,
      Lookup lookup,
      Class<?> owner,
      String name,
      MethodType type,
      Class<?> caller) {
    return method(found, lookup, false, owner, name, type);
  }

  public static MethodHandle unreflect(MethodHandle found, Lookup lookup, Method method) {
    return method(
        found, lookup, true, method.getDeclaringClass(), method.getName(), BlindCalls.type(method));
  }

  public static MethodHandle unreflectSpecial(
      MethodHandle found, Lookup lookup, Method method, Class<?> caller) {
    return method(
        found,
        lookup,
        false,
        method.getDeclaringClass(),
        method.getName(),
        BlindCalls.type(method));
  }

  public static MethodHandle bind(
      MethodHandle found, Lookup lookup, Object receiver, String name, MethodType type) {
    if (isOfJdk(lookup)) {
      return found;
    }
    MethodHandle handle =
        Control.on()
            ? bind(Control.execution(), found, receiver, name, type)
            : StandIns.bound(found, receiver, name, type);
    return BlindCalls.found(receiver.getClass(), name, type, handle);
  }

  @Enters
  private static MethodHandle bind(
      Execution execution, MethodHandle found, Object receiver, String name, MethodType type) {
    return StandIns.bound(found, receiver, name, type);
  }

  private static MethodHandle method(
      MethodHandle found,
      Lookup lookup,
      boolean dispatched,
      Class<?> owner,
      String name,
      MethodType type) {
    if (isOfJdk(lookup) || found == null) {
      return found;
    }
    MethodHandle handle =
        Control.on()
            ? method(Control.execution(), found, dispatched)
            : StandIns.of(found, dispatched);
    return BlindCalls.found(owner, name, type, handle);
  }

  @Enters
  private static MethodHandle method(Execution execution, MethodHandle found, boolean dispatched) {
    return StandIns.of(found, dispatched);
  }

  /** Whether the JDK looks something up for itself; a public lookup is the program's. */
  private static boolean isOfJdk(Lookup lookup) {
    return !InstanceFields.isOfProgram(lookup.lookupClass())
        && lookup.lookupModes() != Lookup.UNCONDITIONAL;
  }
}
