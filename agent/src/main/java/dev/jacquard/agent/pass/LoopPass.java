package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Frames;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.ControlFlow;
import dev.jacquard.agent.flow.Loop;
import dev.jacquard.agent.flow.LoopFinder;
import dev.jacquard.agent.link.Slot;
import dev.jacquard.runtime.loop.CountingLoops;
import dev.jacquard.runtime.primitive.code.Loops;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells the runtime when a loop is entered and when it comes round, with the local variables that
 * it changes.
 */
public final class LoopPass {
  /** Of which loops is told. */
  public enum Scope {
    ALL,
    /** Those that may come back to their head in the same state: none that count. */
    RECURRING
  }

  private final Scope scope;

  public LoopPass(Scope scope) {
    this.scope = scope;
  }

  /** Comes before the passes that add instructions and variables of their own. */
  public void apply(MethodRewriter method) {
    List<Loop> loops =
        LoopFinder.findAll(method.method()).stream()
            .filter(loop -> (scope == Scope.ALL || !loop.counts()) && hasEmptyStack(method, loop))
            .toList();
    if (loops.isEmpty()) {
      return;
    }
    int frame = method.newLocal(Type.INT_TYPE);
    if (Frames.areIn(method.owner())) {
      Frames.addInt(method.method(), frame);
    }
    for (Loop loop : loops) {
      tell(method, loop, frame);
    }
    method
        .code()
        .insert(
            MethodRewriter.list(
                Hook.call(Loops.class, "frame"), MethodRewriter.store(Type.INT_TYPE, frame)));
  }

  /** What lies on the stack would be part of the state. No compiler is known to leave anything. */
  private static boolean hasEmptyStack(MethodRewriter method, Loop loop) {
    if (!Frames.areIn(method.owner())) {
      return true;
    }
    FrameNode frame = Frames.at(loop.head());
    return frame != null && frame.stack.isEmpty();
  }

  private static void tell(MethodRewriter method, Loop loop, int frame) {
    Slot number = method.tables().loop();
    String entered = loop.counts() ? "begin" : loop.exits() ? "enter" : "enterForever";
    for (JumpInsnNode back : loop.backs()) {
      goBy(method, back, call(loop, frame, number, loop.counts() ? "count" : "round"));
    }
    for (JumpInsnNode entry : loop.entries()) {
      goBy(method, entry, call(loop, frame, number, entered));
    }
    if (comesFromBefore(loop)) {
      method.code().insertBefore(loop.head(), call(loop, frame, number, entered));
    }
  }

  /** Whether the instruction before the head does not jump away. */
  private static boolean comesFromBefore(Loop loop) {
    AbstractInsnNode before = loop.head().getPrevious();
    while (before != null && before.getOpcode() < 0) {
      before = before.getPrevious();
    }
    return before == null || ControlFlow.fallsThrough(before);
  }

  private static InsnList call(Loop loop, int frame, Slot number, String hook) {
    InsnList code = new InsnList();
    if (loop.counts()) {
      code.add(
          MethodRewriter.list(
              Hook.get(CountingLoops.class, "told"), new JumpInsnNode(Opcodes.IFEQ, loop.head())));
    }
    loop.changed()
        .forEach(
            (local, type) -> {
              code.add(MethodRewriter.load(type, local));
              code.add(Hook.call(Loops.class, "local", Hook.carrier(type)));
            });
    code.add(new VarInsnNode(Opcodes.ILOAD, frame));
    code.add(MethodRewriter.push(number));
    code.add(Hook.call(Loops.class, hook, int.class, int.class));
    return code;
  }

  private static void goBy(MethodRewriter method, JumpInsnNode jump, InsnList code) {
    if (jump.getOpcode() == Opcodes.GOTO) {
      method.code().insertBefore(jump, code);
    } else {
      detour(method, jump, code);
    }
  }

  /** A conditional jump goes by way of the call, which stands at the end of the method. */
  private static void detour(MethodRewriter method, JumpInsnNode jump, InsnList code) {
    LabelNode head = jump.label;
    LabelNode call = new LabelNode();
    int line = MethodRewriter.line(jump);
    jump.label = call;
    method.code().add(call);
    if (Frames.areIn(method.owner())) {
      method.code().add(Frames.copy(Frames.at(head)));
    }
    if (line > 0) {
      method.code().add(new LineNumberNode(line, call));
    }
    method.code().add(code);
    method.code().add(new JumpInsnNode(Opcodes.GOTO, head));
  }
}
