package dev.jacquard.runtime.loop;

import dev.jacquard.runtime.image.RewrittenJdk;
import java.util.concurrent.atomic.AtomicInteger;

/** Numbers of the loops in rewritten code, from 1. */
public final class LoopNumbers {
  private static final AtomicInteger LAST = new AtomicInteger(RewrittenJdk.loops());

  private LoopNumbers() {}

  /** A number that no loop has yet. */
  public static int next() {
    return LAST.incrementAndGet();
  }

  /** How many loops have a number. */
  public static int count() {
    return LAST.get();
  }
}
