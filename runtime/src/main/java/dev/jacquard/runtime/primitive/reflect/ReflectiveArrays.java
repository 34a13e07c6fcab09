package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.reflect.Array;

/** Elements of arrays by reflection, whose methods are native. */
@Tells("an access is a step on the one place that it touches")
@Replaces(Array.class)
public final class ReflectiveArrays {
  private ReflectiveArrays() {}

  /** An access follows. */
  static void before(Object array, int index, boolean write) {
    if (array != null && Control.on()) {
      before(Control.execution(), array, index, write);
    }
  }

  @Enters
  private static void before(Execution execution, Object array, int index, boolean write) {
    Class<?> type = array.getClass();
    if (type.isArray() && index >= 0 && index < ArrayLayout.length(array)) {
      VarHandles.reach(
          execution,
          array,
          ArrayLayout.offset(type, index),
          type.getComponentType(),
          ReflectiveAccess.mode(false, write),
          Sites.here);
    } // else the access itself will throw
  }

  public static Object get(Object array, int index) {
    before(array, index, false);
    Object value = Array.get(array, index);
    VarHandles.after();
    return value;
  }

  public static void set(Object array, int index, Object value) {
    before(array, index, true);
    Array.set(array, index, value);
    VarHandles.after();
  }

  public static boolean getBoolean(Object array, int index) {
    before(array, index, false);
    boolean value = Array.getBoolean(array, index);
    VarHandles.after();
    return value;
  }

  public static void setBoolean(Object array, int index, boolean value) {
    before(array, index, true);
    Array.setBoolean(array, index, value);
    VarHandles.after();
  }

  public static byte getByte(Object array, int index) {
    before(array, index, false);
    byte value = Array.getByte(array, index);
    VarHandles.after();
    return value;
  }

  public static void setByte(Object array, int index, byte value) {
    before(array, index, true);
    Array.setByte(array, index, value);
    VarHandles.after();
  }

  public static char getChar(Object array, int index) {
    before(array, index, false);
    char value = Array.getChar(array, index);
    VarHandles.after();
    return value;
  }

  public static void setChar(Object array, int index, char value) {
    before(array, index, true);
    Array.setChar(array, index, value);
    VarHandles.after();
  }

  public static short getShort(Object array, int index) {
    before(array, index, false);
    short value = Array.getShort(array, index);
    VarHandles.after();
    return value;
  }

  public static void setShort(Object array, int index, short value) {
    before(array, index, true);
    Array.setShort(array, index, value);
    VarHandles.after();
  }

  public static int getInt(Object array, int index) {
    before(array, index, false);
    int value = Array.getInt(array, index);
    VarHandles.after();
    return value;
  }

  public static void setInt(Object array, int index, int value) {
    before(array, index, true);
    Array.setInt(array, index, value);
    VarHandles.after();
  }

  public static long getLong(Object array, int index) {
    before(array, index, false);
    long value = Array.getLong(array, index);
    VarHandles.after();
    return value;
  }

  public static void setLong(Object array, int index, long value) {
    before(array, index, true);
    Array.setLong(array, index, value);
    VarHandles.after();
  }

  public static float getFloat(Object array, int index) {
    before(array, index, false);
    float value = Array.getFloat(array, index);
    VarHandles.after();
    return value;
  }

  public static void setFloat(Object array, int index, float value) {
    before(array, index, true);
    Array.setFloat(array, index, value);
    VarHandles.after();
  }

  public static double getDouble(Object array, int index) {
    before(array, index, false);
    double value = Array.getDouble(array, index);
    VarHandles.after();
    return value;
  }

  public static void setDouble(Object array, int index, double value) {
    before(array, index, true);
    Array.setDouble(array, index, value);
    VarHandles.after();
  }
}
