package dev.jacquard.agent.scope;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Methods of the JDK that the VM calls, or that keep what they were first asked for. */
public final class CalledByVm {
  private static final Map<String, Set<String>> METHODS =
      Map.ofEntries(
          Map.entry("java/lang/ClassLoader", Set.of("loadClass")),
          Map.entry("java/lang/invoke/MethodHandle", Set.of("customize", "updateForm", "asType")),
          Map.entry("java/lang/invoke/MethodType", Set.of("makeImpl")),
          Map.entry("java/lang/invoke/LambdaForm", Set.of("compileToBytecode", "prepare")),
          // in the midst of an access by a handle, which is one step
          Map.entry("java/lang/invoke/VarHandle", Set.of("getMethodHandleUncached")),
          Map.entry(
              "java/lang/invoke/IndirectVarHandle",
              Set.of("getMethodHandle", "getMethodHandleUncached")),
          Map.entry("java/lang/reflect/Method", Set.of("acquireMethodAccessor")),
          Map.entry("java/lang/reflect/Constructor", Set.of("acquireConstructorAccessor")),
          Map.entry(
              "java/lang/reflect/Field",
              Set.of("acquireFieldAccessor", "acquireOverrideFieldAccessor")),
          Map.entry( // books of all thread pools
              "jdk/internal/vm/ThreadContainers",
              Set.of("registerContainer", "deregisterContainer")),
          Map.entry( // what there is to do, the garbage collector decides
              "java/util/logging/LogManager", Set.of("drainLoggerRefQueueBounded")),
          Map.entry( // who waits for processes, as a pool of the whole JVM
              "java/lang/ProcessHandleImpl", Set.of("completion")),
          Map.entry(
              "java/lang/invoke/MethodHandleNatives",
              Set.of(
                  "linkCallSite",
                  "linkMethod",
                  "linkMethodHandleConstant",
                  "linkDynamicConstant",
                  "findMethodHandleType")));

  private CalledByVm() {}

  static Set<String> classes() {
    return METHODS.keySet();
  }

  public static boolean contains(ClassNode owner, MethodNode method) {
    return METHODS.getOrDefault(owner.name, Set.of()).contains(method.name)
        && (!method.name.equals("loadClass") || method.desc.startsWith("(Ljava/lang/String;)"));
  }
}
