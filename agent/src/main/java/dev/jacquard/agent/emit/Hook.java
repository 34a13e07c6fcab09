package dev.jacquard.agent.emit;

import dev.jacquard.runtime.execution.Execution;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
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

  /** The public methods that a class of hooks declares, in an order of their own. */
  public static List<Method> methods(Class<?> owner) {
    Map<String, Method> sorted = new TreeMap<>();
    for (Method method : owner.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        sorted.put(method.getName() + Type.getMethodDescriptor(method), method);
      }
    }
    return List.copyOf(sorted.values());
  }

  public static MethodInsnNode call(Method method) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(method.getDeclaringClass()),
        method.getName(),
        Type.getMethodDescriptor(method),
        false);
  }

  /** A look at a public static field of the runtime. */
  public static FieldInsnNode get(Class<?> owner, String name) {
    try {
      return new FieldInsnNode(
          Opcodes.GETSTATIC,
          Type.getInternalName(owner),
          name,
          Type.getDescriptor(owner.getField(name).getType()));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("the runtime has no such field", e);
    }
  }

  /** Whether a hook is given the execution, before all that the code of the program gives it. */
  public static boolean takesExecution(Method hook) {
    return hook.getParameterCount() > 0 && hook.getParameterTypes()[0] == Execution.class;
  }

  /** The types of what the code of the program gives to a hook. */
  public static Type[] arguments(Method hook) {
    Type[] all = Type.getArgumentTypes(hook);
    return takesExecution(hook) ? Arrays.copyOfRange(all, 1, all.length) : all;
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
