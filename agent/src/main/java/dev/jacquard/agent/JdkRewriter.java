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
import dev.jacquard.agent.pass.UnsafePass;
import dev.jacquard.agent.pass.VarHandlePass;
import dev.jacquard.agent.pass.jdk.AmendPass;
import dev.jacquard.agent.pass.jdk.BufferPass;
import dev.jacquard.agent.pass.jdk.CarrierPass;
import dev.jacquard.agent.pass.jdk.CompletionPass;
import dev.jacquard.agent.pass.jdk.EntryUsePass;
import dev.jacquard.agent.pass.jdk.GatePass;
import dev.jacquard.agent.pass.jdk.ModelPass;
import dev.jacquard.agent.pass.jdk.OutsidePass;
import dev.jacquard.agent.pass.jdk.ReflectionPass;
import dev.jacquard.agent.pass.jdk.SettingPass;
import dev.jacquard.agent.pass.jdk.SpinPass;
import dev.jacquard.agent.pass.jdk.StatePass;
import dev.jacquard.agent.pass.jdk.SupplierPass;
import dev.jacquard.agent.pass.jdk.UnwatchedPass;
import dev.jacquard.agent.pass.jdk.VirtualThreadPass;
import dev.jacquard.agent.scope.CalledByVm;
import dev.jacquard.agent.scope.JdkTable;
import dev.jacquard.agent.scope.Treatment;
import dev.jacquard.runtime.primitive.hook.Alike;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Rewrites the bodies of methods of the JDK, and nothing else of a class that may be loaded
 * already. What is done to which class stands in {@link JdkTable}; here is how.
 */
final class JdkRewriter {
  private static final String INITIALISER = "<clinit>";
  private static final String THROWABLE = "java/lang/Throwable";

  /** What is done to all classes, most of which have nothing that is concerned. */
  private static final Set<Treatment> COMMON = Set.of(Treatment.GATES, Treatment.INITIALISER);

  /** How threads are given what they can be asked for. */
  private static final Set<String> ATTRIBUTES =
      Set.of("setName", "setPriority", "setUncaughtExceptionHandler", "setContextClassLoader");

  private final SpinPass spins = new SpinPass();
  private final CompletionPass completions = new CompletionPass();
  private final EffectPass effects = new EffectPass(false);
  private final LoopPass loops = new LoopPass(LoopPass.Scope.RECURRING);
  private final SupplierPass suppliers = new SupplierPass();
  private final VirtualThreadPass virtualThreads = new VirtualThreadPass();
  private final CallPass calls;
  private final CallPass identity;
  private final CallPass times;
  private final CallPass hashes;
  private final VarHandlePass varHandles = new VarHandlePass(false);
  private final FieldPass fields = new FieldPass(FieldPass.Scope.JDK);
  private final AllocationPass allocations = new AllocationPass(AllocationPass.Scope.JDK);
  private final AllocationPass lockAllocations = new AllocationPass(AllocationPass.Scope.LOCKS);
  private final AllocationPass programAllocations =
      new AllocationPass(AllocationPass.Scope.PROGRAM);
  private final GatePass gates = new GatePass();
  private final LinkagePass linkage = new LinkagePass();
  private final ArrayPass arrays = new ArrayPass();
  private final BufferPass buffers = new BufferPass();
  private final EntryUsePass entries = new EntryUsePass();
  private final SettingPass settings = new SettingPass();
  private final StatePass states = new StatePass();
  private final OutsidePass outside = new OutsidePass();
  private final ModelPass models = new ModelPass();
  private final CarrierPass carrier = new CarrierPass();
  private final ReflectionPass reflection = new ReflectionPass();
  private final UnsafePass serialisation = UnsafePass.inSerialisation();
  private final AmendPass amendments = new AmendPass();
  private final JdkTable table;

  JdkRewriter(JdkTable table, Replacements replacements) {
    this.table = table;
    calls = new CallPass(replacements, false);
    identity = new CallPass(replacements.only(Set.of("currentThread")), false);
    times =
        new CallPass(
            replacements.only(Set.of("currentTimeMillis", "getNanoTimeAdjustment")), false);
    hashes = new CallPass(replacements.only(Set.of("identityHashCode")), false);
  }

  /**
   * Rewrites a class, unless nothing is to be done to it.
   *
   * @param loaded whether it is loaded already, so that only bodies of methods can change
   */
  boolean rewrite(ClassRewriter type, boolean loaded) {
    ClassNode owner = type.owner();
    Set<Treatment> treatments = table.of(owner.name);
    if (COMMON.containsAll(treatments) && !isConcerned(owner, treatments)) {
      return false;
    }
    for (MethodNode method : owner.methods) {
      if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
        MethodRewriter rewriter = new MethodRewriter(type, method);
        for (Treatment treatment : treatments) {
          apply(treatment, rewriter, loaded);
        }
        if (UnwatchedPass.concerns(owner.name)) {
          UnwatchedPass.apply(rewriter);
        }
      }
    }
    if (treatments.contains(Treatment.MODEL)) {
      models.apply(owner);
    }
    if (treatments.contains(Treatment.CARRIER)) {
      carrier.apply(owner);
    }
    return true;
  }

  private static boolean isConcerned(ClassNode owner, Set<Treatment> treatments) {
    return UnwatchedPass.concerns(owner.name)
        || (treatments.contains(Treatment.INITIALISER) && hasInitialiser(owner))
        || (treatments.contains(Treatment.GATES) && GatePass.concerns(owner));
  }

  private static boolean hasInitialiser(ClassNode owner) {
    for (MethodNode method : owner.methods) {
      if (method.name.equals(INITIALISER)) {
        return true;
      }
    }
    return false;
  }

  private void apply(Treatment treatment, MethodRewriter method, boolean loaded) {
    switch (treatment) {
      case STATE -> {
        states.apply(method);
        settings.apply(method);
        entries.apply(method);
      }
      case ENTRIES -> entries.apply(method);
      case BUFFERS -> buffers.apply(method);
      case NO_SPINNING -> spins.apply(method);
      case COMPLETIONS -> completions.apply(method);
      case EFFECTS -> effects.apply(method);
      case LOOPS -> loops.apply(method);
      case SUPPLIERS -> suppliers.apply(method);
      case VIRTUAL_THREADS -> virtualThreads.apply(method);
      case CALLS -> calls.apply(method);
      case IDENTITY_CALLS -> identity.apply(method);
      case TIME_CALLS -> times.apply(method);
      case HASH_CALLS -> hashes.apply(method);
      case VAR_HANDLES -> varHandles.apply(method);
      case FIELDS -> fields.apply(method);
      case ALLOCATIONS -> allocations.apply(method);
      case LOCK_ALLOCATIONS -> lockAllocations.apply(method);
      case PROGRAM_ALLOCATIONS -> programAllocations.apply(method);
      case GATES -> gates.apply(method, loaded);
      case ARRAYS -> arrays.apply(method);
      case INITIALISER -> turnOff(method, method.method().name.equals(INITIALISER));
      case CALLED_BY_VM -> turnOff(method, CalledByVm.contains(method.owner(), method.method()));
      case NAMED_IN_CONSTRUCTOR -> nameInConstructor(method);
      case THREAD_ATTRIBUTES -> tellOfAttributes(method);
      case OUTSIDE -> outside.apply(method.owner(), method.method());
      case REFLECTION -> reflection.apply(method);
      case SERIALISATION -> serialise(method);
      case AMENDED -> amendments.apply(method.owner(), method.method());
      case MODEL, CARRIER -> {} // of the whole class
    }
  }

  private void turnOff(MethodRewriter method, boolean concerned) {
    if (concerned) {
      linkage.apply(method.method());
    }
  }

  /** Serialisation accesses fields, and makes objects without a constructor of theirs. */
  private void serialise(MethodRewriter method) {
    serialisation.apply(method);
    if (method.method().name.equals("newInstance")) {
      programAllocations.nameResult(method);
    }
  }

  private void nameInConstructor(MethodRewriter method) {
    if (method.isConstructor()) {
      if (method.owner().name.equals(THROWABLE)) {
        allocations.nameThisInJdk(method); // the VM makes some before it has come up
      } else {
        allocations.nameThis(method);
      }
    }
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
}
