package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.jvm.InstanceFields.InstanceField;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.concurrent.Semaphore;

/**
 * Accesses to fields of the program by serialisation, which reads and writes them through the JDK's
 * Unsafe. Its code calls {@link #before}, executes the access itself and calls {@link
 * VarHandles#after}. A volatile field counts as one, though Unsafe does not ask.
 */
@Tells("an access is a step on the one place that it touches")
public final class SerialAccess {
  private static final String SHARED = "java.util.concurrent";
  private static final String SEMAPHORE = Semaphore.class.getName() + "$";
  private static final int NUMBER = Depth.number(Semaphore.class);

  private SerialAccess() {}

  /** An access follows; what the other parameters say, the field says too. */
  public static void before(Object base, long offset, int type, int mode, int site) {
    if (base != null && Control.on()) {
      before(Control.execution(), base, offset, mode == AccessMode.SET.ordinal());
    }
  }

  @Enters
  private static void before(Execution execution, Object base, long offset, boolean write) {
    InstanceField field = InstanceFields.at(base.getClass(), offset);
    if (field != null) {
      AccessMode mode = ReflectiveAccess.mode(field.isVolatile(), write);
      VarHandles.reach(execution, base, offset, field.type(), mode, Sites.here);
    } else if (!write && isShared(base) && execution.isOurs(base)) {
      readShared(execution, base, offset);
    }
  }

  /** Whether the state of an object of the JDK is what threads share by it. */
  private static boolean isShared(Object base) {
    return base.getClass().getPackageName().startsWith(SHARED);
  }

  /** Permits are counted elsewhere while their semaphore has a model. */
  private static void readShared(Execution execution, Object base, long offset) {
    if (base.getClass().getName().startsWith(SEMAPHORE) && !Depth.isDeep(NUMBER)) {
      execution.goDeep(Semaphore.class);
    }
    InstanceField field = InstanceFields.volatileAt(base.getClass(), offset);
    if (field != null) {
      AccessMode mode = AccessMode.GET_VOLATILE;
      VarHandles.reach(execution, base, offset, field.type(), mode, Sites.here);
    }
  }
}
