package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.LastingObjects;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.util.Arrays;

/** The constants of enums, which are the same objects in all runs, constructed anew in each. */
public final class EnumConstants {
  /** The constants of one class, by their numbers. */
  private static final class Known {
    private Enum<?>[] constants = {};
  }

  private static final ClassValue<Known> KNOWN =
      new ClassValue<>() {
        @Override
        protected Known computeValue(Class<?> type) {
          return new Known();
        }
      };

  private EnumConstants() {}

  /** The constant of a class with a number, or null if it was never made. */
  public static Object known(Class<?> type, int number) {
    return Control.onControlledThread()
        ? known(Control.execution(), type, number)
        : find(type, number);
  }

  @Enters
  private static Object known(Execution execution, Class<?> type, int number) {
    return find(type, number);
  }

  private static Object find(Class<?> type, int number) {
    Enum<?>[] constants = KNOWN.get(type).constants;
    return number < constants.length ? constants[number] : null;
  }

  /** A constant was made for the first time. */
  public static void keep(Enum<?> constant) {
    if (Control.onControlledThread()) {
      keep(Control.execution(), constant);
    } else {
      add(constant);
    }
  }

  @Enters
  private static void keep(Execution execution, Enum<?> constant) {
    add(constant);
  }

  private static void add(Enum<?> constant) {
    Known known = KNOWN.get(constant.getClass());
    int length = Math.max(known.constants.length, constant.ordinal() + 1);
    Enum<?>[] constants = Arrays.copyOf(known.constants, length);
    constants[constant.ordinal()] = constant;
    known.constants = constants;
    LastingObjects.add(constant);
  }
}
