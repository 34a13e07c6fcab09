package dev.jacquard.runtime.primitive;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.LastingObjects;
import dev.jacquard.runtime.name.SharedValues;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.pool.ModelledPools;
import dev.jacquard.runtime.setting.Feature;
import java.util.concurrent.ThreadPoolExecutor;
import jdk.internal.vm.annotation.DontInline;

/** Objects get their names when they are made. */
@Tells("objects are named by what their makers have observed")
public final class Allocation {
  private Allocation() {}

  /** A method of the JDK has made an object for another one; it matters if that one does. */
  public static void madeFor(Object object, Object owner) {
    if (Control.onControlledThread() && object != null) {
      madeFor(Control.execution(), object, owner);
    }
  }

  @Enters
  private static void madeFor(Execution execution, Object object, Object owner) {
    execution.places().madeFor(object, owner);
  }

  /** The JDK has made an object where nothing tells for whom. */
  @DontInline
  public static void madeInJdk(Object object) {
    if (Control.onControlledThread() && object != null) {
      madeInJdk(Control.execution(), object);
    }
  }

  @Enters
  private static void madeInJdk(Execution execution, Object object) {
    execution.places().made(object);
    if (object instanceof ThreadPoolExecutor executor) {
      ModelledPools.made(execution, executor);
    }
  }

  /** The constructor of a class of the JDK has begun; its object may be used now. */
  public static void constructed(Object object) {
    if (Control.onControlledThread()) {
      constructed(Control.execution(), object);
    }
  }

  @DontInline
  @Enters
  private static void constructed(Execution execution, Object object) {
    execution.places().constructed(object, Control.sections());
  }

  /** Code of the program has made, or was given, what is a mere value in most programs. */
  public static void valued(Object object) {
    if (Control.onControlledThread() && Control.execution().observes(Feature.VALUES)) {
      valued(Control.execution(), object);
    }
  }

  @DontInline
  @Enters
  private static void valued(Execution execution, Object object) {
    if (!SharedValues.contains(object) && !"".equals(object)) {
      execution.places().made(object);
    }
  }

  /** Code of the program has made a function that has captured values. */
  public static void captured(Object function) {
    if (Control.onControlledThread() && Control.execution().recording().learns()) {
      captured(Control.execution(), function);
    }
  }

  @DontInline
  @Enters
  private static void captured(Execution execution, Object function) {
    execution.places().made(function);
  }

  /**
   * Code of the program has made a {@link StringBuilder}. Most are helpers of one expression, which
   * their constructor names well enough; but a constant of an interface lives on.
   */
  public static void madeText(Object builder) {
    if (!Control.onControlledThread()) {
      made(builder);
    } else if (Control.sections() > 0) {
      madeInJdk(builder);
    }
  }

  /** Code of the program has asked for the one text of its content. */
  public static void interned(String text) {
    if (Control.onControlledThread() && Control.execution().observes(Feature.VALUES)) {
      SharedValues.keep(text);
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
