package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/**
 * What reaches outside of the JVM: files, sockets, processes, native code. Methods of the JDK that
 * do such a thing begin by telling so; if a parameter decides what is done, they tell that too.
 */
@Tells("it only names what is not under control")
public final class OutsideWorld {
  /** The mode in which a random access file is only read. */
  private static final int READ_ONLY = 1;

  private OutsideWorld() {}

  /** Something outside is looked at. */
  public static void looks(String what) {
    if (Control.onControlledThread()) {
      looks(Control.execution(), what);
    }
  }

  @Enters
  private static void looks(Execution execution, String what) {
    execution.limits().outside().looks(what);
  }

  /** Something outside is changed, and the program can't see how it was before. */
  public static void changes(String what) {
    if (Control.onControlledThread()) {
      changes(Control.execution(), what);
    }
  }

  @Enters
  private static void changes(Execution execution, String what) {
    execution.limits().outside().changes(what);
  }

  /** Something outside is changed, if it was so that it could be changed. */
  public static void looksAndChanges(String what) {
    looks(what);
    changes(what);
  }

  /** Somebody outside is asked, told or waited for. */
  public static void talks(String what) {
    if (Control.onControlledThread()) {
      talks(Control.execution(), what);
    }
  }

  @Enters
  private static void talks(Execution execution, String what) {
    execution.limits().outside().talks(what);
  }

  /** A setting of the whole JVM is changed; it is put back after the run. */
  public static void changesJvm(String what) {
    if (Control.onControlledThread()) {
      changesJvm(Control.execution(), what);
    }
  }

  @Enters
  private static void changesJvm(Execution execution, String what) {
    execution.limits().changesJvm(what);
  }

  /** The program gets something by which it can change such a setting. */
  public static void mayChangeJvm(String what) {
    if (Control.onControlledThread()) {
      mayChangeJvm(Control.execution());
    }
  }

  @Enters
  private static void mayChangeJvm(Execution execution) {
    execution.limits().mayChangeJvm();
  }

  /** A logger is changed; it is put back after the run. */
  public static void changesLogger(String what, Object logger) {
    if (Control.on()) {
      changesLogger(Control.execution(), what, logger);
    }
  }

  @Enters
  private static void changesLogger(Execution execution, String what, Object logger) {
    execution.limits().changesLogger(what, logger);
  }

  /** A part of a memory segment is accessed. */
  public static void sharesMemory(
      String what, Object segment, long offset, long length, boolean readOnly) {
    if (Control.on()) {
      sharesMemory(Control.execution(), what, segment, offset, length, !readOnly);
    }
  }

  @Enters
  private static void sharesMemory(
      Execution execution, String what, Object segment, long offset, long length, boolean write) {
    MemorySegments.access(execution, what, segment, offset, length, write);
  }

  /** Something that later runs will find is left behind in the JVM. */
  public static void leaves(String what) {
    if (Control.onControlledThread()) {
      leaves(Control.execution(), what);
    }
  }

  @Enters
  private static void leaves(Execution execution, String what) {
    execution.limits().outside().leaves(what);
  }

  /** A channel to a file is opened. */
  public static void opens(String what, Set<?> options) {
    boolean reads = options.isEmpty() || options.contains(StandardOpenOption.READ);
    boolean exclusively = options.contains(StandardOpenOption.CREATE_NEW);
    boolean writes =
        exclusively
            || options.contains(StandardOpenOption.WRITE)
            || options.contains(StandardOpenOption.APPEND);
    if (reads || exclusively) {
      looks(what);
    }
    if (writes) {
      changes(what);
    }
  }

  /** A random access file is opened. */
  public static void opens(String what, int mode) {
    looks(what);
    if ((mode & READ_ONLY) == 0) {
      changes(what);
    }
  }

  /** A native library is loaded for a class; what the JDK loads for itself is its own business. */
  public static void loads(String what, Class<?> owner) {
    ClassLoader loader = owner.getClassLoader();
    if (loader != null && loader != ClassLoader.getPlatformClassLoader()) {
      talks(what);
    }
  }
}
