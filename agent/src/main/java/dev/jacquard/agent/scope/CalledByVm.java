package dev.jacquard.agent.scope;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Methods of the JDK that the VM calls, or that keep what they were first asked for. */
public final class CalledByVm {
  private static final Map<String, Set<String>> METHODS =
      Map.of(
          "java/lang/ClassLoader",
          Set.of("loadClass"),
          "java/lang/invoke/MethodHandle",
          Set.of("customize", "updateForm"),
          "java/lang/invoke/MethodType",
          Set.of("makeImpl"),
          "java/lang/invoke/LambdaForm",
          Set.of("compileToBytecode", "prepare"),
          "java/lang/reflect/Method",
          Set.of("acquireMethodAccessor"),
          "java/lang/reflect/Constructor",
          Set.of("acquireConstructorAccessor"),
          "java/lang/reflect/Field",
          Set.of("acquireFieldAccessor", "acquireOverrideFieldAccessor"),
          "jdk/internal/vm/ThreadContainers", // books of all thread pools
          Set.of("registerContainer", "deregisterContainer"),
          "java/lang/invoke/MethodHandleNatives",
          Set.of(
              "linkCallSite",
              "linkMethod",
              "linkMethodHandleConstant",
              "linkDynamicConstant",
              "findMethodHandleType"));

  private CalledByVm() {}

  static Set<String> classes() {
    return METHODS.keySet();
  }

  public static boolean contains(ClassNode owner, MethodNode method) {
    return METHODS.getOrDefault(owner.name, Set.of()).contains(method.name)
        && (!method.name.equals("loadClass") || method.desc.startsWith("(Ljava/lang/String;)"));
  }
}
