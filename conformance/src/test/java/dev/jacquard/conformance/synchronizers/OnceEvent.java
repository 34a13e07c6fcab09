package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** An event that happens once; who waits for the broken one may look just before it happens. */
public class OnceEvent {
  volatile boolean happened;

  void happen() {
    happened = true;
    synchronized (this) {
      notifyAll();
    }
  }

  void await() throws InterruptedException {
    synchronized (this) {
      while (!happened) {
        wait();
      }
    }
  }

  private static final class Broken extends OnceEvent {
    @Override
    void await() throws InterruptedException {
      if (!happened) {
        synchronized (this) {
          wait();
        }
      }
    }
  }

  private static String test(OnceEvent event) throws InterruptedException {
    Run.all(event::happen, Run.unchecked(event::await), Run.unchecked(event::await));
    return "happened";
  }

  @Expect(outcomes = "happened")
  public static String correct() throws Exception {
    return test(new OnceEvent());
  }

  @Expect(failures = "deadlock", outcomes = "happened")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
