package dev.jacquard.agent;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.FrameReport;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.flow.ClockReadings;
import dev.jacquard.agent.pass.AllocationPass;
import dev.jacquard.agent.pass.ArrayArgumentPass;
import dev.jacquard.agent.pass.ArrayPass;
import dev.jacquard.agent.pass.BlindPass;
import dev.jacquard.agent.pass.CallPass;
import dev.jacquard.agent.pass.ClockPass;
import dev.jacquard.agent.pass.ClonePass;
import dev.jacquard.agent.pass.ConstantPass;
import dev.jacquard.agent.pass.EffectPass;
import dev.jacquard.agent.pass.FieldPass;
import dev.jacquard.agent.pass.FinalizerPass;
import dev.jacquard.agent.pass.HandlerPass;
import dev.jacquard.agent.pass.InitialiserPass;
import dev.jacquard.agent.pass.InterfacePass;
import dev.jacquard.agent.pass.JdkReferences;
import dev.jacquard.agent.pass.LinkagePass;
import dev.jacquard.agent.pass.LocalStatePass;
import dev.jacquard.agent.pass.LoopPass;
import dev.jacquard.agent.pass.MonitorPass;
import dev.jacquard.agent.pass.NativePass;
import dev.jacquard.agent.pass.RandomPass;
import dev.jacquard.agent.pass.SpuriousPass;
import dev.jacquard.agent.pass.SymmetryPass;
import dev.jacquard.agent.pass.UnsafePass;
import dev.jacquard.agent.pass.VarHandlePass;
import dev.jacquard.agent.pass.WeakAccessPass;
import dev.jacquard.agent.pass.WeakAttemptPass;
import dev.jacquard.agent.pass.telling.CallTellingPass;
import dev.jacquard.agent.scope.CoverageProbes;
import dev.jacquard.agent.scope.RepeatedInitialisers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Rewrites a class of the program or of one of its libraries, as it is loaded. */
final class ProgramRewriter {
  private final BlindPass blind = new BlindPass();
  private final FieldPass fields = new FieldPass(FieldPass.Scope.PROGRAM);
  private final ArrayPass arrays = new ArrayPass();
  private final MonitorPass monitors = new MonitorPass();
  private final CallPass calls;
  private final WeakAccessPass weakAccesses = new WeakAccessPass();
  private final SpuriousPass spurious = new SpuriousPass();
  private final WeakAttemptPass weakAttempts = new WeakAttemptPass();
  private final ClockPass clocks = new ClockPass();
  private final RandomPass random = new RandomPass();
  private final VarHandlePass varHandles = new VarHandlePass(true);
  private final UnsafePass unsafe = UnsafePass.inProgram();
  private final ClonePass clones = new ClonePass();
  private final JdkReferences references = new JdkReferences();
  private final AllocationPass allocations = new AllocationPass(AllocationPass.Scope.PROGRAM);
  private final HandlerPass handlers = new HandlerPass();
  private final InitialiserPass initialisers = new InitialiserPass();
  private final ConstantPass constants = new ConstantPass();
  private final InterfacePass interfaces = new InterfacePass();
  private final EffectPass effects = new EffectPass(true);
  private final SymmetryPass likeness = new SymmetryPass();
  private final ArrayArgumentPass arrayArguments = new ArrayArgumentPass();
  private final LoopPass loops = new LoopPass(LoopPass.Scope.ALL);
  private final LinkagePass linkage = new LinkagePass();
  private final FinalizerPass finalizers = new FinalizerPass();
  private final NativePass natives = new NativePass();

  private final Optional<LocalStatePass> localStates;
  private final Optional<CallTellingPass> told;

  ProgramRewriter(Replacements replacements, Tells tells) {
    calls = new CallPass(replacements, true);
    localStates = tells == Tells.STATES ? Optional.of(new LocalStatePass()) : Optional.empty();
    told = tells == Tells.CALLS ? Optional.of(new CallTellingPass()) : Optional.empty();
  }

  /** What classes of the program tell beside what they do. */
  enum Tells {
    NOTHING,
    /** The local states of their threads. */
    STATES,
    /** What they call. */
    CALLS
  }

  void rewrite(ClassRewriter type) {
    ClassNode owner = type.owner();
    if ((owner.version & 0xFFFF) < Opcodes.V1_5) {
      owner.version = Opcodes.V1_5; // before, there are no class constants, which the guards need
    }
    references.apply(type);
    Map<AbstractInsnNode, AbstractInsnNode> answers = weakAttempts.outsource(type);
    natives.apply(owner);
    ClockReadings readings = new ClockReadings(owner);
    Set<AbstractInsnNode> careful = spurious.careful(owner);
    for (MethodNode method : owner.methods) {
      boolean hasBody = (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
      if (hasBody && !method.name.equals(CoverageProbes.INIT)) {
        rewrite(new MethodRewriter(type, method), readings, careful, answers);
      }
    }
    boolean repeated = RepeatedInitialisers.has(type.hierarchy(), owner.name);
    for (MethodNode method : owner.methods) {
      if (!repeated && method.name.equals("<clinit>")) {
        linkage.applyToInitialiser(owner, method);
      }
    }
    initialisers.split(type);
  }

  /** What changes methods as they are after all that was inserted. */
  void finish(ClassRewriter type) {
    constants.apply(type);
    interfaces.apply(type);
  }

  private void rewrite(
      MethodRewriter method,
      ClockReadings readings,
      Set<AbstractInsnNode> careful,
      Map<AbstractInsnNode, AbstractInsnNode> answers) {
    List<FrameReport> reports = localStates.map(pass -> pass.mark(method)).orElse(List.of());
    blind.apply(method);
    effects.apply(method);
    loops.apply(method);
    likeness.apply(method);
    handlers.apply(method);
    weakAccesses.apply(method);
    clocks.apply(method, readings);
    spurious.apply(method, careful);
    weakAttempts.apply(method, answers);
    random.apply(method);
    List<CallTellingPass.Place> places = told.map(pass -> pass.mark(method)).orElse(List.of());
    initialisers.tellCalls(method);
    calls.apply(method);
    varHandles.apply(method);
    unsafe.apply(method);
    clones.apply(method);
    initialisers.guardUses(method);
    fields.apply(method);
    arrays.apply(method);
    arrayArguments.apply(method);
    allocations.apply(method);
    if (method.isConstructor()) {
      allocations.nameThis(method);
      finalizers.apply(method);
    }
    FrameReport.insert(method, reports);
    told.ifPresent(pass -> pass.tell(method, places));
    monitors.replace(method);
    initialisers.guardEntry(method);
  }
}
