package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.memory.Intervals;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.Collection;
import java.util.Map;
import jdk.internal.vm.annotation.DontInline;

/**
 * The plain state of objects of the JDK: their fields, and the elements of arrays in them. An
 * object is one location with all of it, so that a race is reported as one on the object.
 *
 * <p>The JDK's code comes here at every access, most often to an object that it has just been at.
 * So the last objects that the running thread has read and written since its last step are kept,
 * and to find one of them there is all that the access costs.
 */
@Tells("an access is a step, and what the object holds is a number for all steps that changed it")
public final class ObjectState {
  private ObjectState() {}

  /** A method of the JDK looks at the state of an object. */
  public static void read(Object object) {
    if (Control.on() && !Intervals.wasReadLast(object)) {
      noteRead(object);
    }
  }

  /** A method of the JDK changes the state of an object. */
  public static void write(Object object) {
    if (Control.on() && !Intervals.wasWrittenLast(object)) {
      noteWrite(object);
    }
  }

  /** A method of a class that locks something itself looks at a part of an object. */
  public static void read(Object object, int part) {
    if (Control.on() && !Intervals.wasOwnLast(object)) {
      notePart(object, part, false);
    }
  }

  /** A method of a class that locks something itself changes a part of an object. */
  public static void write(Object object, int part) {
    if (Control.on() && !Intervals.wasOwnLast(object)) {
      notePart(object, part, true);
    }
  }

  /** It looks again at an object at which it has just looked. */
  public static void readAgain(Object object) {
    if (Intervals.areOfOneAccess() && Control.on()) {
      noteRead(object);
    }
  }

  /** It changes an object again that it has just changed. */
  public static void writeAgain(Object object) {
    if (Intervals.areOfOneAccess() && Control.on()) {
      noteWrite(object);
    }
  }

  /** It looks again at a part of an object at which it has just looked. */
  public static void readAgain(Object object, int part) {
    if (Intervals.areOfOneAccess() && Control.on()) {
      notePart(object, part, false);
    }
  }

  /** It changes a part of an object again that it has just changed. */
  public static void writeAgain(Object object, int part) {
    if (Intervals.areOfOneAccess() && Control.on()) {
      notePart(object, part, true);
    }
  }

  @DontInline
  private static void notePart(Object object, int part, boolean write) {
    if (object != null
        && !Intervals.isOwn(object)
        && access(Control.execution(), object, part, write)) {
      Intervals.noteOwn(object);
    }
  }

  /** Notes an access; the answer is whether the object belongs to the current thread alone. */
  @Enters
  private static boolean access(Execution execution, Object object, int part, boolean write) {
    if (!execution.isOurs(object)) {
      Effects.count++; // what happens to it is not noted
      return false;
    }
    if (execution.accesses().isLeftOut(object)) {
      return false;
    }
    int site = Sites.here;
    if (write) {
      execution.accesses().changes(object);
    }
    if (execution.accesses().explores()) {
      if (execution.accesses().isStep(object)) {
        execution.arrive(
            write ? Kind.WRITE : Kind.READ, execution.places().part(object, part), 0, site);
        execution.record(0, 0, 0);
      } else if (write) {
        execution.current().makings().deed();
      }
      return false;
    }
    if (execution.recorder().isAtWork()
        && execution.accesses().isTold(object, execution.places().part(object, part))) {
      execution.recorder().content(object, write, site);
    }
    if (execution.accesses().isHarmless(object)) {
      return !execution.recorder().isAtWork();
    }
    execution.accesses().plain(execution.places().part(object, part), write, site);
    return false;
  }

  /** A method of a collection changes it; whoever calls it may not count that as an effect. */
  public static void change(Object collection) {
    if (Control.on()) {
      Effects.count++;
      if (!Intervals.wasWrittenLast(collection)) {
        noteWrite(collection);
      }
    }
  }

  /**
   * The JDK keeps an object in a static field. If it has made it itself, it is its own business.
   */
  public static void keep(Object object) {
    if (object != null && Control.on()) {
      keep(Control.execution(), object);
    }
  }

  @DontInline
  @Enters
  private static void keep(Execution execution, Object object) {
    execution.accesses().keep(object);
  }

  @DontInline
  private static void noteRead(Object object) {
    if (object != null
        && !Intervals.hasRead(object)
        && access(Control.execution(), object, false)) {
      Intervals.noteRead(object);
    }
  }

  @DontInline
  private static void noteWrite(Object object) {
    if (object != null
        && !Intervals.hasWritten(object)
        && access(Control.execution(), object, true)) {
      Intervals.noteWritten(object);
    }
  }

  /** Notes an access; the answer is whether that will do until the thread takes a step. */
  @Enters
  private static boolean access(Execution execution, Object object, boolean write) {
    if (!execution.isOurs(object)) {
      Effects.count++; // what happens to it is not noted
      return false;
    }
    if (execution.accesses().isLeftOut(object)) {
      return false;
    }
    int site = Sites.here;
    if (write) {
      execution.accesses().changes(object);
    }
    boolean lookalikes =
        execution.symmetry().areAbout() && (object instanceof Collection || object instanceof Map);
    if (lookalikes) {
      execution.symmetry().content(execution.places().content(object), write, site);
    }
    if (execution.accesses().explores()) {
      if (execution.accesses().isStep(object)) {
        execution.arrive(
            write ? Kind.WRITE : Kind.READ, execution.places().content(object), 0, site);
        execution.record(0, 0, 0);
      } else if (write) {
        execution.current().makings().deed();
      }
      return false;
    }
    boolean recorded = execution.recorder().isAtWork();
    if (recorded && execution.accesses().isTold(object, execution.places().content(object))) {
      execution.recorder().content(object, write, site);
    }
    if (!execution.accesses().isHarmless(object)) {
      execution.accesses().content(execution.places().content(object), write, site);
    }
    return !lookalikes && !recorded && execution.accesses().needsOnce();
  }
}
