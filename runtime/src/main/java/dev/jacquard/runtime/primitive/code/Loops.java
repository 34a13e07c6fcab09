package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.loop.LoopState;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * Loops. Rewritten code tells, whenever a loop comes round, which of its activations it is and what
 * the local variables are that the loop changes; and it tells of effects that no other hook sees.
 */
@Tells("it looks at what its own thread has done")
public final class Loops {
  /** What was told of the loop that goes round next; nothing else happens in between. */
  private static final LoopState LOCALS = new LoopState();

  /** The last number that was given away; numbers have to differ within a run only. */
  private static int frames;

  private Loops() {}

  /** A method with loops begins; the answer is a number for this activation of it. */
  public static int frame() {
    return Control.on() ? ++frames : 0;
  }

  /** The value of a local variable that the loop changes. */
  public static void local(int value) {
    if (Control.on()) {
      LOCALS.add(value);
    }
  }

  public static void local(long value) {
    if (Control.on()) {
      LOCALS.add(value);
    }
  }

  public static void local(float value) {
    if (Control.on()) {
      LOCALS.add(Float.floatToRawIntBits(value));
    }
  }

  public static void local(double value) {
    if (Control.on()) {
      LOCALS.add(Double.doubleToRawLongBits(value));
    }
  }

  public static void local(Object value) {
    if (Control.on()) {
      LOCALS.add(value);
    }
  }

  /** A loop begins; its variables have been told. */
  public static void enter(int frame, int loop) {
    if (Control.on()) {
      enter(Control.execution(), frame, loop);
    }
  }

  @Enters
  private static void enter(Execution execution, int frame, int loop) {
    begin(execution, frame, loop, true);
    execution.loops().enter(frame, loop, true, LOCALS);
  }

  /** A loop begins that only an exception ends; its variables have been told. */
  public static void enterForever(int frame, int loop) {
    if (Control.on()) {
      enterForever(Control.execution(), frame, loop);
    }
  }

  @Enters
  private static void enterForever(Execution execution, int frame, int loop) {
    begin(execution, frame, loop, false);
    execution.loops().enter(frame, loop, false, LOCALS);
  }

  /** A loop begins that counts in every round; its variables have been told. */
  public static void begin(int frame, int loop) {
    if (Control.on()) {
      begin(Control.execution(), frame, loop);
    }
  }

  @Enters
  private static void begin(Execution execution, int frame, int loop) {
    begin(execution, frame, loop, true);
    LOCALS.clear();
  }

  private static void begin(Execution execution, int frame, int loop, boolean exits) {
    if (execution.recording().heads().isPresent()) {
      execution.loops().tellDeeds(execution.current());
      execution.recording().heads().get().enter(frame, loop, exits);
    }
  }

  /** The loop goes back to its head; its variables have been told. */
  public static void round(int frame, int loop) {
    if (Control.on()) {
      round(Control.execution(), frame, loop);
    }
  }

  @Enters
  private static void round(Execution execution, int frame, int loop) {
    come(execution, frame, loop);
    execution.loops().round(frame, loop, LOCALS, Sites.here);
  }

  /** A loop that counts goes back to its head; its variables have been told. */
  public static void count(int frame, int loop) {
    if (Control.on()) {
      count(Control.execution(), frame, loop);
    }
  }

  @Enters
  private static void count(Execution execution, int frame, int loop) {
    come(execution, frame, loop);
    LOCALS.clear();
  }

  private static void come(Execution execution, int frame, int loop) {
    if (execution.recording().heads().isPresent()) {
      execution.loops().tellDeeds(execution.current());
      execution.recording().heads().get().round(frame, loop, LOCALS, Sites.here);
    }
  }

  /**
   * Something happens that may be noticed later, by this thread or another. In an initialiser it
   * does not count: which thread runs that is a matter of chance.
   */
  public static void effect() {
    if (Control.on()) {
      Effects.count++;
    }
  }
}
