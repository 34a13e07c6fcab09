package dev.jacquard.agent.emit;

import java.lang.reflect.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of runtime methods, with owner and descriptor taken from the runtime's own classes. */
public final class Hook {
  private Hook() {}

  /** A call of the static method with this name and these parameters. */
  public static MethodInsnNode call(Class<?> owner, String name, Class<?>... parameters) {
    try {
      return call(owner.getMethod(name, parameters));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("the runtime has no such hook", e);
    }
  }

  public static MethodInsnNode call(Method method) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(method.getDeclaringClass()),
        method.getName(),
        Type.getMethodDescriptor(method),
        false);
  }

  /** The class by which hooks take a value of a type: all small integers are ints. */
  public static Class<?> carrier(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> long.class;
      case Type.FLOAT -> float.class;
      case Type.DOUBLE -> double.class;
      case Type.ARRAY, Type.OBJECT -> Object.class;
      default -> int.class;
    };
  }
}
