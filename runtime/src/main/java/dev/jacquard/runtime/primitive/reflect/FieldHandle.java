package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.Finals;
import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/** A handle that reads or writes a field of the program, and the access that it stands for. */
@Tells("an access is a step on the one place that it touches")
final class FieldHandle {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodType GET = MethodType.methodType(Object.class, Object.class);
  private static final MethodType SET =
      MethodType.methodType(void.class, Object.class, Object.class);

  /** What it takes and gives are objects, whatever the field is. */
  private final MethodHandle handle;

  private final Field field;
  private final boolean isStatic;
  private final boolean write;
  private final AccessMode mode;

  private FieldHandle(MethodHandle handle, Field field, boolean write) {
    isStatic = Modifier.isStatic(field.getModifiers());
    this.handle = handle.asType(type(isStatic, write));
    this.field = field;
    this.write = write;
    mode = ReflectiveAccess.mode(Modifier.isVolatile(field.getModifiers()), write);
  }

  private static MethodType type(boolean isStatic, boolean write) {
    MethodType type = write ? SET : GET;
    return isStatic ? type.dropParameterTypes(0, 1) : type;
  }

  /** A handle that tells of its access, for one that the JDK has found. */
  static MethodHandle of(MethodHandle found) {
    MethodHandleInfo info = Members.trusted().revealDirect(found);
    if (!InstanceFields.isOfProgram(info.getDeclaringClass())) {
      return found;
    }
    int kind = info.getReferenceKind();
    boolean write = kind == MethodHandleInfo.REF_putField || kind == MethodHandleInfo.REF_putStatic;
    FieldHandle told = new FieldHandle(found, field(info), write);
    String method = (write ? "set" : "get") + (told.isStatic ? "Static" : "");
    return bind(told, method, type(told.isStatic, write)).asType(found.type());
  }

  private static Field field(MethodHandleInfo info) {
    Class<?> type =
        info.getMethodType().parameterCount() > 0
            ? info.getMethodType().parameterType(0)
            : info.getMethodType().returnType();
    for (Field field : info.getDeclaringClass().getDeclaredFields()) {
      if (field.getName().equals(info.getName()) && field.getType() == type) {
        return field;
      }
    }
    throw new IllegalStateException("the field " + info.getName() + " has gone");
  }

  private static MethodHandle bind(FieldHandle handle, String method, MethodType type) {
    try {
      return Members.trusted().findVirtual(FieldHandle.class, method, type).bindTo(handle);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  Object get(Object owner) throws Throwable {
    before(owner);
    Object value = (Object) handle.invokeExact(owner);
    VarHandles.after();
    return value;
  }

  Object getStatic() throws Throwable {
    before(null);
    Object value = (Object) handle.invokeExact();
    VarHandles.after();
    return value;
  }

  void set(Object owner, Object value) throws Throwable {
    before(owner);
    handle.invokeExact(owner, value);
    VarHandles.after();
  }

  void setStatic(Object value) throws Throwable {
    before(null);
    handle.invokeExact(value);
    VarHandles.after();
  }

  private void before(Object owner) {
    if (Control.on() && (isStatic || field.getDeclaringClass().isInstance(owner))) {
      if (isStatic) {
        StaticState.use(field.getDeclaringClass());
      }
      arrive(Control.execution(), this, owner);
    }
  }

  @Enters
  private static void arrive(Execution execution, FieldHandle handle, Object owner) {
    Field field = handle.field;
    int site = Sites.here;
    if (handle.write && Modifier.isFinal(field.getModifiers())) {
      Finals.write(execution, field.getDeclaringClass(), field.getName(), site);
    }
    VarHandles.reach(
        execution,
        handle.isStatic ? UNSAFE.staticFieldBase(field) : owner,
        handle.isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field),
        field.getType(),
        handle.mode,
        site);
  }
}
