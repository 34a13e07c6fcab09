package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** The end of the whole JVM and its size, by way of {@link Runtime}. */
@Replaces(Runtime.class)
public final class Runtimes {
  /** How many processors a program sees, on every machine. */
  private static final int PROCESSORS = 4;

  private static final RunState.Key<Set<Thread>> SHUTDOWN_HOOKS =
      new RunState.Key<>(() -> Collections.newSetFromMap(new IdentityHashMap<>()));

  private Runtimes() {}

  /** A hook would run after all runs, so it is only remembered. */
  public static void addShutdownHook(Runtime runtime, Thread hook) {
    if (!Control.onControlledThread()) {
      runtime.addShutdownHook(hook);
      return;
    }
    OutsideWorld.leaves("a shutdown hook, which is never run,");
    if (!add(Control.execution(), hook)) {
      throw new IllegalArgumentException("Hook previously registered");
    }
  }

  @Enters
  private static boolean add(Execution execution, Thread hook) {
    return execution.runState().get(SHUTDOWN_HOOKS).add(hook);
  }

  public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    return Control.onControlledThread()
        ? remove(Control.execution(), hook)
        : runtime.removeShutdownHook(hook);
  }

  @Enters
  private static boolean remove(Execution execution, Thread hook) {
    return execution.runState().get(SHUTDOWN_HOOKS).remove(hook);
  }

  public static int availableProcessors(Runtime runtime) {
    return Control.onControlledThread() ? PROCESSORS : runtime.availableProcessors();
  }

  public static void exit(Runtime runtime, int status) {
    Exits.refuse("Runtime.exit", status);
    runtime.exit(status);
  }

  public static void halt(Runtime runtime, int status) {
    Exits.refuse("Runtime.halt", status);
    runtime.halt(status);
  }
}
