package dev.jacquard.runtime.primitive.hook;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.symmetry.ThreadSymmetry;

/** What program code does that may tell threads apart that look alike. */
public final class Alike {
  private Alike() {}

  /** Whether a controlled thread asks, in a run that has such threads. */
  private static boolean matters() {
    return ThreadSymmetry.areAboutNow() && Control.on();
  }

  /** A reference is about to be stored in an object; null for a static field. */
  public static void handOut(Object receiver, Object value, int site) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().guard().handOut(receiver, value, site);
      } finally {
        Control.leave();
      }
    }
  }

  /** Two references are about to be compared. */
  public static void compare(Object one, Object other, int site) {
    if (one != null && other != null && matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().guard().compare(one, other, site);
      } finally {
        Control.leave();
      }
    }
  }

  /** The current thread takes a hash that depends on the order in which objects were made. */
  public static void hash(Tracked object) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().guard().hash(object, Sites.here);
      } finally {
        Control.leave();
      }
    } else if (Control.on() && Control.execution().localStates().areKept()) {
      Execution execution = Control.enter();
      try {
        execution.localStates().hash(object);
      } finally {
        Control.leave();
      }
    }
  }

  /** The current thread learns something that depends on which thread it is. */
  public static void name(String what) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().guard().name(what, Sites.here);
      } finally {
        Control.leave();
      }
    }
  }

  /** The current thread changes what a thread can be asked for. */
  public static void changesThread(Thread thread) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().guard().change(thread, Sites.here);
      } finally {
        Control.leave();
      }
    }
  }

  /** The current thread asks for a text about a thread. */
  public static void showsThread() {
    name("asked for a text about a thread");
  }

  public static void askName(Thread thread) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().guard().askName(thread, Sites.here);
      } finally {
        Control.leave();
      }
    }
  }

  public static void looksAtClock(long time) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().looksAtClock(time);
      } finally {
        Control.leave();
      }
    }
  }

  /** The current thread gets a result that another one has left in an object. */
  public static void receive(Object from, Object result) {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().receive(from, result, Sites.here);
      } finally {
        Control.leave();
      }
    }
  }

  /** A call follows of code that no hook watches: it may look at anything. */
  public static void looksAnywhere() {
    if (matters()) {
      Execution execution = Control.enter();
      try {
        execution.lookalikes().looksAnywhere(Sites.here);
      } finally {
        Control.leave();
      }
    }
  }
}
