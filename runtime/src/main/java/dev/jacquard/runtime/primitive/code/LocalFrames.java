package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * What rewritten code tells of its frames, if the agent was asked for local states: where it
 * stands, and the values that it will still read.
 */
@Tells("it only keeps account of the frames of a thread")
public final class LocalFrames {
  /** The frame of a method that nobody asks for. */
  private static final int NONE = 0;

  private LocalFrames() {}

  /** A method begins; the answer is its frame. */
  public static int enter() {
    if (!Control.on()) {
      return NONE;
    }
    return enter(Control.execution());
  }

  @Enters
  private static int enter(Execution execution) {
    return execution.localStates().areKept() ? execution.localStates().shadow().enter() : NONE;
  }

  /** A frame comes to a place; its values follow. */
  public static void at(int frame, int position) {
    if (frame != NONE && Control.on()) {
      Control.execution().localStates().shadow().at(frame, position);
    }
  }

  public static void put(int frame, int value, int number) {
    put(frame, value, (long) number);
  }

  public static void put(int frame, int value, long number) {
    if (frame != NONE && Control.on()) {
      Control.execution().localStates().shadow().put(frame, value, number);
    }
  }

  public static void put(int frame, int value, float number) {
    put(frame, value, (long) Float.floatToRawIntBits(number));
  }

  public static void put(int frame, int value, double number) {
    put(frame, value, Double.doubleToRawLongBits(number));
  }

  public static void put(int frame, int value, Object reference) {
    if (frame != NONE && Control.on()) {
      Control.execution().localStates().shadow().put(frame, value, reference);
    }
  }

  /** The thread calls something whose answer may depend on which thread it is. */
  public static void personal(int frame) {
    if (frame != NONE && Control.on()) {
      personal(Control.execution());
    }
  }

  @Enters
  private static void personal(Execution execution) {
    execution.localStates().tellApart(execution.current().number());
  }

  /** The same if the method that is called may be one of the JDK. */
  public static void personal(int frame, Object receiver) {
    if (frame != NONE && receiver != null && !isMadeByProgram(receiver.getClass())) {
      personal(frame);
    }
  }

  /** Whether a class and all its superclasses are the program's, but for those that do nothing. */
  private static boolean isMadeByProgram(Class<?> type) {
    Class<?> made = type;
    while (made.getClassLoader() != null) {
      made = made.getSuperclass();
    }
    return type != made && (made == Object.class || made == Enum.class || made == Record.class);
  }
}
