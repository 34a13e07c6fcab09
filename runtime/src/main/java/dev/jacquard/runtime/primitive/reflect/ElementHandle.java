package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** A handle that reads or writes elements of arrays. */
@Tells("an access is a step on the one place that it touches")
final class ElementHandle {
  private static final MethodType GET =
      MethodType.methodType(Object.class, Object.class, int.class);
  private static final MethodType SET =
      MethodType.methodType(void.class, Object.class, int.class, Object.class);

  private final MethodHandle handle;

  private ElementHandle(MethodHandle handle) {
    this.handle = handle;
  }

  /** A handle that tells of its access, for one that the JDK has made. */
  static MethodHandle of(MethodHandle made) {
    boolean write = made.type().returnType() == void.class;
    MethodType type = write ? SET : GET;
    try {
      return Members.trusted()
          .findVirtual(ElementHandle.class, write ? "set" : "get", type)
          .bindTo(new ElementHandle(made.asType(type)))
          .asType(made.type());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  Object get(Object array, int index) throws Throwable {
    ReflectiveArrays.before(array, index, false);
    Object value = (Object) handle.invokeExact(array, index);
    VarHandles.after();
    return value;
  }

  void set(Object array, int index, Object value) throws Throwable {
    ReflectiveArrays.before(array, index, true);
    handle.invokeExact(array, index, value);
    VarHandles.after();
  }
}
