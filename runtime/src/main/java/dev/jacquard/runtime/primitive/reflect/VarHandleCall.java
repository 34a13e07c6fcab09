package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.access.WeakAccesses;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Spuriousness;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** A method handle that calls an access mode of a {@link VarHandle}. */
@Tells("an access is a step on the one place that it touches")
final class VarHandleCall {
  private static final MethodType CALL = MethodType.methodType(Object.class, Object[].class);

  /** Takes all arguments in an array. */
  private final MethodHandle handle;

  /** Null if it is the first argument. */
  private final VarHandle bound;

  private final AccessMode mode;

  private VarHandleCall(MethodHandle handle, VarHandle bound, AccessMode mode) {
    this.handle = handle;
    this.bound = bound;
    this.mode = mode;
  }

  /** A handle that tells of its access, for one that the JDK has made. */
  static MethodHandle of(MethodHandle made, VarHandle bound, AccessMode mode) {
    int count = made.type().parameterCount();
    VarHandleCall call =
        new VarHandleCall(made.asSpreader(Object[].class, count).asType(CALL), bound, mode);
    try {
      return Members.trusted()
          .findVirtual(VarHandleCall.class, "call", CALL)
          .bindTo(call)
          .asCollector(Object[].class, count)
          .asType(made.type());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  Object call(Object[] arguments) throws Throwable {
    if (!Control.on()) {
      return (Object) handle.invokeExact(arguments);
    }
    before(arguments);
    Object result = (Object) handle.invokeExact(arguments);
    VarHandles.after();
    return result;
  }

  private void before(Object[] arguments) {
    VarHandle target = bound != null ? bound : (VarHandle) arguments[0];
    if (target == null) {
      return; // the call itself will throw
    }
    int first = bound != null ? 0 : 1;
    int coordinates = coordinates(Control.execution(), target);
    if (isWeak(mode)) {
      WeakAccesses.note(Sites.here);
    }
    if (mode.methodName().startsWith("weakCompareAndSet")) {
      Spuriousness.refersToAttempt(Sites.here);
    }
    if (arguments.length - first - coordinates == 2) {
      VarHandles.expect(target.varType(), arguments[first + coordinates]);
    }
    Object owner = coordinates > 0 ? arguments[first] : null;
    int index = coordinates > 1 && arguments[first + 1] instanceof Integer element ? element : 0;
    VarHandles.before(target, owner, index, mode.ordinal(), Sites.here);
  }

  @Enters
  private static int coordinates(Execution execution, VarHandle handle) {
    return handle.coordinateTypes().size();
  }

  private static boolean isWeak(AccessMode mode) {
    String name = mode.methodName();
    return name.endsWith("Acquire")
        || name.endsWith("Release")
        || name.endsWith("Opaque")
        || name.endsWith("Plain");
  }
}
