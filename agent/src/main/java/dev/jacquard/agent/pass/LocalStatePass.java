package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.FrameReport;
import dev.jacquard.agent.emit.FrameReport.Asks;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.ControlFlow;
import dev.jacquard.agent.flow.LiveLocals;
import dev.jacquard.agent.flow.OperandStacks;
import dev.jacquard.agent.flow.ResidualCode;
import dev.jacquard.agent.scope.Neutrality;
import dev.jacquard.runtime.state.Position;
import dev.jacquard.runtime.state.Position.Manner;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Lets methods of the program tell where they stand, and the values that they will still read,
 * before each instruction that may lead to a visible operation.
 *
 * <p>What is told is that of the code as the compiler wrote it. So the places are found before the
 * other passes, marked by labels, and filled in after them.
 */
public final class LocalStatePass {
  /** Longer methods are taken for unknown code; their texts would become too large. */
  private static final int LONGEST = 1500;

  /** Marks the places of a method that no other pass has seen yet. */
  public List<FrameReport> mark(MethodRewriter rewriter) {
    MethodNode method = rewriter.method();
    if (method.name.equals("<clinit>")) {
      return List.of(); // nothing in there is a step
    }
    if (!isKnown(method)) {
      return List.of(unknown(rewriter, method.instructions.getFirst()));
    }
    ControlFlow flow = new ControlFlow(method);
    OperandStacks stacks = new OperandStacks(flow);
    LiveLocals locals = new LiveLocals(flow, method.maxLocals);
    List<FrameReport> reports = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < flow.size(); i++) {
      if (stacks.reaches(i) && mayOperate(method, flow.instruction(i))) {
        places.add(i);
      }
    }
    for (int place : places) {
      reports.add(
          rewriter.isBeforeSuperCall(flow.instruction(place))
              ? unknown(rewriter, flow.instruction(place))
              : report(rewriter, flow, stacks, locals, place));
    }
    for (FrameReport report : reports) {
      method.instructions.insertBefore(report.node(), report.label());
    }
    return reports;
  }

  private static boolean isKnown(MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() == Opcodes.JSR || node.getOpcode() == Opcodes.RET) {
        return false;
      }
    }
    return method.instructions.size() <= LONGEST;
  }

  private static boolean mayOperate(MethodNode method, AbstractInsnNode node) {
    int opcode = node.getOpcode();
    boolean isSynchronized = (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
    return (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.INVOKEDYNAMIC)
        || (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
        || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE)
        || opcode == Opcodes.MONITORENTER
        || opcode == Opcodes.MONITOREXIT
        || (isSynchronized && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private static FrameReport unknown(MethodRewriter rewriter, AbstractInsnNode node) {
    int[] none = {};
    Position position =
        new Position(
            typeOf(rewriter), rewriter.method().name, Manner.UNKNOWN, 0, none, 0, none, "");
    return new FrameReport(
        node,
        new LabelNode(),
        rewriter.tables().position(position),
        "",
        List.of(),
        "",
        0,
        Asks.NOTHING);
  }

  private static String typeOf(MethodRewriter rewriter) {
    return rewriter.owner().name.replace('/', '.');
  }

  private static FrameReport report(
      MethodRewriter rewriter,
      ControlFlow flow,
      OperandStacks stacks,
      LiveLocals locals,
      int place) {
    AbstractInsnNode node = flow.instruction(place);
    ResidualCode.Writer writer =
        new ResidualCode.Writer(rewriter.owner().name, rewriter.method(), flow);
    String stack = stacks.before(place);
    ResidualCode before = writer.before(place);
    List<Integer> live = live(before, locals, place);
    StringBuilder sorts = new StringBuilder(stack);
    live.forEach(local -> sorts.append(locals.before(place, local)));
    int[] valuesDuring = {};
    int during = Position.NOTHING_LEFT;
    if (isCall(node) && !writer.onlyReturns(place)) {
      ResidualCode rest = writer.during(place, Type.getReturnType(descriptor(node)));
      String below = stack.substring(0, stack.length() - arguments(node));
      during = rewriter.tables().residual("during " + below + '\n' + rest.text());
      valuesDuring = values(below, stack.length(), live, live(rest, locals, place));
    }
    Position position =
        new Position(
            typeOf(rewriter),
            rewriter.method().name,
            manner(rewriter, node),
            rewriter.tables().residual("before " + stack + '\n' + before.text()),
            values(stack, stack.length(), live, live),
            during,
            valuesDuring,
            sorts.toString());
    return new FrameReport(
        node,
        new LabelNode(),
        rewriter.tables().position(position),
        stack,
        live,
        sorts.substring(stack.length()),
        isCall(node) ? arguments(node) - 1 : 0,
        asks(rewriter, node));
  }

  /** The variables of residual code that are live at a place, in the order of that code. */
  private static List<Integer> live(ResidualCode code, LiveLocals locals, int place) {
    return code.variables().stream()
        .filter(local -> locals.before(place, local) != LiveLocals.DEAD)
        .toList();
  }

  /** The numbers of values: those on the stack first, then variables in some order. */
  private static int[] values(
      String stack, int stackSize, List<Integer> told, List<Integer> wanted) {
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < stack.length(); i++) {
      if (stack.charAt(i) != OperandStacks.RAW) {
        values.add(i);
      }
    }
    wanted.forEach(local -> values.add(stackSize + told.indexOf(local)));
    return values.stream().mapToInt(Integer::intValue).toArray();
  }

  private static boolean isCall(AbstractInsnNode node) {
    return node instanceof MethodInsnNode || node instanceof InvokeDynamicInsnNode;
  }

  private static String descriptor(AbstractInsnNode node) {
    return node instanceof MethodInsnNode call ? call.desc : ((InvokeDynamicInsnNode) node).desc;
  }

  private static int arguments(AbstractInsnNode node) {
    boolean receiver = node instanceof MethodInsnNode && node.getOpcode() != Opcodes.INVOKESTATIC;
    return Type.getArgumentTypes(descriptor(node)).length + (receiver ? 1 : 0);
  }

  private static Manner manner(MethodRewriter rewriter, AbstractInsnNode node) {
    if (!isCall(node)) {
      return Manner.AT_ONCE;
    }
    if (!(node instanceof MethodInsnNode call)) {
      return Manner.FOREIGN_CALL;
    }
    String declaring = declaring(rewriter, call);
    if (rewriter.hierarchy().isProgram(declaring)) {
      return call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKESPECIAL
          ? Manner.BOUND_CALL
          : Manner.CALL;
    }
    return Neutrality.isOneStep(declaring, call.name) ? Manner.AT_ONCE : Manner.FOREIGN_CALL;
  }

  /** What has to be asked about a call, since it may depend on which thread makes it. */
  private static Asks asks(MethodRewriter rewriter, AbstractInsnNode node) {
    if (node instanceof InvokeDynamicInsnNode dynamic) {
      return Neutrality.isNeutral(dynamic) ? Asks.NOTHING : Asks.THREAD;
    }
    if (!(node instanceof MethodInsnNode call)) {
      return Asks.NOTHING;
    }
    if (call.getOpcode() == Opcodes.INVOKEINTERFACE) {
      return Asks.RECEIVER;
    }
    String declaring = declaring(rewriter, call);
    return rewriter.hierarchy().isProgram(declaring)
            || Neutrality.isNeutral(declaring, call.name, call.desc)
        ? Asks.NOTHING
        : Asks.THREAD;
  }

  /** The class that declares the method which a call means, as far as that is known. */
  private static String declaring(MethodRewriter rewriter, MethodInsnNode call) {
    return call.owner.startsWith("[")
        ? call.owner
        : rewriter.hierarchy().declaring(call.owner, call.name, call.desc).orElse(call.owner);
  }
}
