package dev.jacquard;

import java.io.Serializable;

/**
 * What {@link Jacquard#check} runs in every interleaving of the threads that it starts: a lambda or
 * a method reference.
 *
 * <p>It is run in another JVM, so what it takes from outside must be {@link Serializable}, and is a
 * copy there. A body that makes what it needs takes nothing along.
 */
@FunctionalInterface
public interface Body extends Serializable {
  /** One execution. What it throws is a failure. */
  void run() throws Throwable;
}
