package dev.jacquard.worker.watch;

import dev.jacquard.runtime.carrier.Debugging;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Progress;
import dev.jacquard.runtime.primitive.world.BlockingCalls;
import dev.jacquard.runtime.thread.LogicalThread;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Notices a run that makes no step for too long: an endless loop without visible operations, or a
 * call that blocks and is not under control; and a {@link Stage} that takes longer than it may.
 * Such a thread can't be stopped; the JVM has to end.
 */
public final class Watchdog {
  private static final int LOOKS = 10;
  private static final long LONGEST_SLEEP = 100;

  private final Duration patience;
  private final Consumer<Alarm> bark;

  /** Calls {@code bark} when nothing happens for so long, or when a stage is not over in time. */
  public Watchdog(Duration patience, Consumer<Alarm> bark) {
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
    BlockingCalls.patience(patience.toMillis());
    Sign.patience(patience);
    Thread thread = new Thread(this::watch, "jacquard-watchdog");
    thread.setDaemon(true);
    thread.start();
  }

  /** Looks are counted, not time: a machine that slept has not let the program run either. */
  private void watch() {
    long sleep = Math.max(1, Math.min(LONGEST_SLEEP, patience.toMillis() / LOOKS));
    long looks = Math.max(LOOKS, patience.toMillis() / sleep);
    long seen = -1;
    Execution watched = null;
    long still = 0;
    while (true) {
      try {
        Thread.sleep(sleep);
      } catch (InterruptedException e) {
        return;
      }
      Optional<Stage> stage = Stage.present();
      long step = step();
      Execution present = Control.execution();
      still = step == seen && step >= 0 && present == watched ? still + 1 : 0;
      seen = step;
      watched = present;
      if (still >= looks && Stage.take(stage)) {
        bark.accept(new Alarm(Alarm.Cause.NO_STEP, noStep()));
        return;
      }
      if (stage.isPresent() && stage.get().left().isNegative() && Stage.take(stage)) {
        bark.accept(new Alarm(Alarm.Cause.NO_TIME, noTime(stage.get())));
        return;
      }
    }
  }

  /** A number that changes with each step and each run, or -1 if no program is run. */
  private static long step() {
    Execution execution = Control.execution();
    return execution != null && execution.progress().isRunning() ? execution.progress().step() : -1;
  }

  private String noStep() {
    Progress run = Control.execution().progress();
    return "no visible step for "
        + patience.toSeconds()
        + " s: "
        + run.thread()
        + " computes without end, or waits where Jacquard has no control"
        + positions(run);
  }

  private static String noTime(Stage stage) {
    Execution execution = Control.execution();
    boolean running = execution != null && execution.progress().isRunning();
    return "the time was over before "
        + stage.words()
        + " came to its end"
        + (running
            ? ": "
                + execution.progress().thread()
                + " was at work"
                + positions(execution.progress())
            : "");
  }

  /** Where all threads are, the one at work first. */
  private static String positions(Progress run) {
    StringBuilder text = new StringBuilder();
    for (StackTraceElement frame : run.stack()) {
      text.append(System.lineSeparator()).append("    at ").append(frame);
      if (frame.getClassName().equals(LogicalThread.class.getName())) {
        break;
      }
    }
    for (String other : run.others()) {
      text.append(System.lineSeparator()).append("    ").append(other);
    }
    return text.toString();
  }
}
