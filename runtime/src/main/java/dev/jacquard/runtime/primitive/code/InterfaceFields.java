package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/** The fields of interfaces, which are kept in an array of values behind the present run. */
public final class InterfaceFields {
  /** How the methods begin that read a value from the array. */
  public static final String GET = "$jacquard$get$";

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private InterfaceFields() {}

  /** An array for the run and the fields of an interface. */
  public static Object[] make(int size) {
    Object[] values = new Object[size];
    values[0] = Initialisers.NEVER;
    return values;
  }

  /** Writes the values of this run to the fields themselves, for those who read them there. */
  public static void show(Class<?> type) {
    if (Control.onControlledThread()) {
      show(Control.execution(), type);
    } else {
      write(type);
    }
  }

  @Enters
  private static void show(Execution execution, Class<?> type) {
    write(type);
  }

  private static void write(Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (!field.isSynthetic()) {
        Object value;
        try {
          MethodType getter = MethodType.methodType(field.getType());
          value = Members.trusted().findStatic(type, GET + field.getName(), getter).invoke();
        } catch (NoSuchMethodException itsOwn) {
          return;
        } catch (Throwable thrown) {
          throw Members.raise(thrown);
        }
        write(
            field.getType(), UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field), value);
      }
    }
  }

  private static void write(Class<?> type, Object base, long offset, Object value) {
    if (!type.isPrimitive()) {
      UNSAFE.putReference(base, offset, value);
    } else if (value instanceof Boolean flag) {
      UNSAFE.putBoolean(base, offset, flag);
    } else if (value instanceof Byte number) {
      UNSAFE.putByte(base, offset, number);
    } else if (value instanceof Character letter) {
      UNSAFE.putChar(base, offset, letter);
    } else if (value instanceof Short number) {
      UNSAFE.putShort(base, offset, number);
    } else if (value instanceof Integer number) {
      UNSAFE.putInt(base, offset, number);
    } else if (value instanceof Long number) {
      UNSAFE.putLong(base, offset, number);
    } else if (value instanceof Float number) {
      UNSAFE.putFloat(base, offset, number);
    } else if (value instanceof Double number) {
      UNSAFE.putDouble(base, offset, number);
    }
  }
}
