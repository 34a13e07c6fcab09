package dev.jacquard.agent;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.pass.AllocationPass;
import dev.jacquard.agent.pass.ArrayPass;
import dev.jacquard.agent.pass.CallPass;
import dev.jacquard.agent.pass.EffectPass;
import dev.jacquard.agent.pass.FieldPass;
import dev.jacquard.agent.pass.LinkagePass;
import dev.jacquard.agent.pass.LoopPass;
import dev.jacquard.agent.pass.MonitorPass;
import dev.jacquard.agent.pass.VarHandlePass;
import dev.jacquard.agent.pass.jdk.CarrierPass;
import dev.jacquard.agent.pass.jdk.CollectionPass;
import dev.jacquard.agent.pass.jdk.CompletionPass;
import dev.jacquard.agent.pass.jdk.ModelPass;
import dev.jacquard.agent.pass.jdk.OutsidePass;
import dev.jacquard.agent.pass.jdk.SpinPass;
import dev.jacquard.agent.pass.jdk.SupplierPass;
import dev.jacquard.agent.pass.jdk.VirtualThreadPass;
import dev.jacquard.agent.scope.CalledByVm;
import dev.jacquard.agent.scope.JdkTable;
import dev.jacquard.agent.scope.Treatment;
import dev.jacquard.runtime.primitive.hook.Alike;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Rewrites the bodies of methods of the JDK, and nothing else of a class, since most are loaded
 * already. What is done to which class stands in {@link JdkTable}; here is how.
 */
final class JdkRewriter {
  private static final String INITIALISER = "<clinit>";
  private static final Set<Treatment> ONLY_INITIALISER = Set.of(Treatment.INITIALISER);

  /** How threads are given what they can be asked for. */
  private static final Set<String> ATTRIBUTES =
      Set.of("setName", "setPriority", "setUncaughtExceptionHandler", "setContextClassLoader");

  private final Map<Treatment, Consumer<MethodRewriter>> ofMethods = new EnumMap<>(Treatment.class);
  private final Map<Treatment, Consumer<ClassNode>> ofClasses = new EnumMap<>(Treatment.class);
  private final JdkTable table;

  JdkRewriter(JdkTable table, Replacements replacements) {
    this.table = table;
    code(replacements);
    memory();
    wholeMethods();
    ofClasses.put(Treatment.MODEL, new ModelPass()::apply);
    ofClasses.put(Treatment.CARRIER, new CarrierPass()::apply);
  }

  private void code(Replacements replacements) {
    ofMethods.put(Treatment.NO_SPINNING, new SpinPass()::apply);
    ofMethods.put(Treatment.COMPLETIONS, new CompletionPass()::apply);
    ofMethods.put(Treatment.EFFECTS, new EffectPass(false)::apply);
    ofMethods.put(Treatment.LOOPS, new LoopPass()::apply);
    ofMethods.put(Treatment.SUPPLIERS, new SupplierPass()::apply);
    ofMethods.put(Treatment.VIRTUAL_THREADS, new VirtualThreadPass()::apply);
    ofMethods.put(Treatment.CALLS, new CallPass(replacements, false)::apply);
    ofMethods.put(Treatment.IDENTITY_CALLS, calls(replacements, "currentThread"));
    ofMethods.put(
        Treatment.TIME_CALLS, calls(replacements, "currentTimeMillis", "getNanoTimeAdjustment"));
    ofMethods.put(Treatment.HASH_CALLS, calls(replacements, "identityHashCode"));
  }

  private static Consumer<MethodRewriter> calls(Replacements replacements, String... names) {
    return new CallPass(replacements.only(Set.of(names)), false)::apply;
  }

  private void memory() {
    AllocationPass allocations = new AllocationPass(false);
    ofMethods.put(Treatment.VAR_HANDLES, new VarHandlePass(false)::apply);
    ofMethods.put(Treatment.FIELDS, new FieldPass(FieldPass.Scope.JDK)::apply);
    ofMethods.put(Treatment.ALLOCATIONS, allocations::apply);
    ofMethods.put(Treatment.PROGRAM_ALLOCATIONS, new AllocationPass(true)::apply);
    ofMethods.put(Treatment.GATES, new MonitorPass()::gate);
    ofMethods.put(Treatment.ARRAYS, new ArrayPass()::apply);
    ofMethods.put(
        Treatment.NAMED_IN_CONSTRUCTOR,
        method -> {
          if (method.isConstructor()) {
            allocations.nameThis(method);
          }
        });
  }

  private void wholeMethods() {
    LinkagePass linkage = new LinkagePass();
    CollectionPass collections = new CollectionPass();
    OutsidePass outside = new OutsidePass();
    ofMethods.put(
        Treatment.INITIALISER,
        method -> {
          if (method.method().name.equals(INITIALISER)) {
            linkage.apply(method.method());
          }
        });
    ofMethods.put(Treatment.THREAD_ATTRIBUTES, JdkRewriter::tellOfAttributes);
    ofMethods.put(
        Treatment.COLLECTION, method -> collections.apply(method.owner(), method.method()));
    ofMethods.put(Treatment.OUTSIDE, method -> outside.apply(method.owner(), method.method()));
    ofMethods.put(
        Treatment.CALLED_BY_VM,
        method -> {
          if (CalledByVm.contains(method.owner().name, method.method())) {
            linkage.apply(method.method());
          }
        });
  }

  /** What tells threads apart that look alike. */
  private static void tellOfAttributes(MethodRewriter method) {
    if (method.method().name.equals("toString")) {
      method.insertAtEntry(Hook.call(Alike.class, "showsThread"));
    } else if (ATTRIBUTES.contains(method.method().name)) {
      AbstractInsnNode call = Hook.call(Alike.class, "changesThread", Thread.class);
      method.insertAtEntry(call);
      method.code().insertBefore(call, new VarInsnNode(Opcodes.ALOAD, 0));
    }
  }

  /** Rewrites a class, unless nothing is to be done to it. */
  boolean rewrite(ClassRewriter type) {
    Set<Treatment> treatments = table.of(type.owner().name);
    if (treatments.isEmpty() || (treatments.equals(ONLY_INITIALISER) && !hasInitialiser(type))) {
      return false;
    }
    for (MethodNode method : type.owner().methods) {
      if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
        MethodRewriter rewriter = new MethodRewriter(type, method);
        for (Treatment treatment : treatments) {
          ofMethods.getOrDefault(treatment, rewritten -> {}).accept(rewriter);
        }
      }
    }
    for (Treatment treatment : treatments) {
      ofClasses.getOrDefault(treatment, rewritten -> {}).accept(type.owner());
    }
    return true;
  }

  private static boolean hasInitialiser(ClassRewriter type) {
    return type.owner().methods.stream().anyMatch(method -> method.name.equals(INITIALISER));
  }
}
