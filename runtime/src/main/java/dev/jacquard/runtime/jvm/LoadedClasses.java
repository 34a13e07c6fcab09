package dev.jacquard.runtime.jvm;

import java.util.Set;
import jdk.internal.misc.Unsafe;

/**
 * The classes that the VM has loaded, compared with those that were rewritten.
 *
 * <p>The VM shows no class to an agent that is loaded while the agent is at work on the same
 * thread. So classes slip through when the agent itself is the first to need them, and nothing
 * would tell: somebody has to compare. In a JDK that was rewritten beforehand, none can slip
 * through.
 */
public final class LoadedClasses {
  /** Who knows which classes were rewritten. */
  public interface Comparison {
    /** Rewrites those that slipped through; whether there were any. */
    boolean catchUp();

    /** The names of those that slipped through and can't be rewritten any more. */
    Set<String> lost();
  }

  private static Comparison comparison;

  private LoadedClasses() {}

  /** Has classes compared from now on. */
  public static void install(Comparison installed) {
    comparison = installed;
  }

  /**
   * Rewrites the classes that slipped through, between two runs. What a run did before is not what
   * the next one will do, if there were any.
   */
  public static boolean catchUp() {
    return comparison != null && comparison.catchUp();
  }

  /** The names of classes that slipped through for good. */
  public static Set<String> lost() {
    return comparison == null ? Set.of() : comparison.lost();
  }

  /** Whether the initialiser of a class has not run yet. */
  public static boolean isFresh(Class<?> type) {
    return Unsafe.getUnsafe().shouldBeInitialized(type);
  }
}
