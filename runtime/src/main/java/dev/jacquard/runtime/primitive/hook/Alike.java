package dev.jacquard.runtime.primitive.hook;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.symmetry.ThreadSymmetry;

/** What program code does that may tell threads apart that look alike. */
@Tells("it only watches for what tells threads apart")
public final class Alike {
  private Alike() {}

  /** Whether a controlled thread asks, in a run that has such threads. */
  private static boolean matters() {
    return ThreadSymmetry.areAboutNow() && Control.on();
  }

  /** A reference is about to be stored in an object; null for a static field. */
  public static void handOut(Object receiver, Object value, int site) {
    if (matters()) {
      handOut(Control.execution(), receiver, value, site);
    }
  }

  @Enters
  private static void handOut(Execution execution, Object receiver, Object value, int site) {
    execution.symmetry().guard().handOut(receiver, value, site);
  }

  /** Two references are about to be compared. */
  public static void compare(Object one, Object other, int site) {
    if (one != null && other != null && matters()) {
      compare(Control.execution(), one, other, site);
    }
  }

  @Enters
  private static void compare(Execution execution, Object one, Object other, int site) {
    execution.symmetry().guard().compare(one, other, site);
  }

  /** The current thread takes a hash that depends on the order in which objects were made. */
  public static void hash(Tracked object) {
    if (matters()) {
      hash(Control.execution(), object);
    } else if (Control.on() && Control.execution().localStates().areKept()) {
      keepHash(Control.execution(), object);
    }
  }

  @Enters
  private static void hash(Execution execution, Tracked object) {
    execution.symmetry().guard().hash(object, Sites.here);
  }

  @Enters
  private static void keepHash(Execution execution, Tracked object) {
    execution.localStates().hash(object);
  }

  /** The current thread learns something that depends on which thread it is. */
  public static void name(String what) {
    if (matters()) {
      name(Control.execution(), what);
    }
  }

  @Enters
  private static void name(Execution execution, String what) {
    execution.symmetry().guard().name(what, Sites.here);
  }

  /** The current thread changes what a thread can be asked for. */
  public static void changesThread(Thread thread) {
    if (matters()) {
      changesThread(Control.execution(), thread);
    }
  }

  @Enters
  private static void changesThread(Execution execution, Thread thread) {
    execution.symmetry().guard().change(thread, Sites.here);
  }

  /** The current thread asks for a text about a thread. */
  public static void showsThread() {
    name("asked for a text about a thread");
  }

  public static void askName(Thread thread) {
    if (matters()) {
      askName(Control.execution(), thread);
    }
  }

  @Enters
  private static void askName(Execution execution, Thread thread) {
    execution.symmetry().guard().askName(thread, Sites.here);
  }

  public static void looksAtClock(long time) {
    if (matters()) {
      looksAtClock(Control.execution(), time);
    }
  }

  @Enters
  private static void looksAtClock(Execution execution, long time) {
    execution.symmetry().looksAtClock(time);
  }

  /** The current thread gets a result that another one has left in an object. */
  public static void receive(Object from, Object result) {
    if (matters()) {
      receive(Control.execution(), from, result);
    }
  }

  @Enters
  private static void receive(Execution execution, Object from, Object result) {
    execution.symmetry().receive(from, result, Sites.here);
  }

  /** A call follows of code that no hook watches: it may look at anything. */
  public static void looksAnywhere() {
    if (matters()) {
      looksAnywhere(Control.execution());
    }
  }

  @Enters
  private static void looksAnywhere(Execution execution) {
    execution.symmetry().looksAnywhere(Sites.here);
  }
}
