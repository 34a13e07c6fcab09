package dev.jacquard.agent;

import dev.jacquard.agent.flow.Loop;
import dev.jacquard.agent.flow.LoopFinder;
import dev.jacquard.runtime.primitive.Loops;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Tells the runtime when a loop comes round, with the local variables that it changes. */
final class LoopPass {
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  /** Comes before the passes that add instructions and variables of their own. */
  void apply(MethodRewriter method) {
    List<Loop> loops =
        LoopFinder.find(method.method()).stream()
            .filter(loop -> hasEmptyStack(method, loop))
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
    FrameNode frame = Frames.at(loop.back().label);
    return frame != null && frame.stack.isEmpty();
  }

  private static void tell(MethodRewriter method, Loop loop, int frame) {
    InsnList code = new InsnList();
    loop.changed()
        .forEach(
            (local, type) -> {
              code.add(MethodRewriter.load(type, local));
              code.add(Hook.call(Loops.class, "local", Hook.carrier(type)));
            });
    code.add(new VarInsnNode(Opcodes.ILOAD, frame));
    code.add(MethodRewriter.push(NUMBERS.incrementAndGet()));
    code.add(Hook.call(Loops.class, "round", int.class, int.class));
    JumpInsnNode back = loop.back();
    if (back.getOpcode() == Opcodes.GOTO) {
      method.code().insertBefore(back, code);
    } else {
      detour(method, back, code);
    }
  }

  /** A conditional jump goes by way of the call, which stands at the end of the method. */
  private static void detour(MethodRewriter method, JumpInsnNode back, InsnList code) {
    LabelNode head = back.label;
    LabelNode call = new LabelNode();
    int line = MethodRewriter.line(back);
    back.label = call;
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
