package dev.jacquard.runtime.limit;

import dev.jacquard.runtime.name.ProgramFrames;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What the program does outside of the JVM, in any run.
 *
 * <p>What is only looked at is the same in every run, and what is only changed is never seen. Both
 * together make a channel, from thread to thread and from run to run, which no exploration sees. To
 * talk to the outside (a process, a socket, native code) is always one.
 */
public final class Outside {
  private final Set<String> looks = new LinkedHashSet<>();
  private final Set<String> changes = new LinkedHashSet<>();
  private final Set<String> talks = new LinkedHashSet<>();
  private boolean talked;

  Outside() {}

  /** Something outside is looked at. */
  public void looks(String what) {
    note(looks, what);
  }

  /** Something outside is changed. */
  public void changes(String what) {
    note(changes, what);
  }

  /** A process, a socket or native code is asked, told or waited for. */
  public void talks(String what) {
    talked = true;
    note(talks, what);
  }

  /** A run begins. */
  void begin() {
    talked = false;
  }

  /** Whether this run has talked to the outside, or waited for it. */
  boolean hasTalked() {
    return talked;
  }

  /** Something that later runs will find is left behind in the JVM. */
  public void leaves(String what) {
    if (!isByItself(new Throwable().getStackTrace())) {
      note(talks, what);
    }
  }

  /** A class is loaded by a loader that is not below the program's. */
  public void loads(String className) {
    talks.add("the class " + className + ", which a loader apart from the program's has loaded");
  }

  /** Whether the JDK does so when it is first asked for a logger. */
  private static boolean isByItself(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      if (frame.getMethodName().equals("ensureLogManagerInitialized")) {
        return true;
      }
    }
    return false;
  }

  private static void note(Set<String> set, String what) {
    ProgramFrames.cause(new Throwable().getStackTrace())
        .ifPresent(frame -> set.add(what + " at " + ProgramFrames.describe(frame)));
  }

  /** What was seen before, in runs that were only a warm-up, counts as well. */
  void addAll(Outside earlier) {
    looks.addAll(earlier.looks);
    changes.addAll(earlier.changes);
    talks.addAll(earlier.talks);
  }

  /** Grows with what is known. */
  long knowledge() {
    return looks.size() + changes.size() + talks.size();
  }

  /** What the verdict has to name. */
  Set<String> limits() {
    Set<String> limits = new LinkedHashSet<>(talks);
    if (!looks.isEmpty()) {
      String look = looks.iterator().next();
      for (String change : changes) {
        limits.add(change + ", which other threads and later runs may see by " + look);
      }
    }
    return limits;
  }
}
