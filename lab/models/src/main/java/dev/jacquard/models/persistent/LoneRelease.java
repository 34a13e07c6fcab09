package dev.jacquard.models.persistent;

import dev.jacquard.explore.path.BacktrackRule;
import dev.jacquard.explore.path.Frame;
import dev.jacquard.explore.path.Path;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;

/**
 * A static persistent set: a release alone, if some enabled thread is about to release a lock or an
 * exhausted semaphore and every other thread must acquire it before it can do anything else with
 * it; otherwise all enabled threads.
 *
 * <p>As long as the release is not executed nobody else can touch the location, so everything that
 * the others do is independent of it.
 */
record LoneRelease(Foresight foresight) implements BacktrackRule {
  @Override
  public void enter(Path path, int step) {
    Frame frame = path.frame(step);
    for (int t = 0; t < path.trace().threads(); t++) {
      if (frame.enabled(t) && isLone(path.trace(), step, t)) {
        frame.add(t);
        return;
      }
    }
    frame.addAll(frame.awake());
  }

  @Override
  public void analyse(Path path) {}

  private boolean isLone(Trace trace, int step, int thread) {
    int row = trace.pendingAt(step, thread);
    boolean releases = trace.kind(row) == Kind.RELEASE || trace.kind(row) == Kind.UNLOCK;
    if (!releases || (trace.kind(row) == Kind.RELEASE && !isExhausted(trace, step, row))) {
      return false;
    }
    for (int other = 0; other < trace.threads(); other++) {
      int pending = trace.pendingAt(step, other);
      int site = pending < 0 ? -1 : trace.site(pending);
      if (other != thread && !foresight.acquiresFirst(other, site, trace.location(row))) {
        return false;
      }
    }
    return true;
  }

  /** Whether no permit is left before a step; if nobody has touched the semaphore, not known. */
  private static boolean isExhausted(Trace trace, int step, int row) {
    for (int e = step - 1; e >= 0; e--) {
      if (trace.location(e) == trace.location(row)) {
        return trace.after(e) == 0;
      }
    }
    return false;
  }
}
