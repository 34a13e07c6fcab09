package dev.jacquard.agent;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.pass.AllocationPass;
import dev.jacquard.agent.pass.ArrayPass;
import dev.jacquard.agent.pass.CallPass;
import dev.jacquard.agent.pass.CollectionPass;
import dev.jacquard.agent.pass.CompletionPass;
import dev.jacquard.agent.pass.EffectPass;
import dev.jacquard.agent.pass.FieldPass;
import dev.jacquard.agent.pass.LinkagePass;
import dev.jacquard.agent.pass.LoopPass;
import dev.jacquard.agent.pass.ModelPass;
import dev.jacquard.agent.pass.MonitorPass;
import dev.jacquard.agent.pass.OutsidePass;
import dev.jacquard.agent.pass.SpinPass;
import dev.jacquard.agent.pass.SupplierPass;
import dev.jacquard.agent.pass.VarHandlePass;
import dev.jacquard.agent.pass.VirtualThreadPass;
import dev.jacquard.agent.scope.CollectionClasses;
import dev.jacquard.runtime.primitive.hook.Alike;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Rewrites the bodies of methods of the JDK, and nothing else of a class, since most are loaded
 * already.
 */
final class JdkRewriter {
  private static final String CONCURRENT = "java/util/concurrent/";

  /** Where the current thread is asked for by code that the program sees the result of. */
  private static final Set<String> IDENTITY =
      Set.of(
          "java/lang/Thread",
          "java/lang/Thread$Builder",
          "java/lang/ThreadLocal",
          "java/lang/InheritableThreadLocal");

  /** How threads are given what they can be asked for. */
  private static final Set<String> ATTRIBUTES =
      Set.of("setName", "setPriority", "setUncaughtExceptionHandler", "setContextClassLoader");

  /** Where hashes decide about the order of things, or are shown. */
  private static final Set<String> HASHING =
      Set.of(
          "java/lang/Object",
          "java/util/HashMap",
          "java/util/Hashtable",
          "java/util/IdentityHashMap",
          "java/util/WeakHashMap",
          "java/util/Objects");

  /** Where the time of day comes from. */
  private static final Set<String> TELLING_TIME =
      Set.of(
          "java/time/Clock",
          "java/time/Clock$SystemClock",
          "java/util/Date",
          "java/util/GregorianCalendar");

  /** Where objects are made that threads may share through the public class. */
  private static final Set<String> MAKING =
      Set.of(
          "java/util/Random",
          "java/util/HashSet",
          "java/util/LinkedHashSet",
          "java/util/TreeSet",
          "java/util/Collections",
          "java/util/Properties");

  /** Where the JDK reads and writes an array of the program as a list. */
  private static final Set<String> ARRAY_VIEWS =
      Set.of("java/util/Arrays$ArrayList", "java/util/Arrays$ArrayItr");

  /** A task of the program or of the JDK that counts what it waits for. */
  private static final String COUNTED = CONCURRENT + "CountedCompleter";

  /** Where parallel streams share state: their tasks, and what some of those have in common. */
  private static final List<String> SHARED_BY_STREAMS =
      List.of("Task", "SliceOps", "SliceSpliterator", "Distinct", "WhileOps");

  /** Wrappers that synchronize on a monitor of their own. */
  private static final String SYNCHRONIZED_WRAPPER = "java/util/Collections$Synchronized";

  private final FieldPass fields = new FieldPass(FieldPass.Scope.JDK_VOLATILE);
  private final ArrayPass arrays = new ArrayPass();
  private final MonitorPass monitors = new MonitorPass();
  private final CallPass calls;
  private final CallPass identity;
  private final CallPass hashes;
  private final CallPass times;
  private final VarHandlePass varHandles = new VarHandlePass(false);
  private final AllocationPass allocations = new AllocationPass(false);
  private final AllocationPass allAllocations = new AllocationPass(true);
  private final CollectionPass collections = new CollectionPass();
  private final SpinPass spins = new SpinPass();
  private final SupplierPass suppliers = new SupplierPass();
  private final CompletionPass completions = new CompletionPass();
  private final ModelPass models = new ModelPass();
  private final EffectPass effects = new EffectPass(false);
  private final LoopPass loops = new LoopPass();
  private final VirtualThreadPass virtualThreads = new VirtualThreadPass();
  private final LinkagePass linkage = new LinkagePass();
  private final OutsidePass outside = new OutsidePass();

  JdkRewriter(Replacements replacements) {
    calls = new CallPass(replacements, false);
    identity = new CallPass(replacements.only(Set.of("currentThread")), false);
    times =
        new CallPass(
            replacements.only(Set.of("currentTimeMillis", "getNanoTimeAdjustment")), false);
    hashes = new CallPass(replacements.only(Set.of("identityHashCode")), false);
  }

  boolean concerns(String name) {
    return name.startsWith(CONCURRENT)
        || IDENTITY.contains(name)
        || HASHING.contains(name)
        || MAKING.contains(name)
        || ARRAY_VIEWS.contains(name)
        || TELLING_TIME.contains(name)
        || isSharedByStreams(name)
        || name.startsWith(VirtualThreadPass.BUILDERS)
        || suppliers.concerns(name)
        || LinkagePass.CALLED_BY_VM.containsKey(name)
        || name.startsWith(SYNCHRONIZED_WRAPPER)
        || CollectionClasses.contain(name)
        || outside.concerns(name)
        || models.modelled().contains(name);
  }

  private static boolean isSharedByStreams(String name) {
    if (name.startsWith("java/util/stream/")) {
      for (String part : SHARED_BY_STREAMS) {
        if (name.contains(part)) {
          return true;
        }
      }
    }
    return false;
  }

  void rewrite(ClassRewriter type) {
    for (MethodNode method : type.owner().methods) {
      if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
        rewrite(type, method);
      }
    }
    models.apply(type.owner());
  }

  /** What tells threads apart that look alike. */
  private static void tellOfIdentity(MethodRewriter method) {
    if (method.method().name.equals("toString")) {
      method.insertAtEntry(Hook.call(Alike.class, "showsThread"));
    } else if (ATTRIBUTES.contains(method.method().name)) {
      AbstractInsnNode call = Hook.call(Alike.class, "changesThread", Thread.class);
      method.insertAtEntry(call);
      method.code().insertBefore(call, new VarInsnNode(Opcodes.ALOAD, 0));
    }
  }

  private void rewrite(ClassRewriter type, MethodNode method) {
    ClassNode owner = type.owner();
    MethodRewriter rewriter = new MethodRewriter(type, method);
    if (owner.name.startsWith(CONCURRENT)) {
      spins.apply(rewriter);
      completions.apply(rewriter); // first: it looks for what the compiler wrote
      effects.apply(rewriter);
      loops.apply(rewriter);
      calls.apply(rewriter);
      varHandles.apply(rewriter);
      fields.apply(rewriter);
      allocations.apply(rewriter);
      monitors.gate(rewriter);
      if (method.name.equals("<clinit>")) {
        linkage.apply(method);
      }
    }
    if (ARRAY_VIEWS.contains(owner.name)) {
      arrays.apply(rewriter);
    }
    if (owner.name.equals(COUNTED) && rewriter.isConstructor()) {
      allocations.nameThis(rewriter);
    }
    if (suppliers.concerns(owner.name)) {
      suppliers.apply(rewriter);
    }
    if (isSharedByStreams(owner.name)) {
      calls.apply(rewriter);
      varHandles.apply(rewriter);
      fields.apply(rewriter);
      allAllocations.apply(rewriter);
    }
    if (owner.name.startsWith(VirtualThreadPass.BUILDERS)) {
      virtualThreads.apply(rewriter);
      identity.apply(rewriter);
      varHandles.apply(rewriter);
      allAllocations.apply(rewriter);
    }
    if (IDENTITY.contains(owner.name)) {
      identity.apply(rewriter);
      if (owner.name.equals("java/lang/Thread")) {
        tellOfIdentity(rewriter);
      }
    }
    if (TELLING_TIME.contains(owner.name)) {
      times.apply(rewriter);
    }
    if (HASHING.contains(owner.name)) {
      hashes.apply(rewriter);
    }
    if (MAKING.contains(owner.name) || owner.name.startsWith(SYNCHRONIZED_WRAPPER)) {
      allocations.apply(rewriter);
    }
    if (owner.name.startsWith(SYNCHRONIZED_WRAPPER)) {
      monitors.gate(rewriter);
    }
    if (CollectionClasses.contain(owner.name)) {
      collections.apply(owner, method);
    }
    outside.apply(owner, method);
    if (LinkagePass.isCalledByVm(owner.name, method)) {
      linkage.apply(method);
    }
  }
}
