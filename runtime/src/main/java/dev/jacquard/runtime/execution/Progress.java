package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayList;
import java.util.List;

/**
 * How far the run at work has come, as a thread sees it that is not under control. Nothing here is
 * synchronised: an answer may be a little old.
 */
public final class Progress {
  private final ThreadTable threads;
  private final Director director;
  private final Objects objects;
  private Thread conductor;

  Progress(ThreadTable threads, Director director, Objects objects) {
    this.threads = threads;
    this.director = director;
    this.objects = objects;
  }

  /** A thread leads a run; null if the run is over. */
  void conductor(Thread thread) {
    conductor = thread;
  }

  /** Whether a thread is one of the program's or the one that leads this run. */
  boolean isOwnThread(Thread thread) {
    LogicalThread now = threads.current();
    return thread == conductor || (now != null && now.identity() == thread);
  }

  /** Whether the program is at work. */
  public boolean isRunning() {
    return conductor != null;
  }

  /** A number that changes with each step and each run. */
  public long step() {
    return (long) objects.run() << Integer.SIZE | director.steps();
  }

  /** The name of the thread at work. */
  public String thread() {
    LogicalThread thread = threads.current();
    return thread == null ? "nobody" : thread.thread().getName();
  }

  /** Where the thread at work was when it last told, as the end of a sentence. */
  public String place() {
    return ", with " + thread() + " at work behind " + Sites.get(Sites.here).describe();
  }

  /** Where the other threads are, a sentence for each. */
  public List<String> others() {
    List<String> sentences = new ArrayList<>();
    LogicalThread present = threads.current();
    for (LogicalThread thread : threads.all()) {
      if (thread != null && thread != present) {
        sentences.add("the thread '" + thread.thread().getName() + "' " + position(thread));
      }
    }
    return sentences;
  }

  private String position(LogicalThread thread) {
    if (thread.hasEnded()) {
      return "has ended";
    }
    if (thread.isNewborn()) {
      return "has been started";
    }
    int site = director.pending().site(thread.number());
    return "waits for its turn at " + Sites.get(site).describe();
  }

  /** What the thread at work is doing. */
  public StackTraceElement[] stack() {
    LogicalThread thread = threads.current();
    Thread carrying =
        thread != null && thread.carried instanceof Thread worker ? worker : conductor;
    return carrying == null ? new StackTraceElement[0] : carrying.getStackTrace();
  }
}
