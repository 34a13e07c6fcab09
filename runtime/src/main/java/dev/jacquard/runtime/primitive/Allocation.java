package dev.jacquard.runtime.primitive;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.name.LastingObjects;
import dev.jacquard.runtime.primitive.pool.ModelledPools;
import java.util.concurrent.ThreadPoolExecutor;
import jdk.internal.vm.annotation.DontInline;

/** Objects get their names when they are made. */
public final class Allocation {
  private Allocation() {}

  /** A method of the JDK has made an object for another one; it matters if that one does. */
  public static void madeFor(Object object, Object owner) {
    if (Control.onControlledThread() && object != null) {
      try {
        Control.enter().places().madeFor(object, owner);
      } finally {
        Control.leave();
      }
    }
  }

  /** The JDK has made an object where nothing tells for whom. */
  @DontInline
  public static void madeInJdk(Object object) {
    if (Control.onControlledThread() && object != null) {
      try {
        Control.enter().places().made(object);
        if (object instanceof ThreadPoolExecutor executor) {
          ModelledPools.made(executor);
        }
      } finally {
        Control.leave();
      }
    }
  }

  /** Code of the program has made an object. */
  public static void made(Object object) {
    if (Control.onControlledThread()) {
      madeInJdk(object);
    } else if (object != null && Control.isIdle()) {
      LastingObjects.add(object);
    }
  }
}
