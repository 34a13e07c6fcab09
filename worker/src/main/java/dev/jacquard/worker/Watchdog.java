package dev.jacquard.worker;

import dev.jacquard.runtime.carrier.Debugging;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Progress;
import dev.jacquard.runtime.thread.LogicalThread;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Notices a run that makes no step for too long: an endless loop without visible operations, or a
 * call that blocks and is not under control. Such a thread can't be stopped; the JVM has to end.
 */
public final class Watchdog {
  private static final int LOOKS = 10;

  private final Duration patience;
  private final Consumer<String> bark;

  /** Calls {@code bark} with a sentence when nothing happens for so long. */
  public Watchdog(Duration patience, Consumer<String> bark) {
    this.patience = patience;
    this.bark = bark;
  }

  /**
   * Watches until the JVM ends; not where a debugger may stop the program for as long as it likes.
   */
  public void start() {
    if (Debugging.isPossible()) {
      return;
    }
    Thread thread = new Thread(this::watch, "jacquard-watchdog");
    thread.setDaemon(true);
    thread.start();
  }

  private void watch() {
    long seen = -1;
    int still = 0;
    while (true) {
      try {
        Thread.sleep(patience.toMillis() / LOOKS);
      } catch (InterruptedException e) {
        return;
      }
      Execution execution = Control.execution();
      boolean running = execution != null && execution.progress().isRunning();
      long step = running ? execution.progress().step() : -1;
      still = step == seen && step >= 0 ? still + 1 : 0;
      seen = step;
      if (still >= LOOKS) {
        bark.accept(sentence(execution.progress()));
        return;
      }
    }
  }

  private String sentence(Progress run) {
    StringBuilder text =
        new StringBuilder("no visible step for ")
            .append(patience.toSeconds())
            .append(" s: ")
            .append(run.thread())
            .append(" computes without end, or waits where Jacquard has no control");
    StackTraceElement[] frames = run.stack();
    for (StackTraceElement frame : frames) {
      text.append(System.lineSeparator()).append("    at ").append(frame);
      if (frame.getClassName().equals(LogicalThread.class.getName())) {
        break;
      }
    }
    return text.toString();
  }
}
