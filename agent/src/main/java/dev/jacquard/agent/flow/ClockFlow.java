package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Where the time goes that a method reads from a clock, or from fields that keep it.
 *
 * <p>A label is the index of such a reading, or of an instruction that makes an array or an object
 * which may come to hold the time. Whatever is not known to do nothing with it counts as a
 * decision.
 *
 * <p>A program that waits for what is left of a time limit asks first whether anything is left.
 * That it gives up then is explored: it is what it does when the wait takes as long as it may. So
 * the comparison with zero of a variable that is also how long the method waits decides nothing.
 */
final class ClockFlow extends LabelledFlow {
  private static final BitSet NOTHING = new BitSet();

  /** How far before a wait its time limit is loaded, at most. */
  private static final int NEAR = 6;

  private final Predicate<FieldInsnNode> keeper;
  private final Map<Integer, BitSet> contents = new HashMap<>();
  private final BitSet decisive = new BitSet();
  private final Map<FieldInsnNode, BitSet> stored = new HashMap<>();
  private final Set<Integer> limits = new HashSet<>();

  /**
   * Follows the time through a method.
   *
   * @param keeper whether all reads of a field are looked at too
   */
  ClockFlow(MethodNode method, Predicate<FieldInsnNode> keeper) {
    super(method);
    this.keeper = keeper;
    for (int i = 0; i < flow().size(); i++) {
      if (flow().instruction(i) instanceof MethodInsnNode call
          && ClockUse.of(call) == ClockUse.WAITS) {
        addLimits(call);
      }
    }
    follow();
    for (int i = 0; i < flow().size(); i++) {
      AbstractInsnNode node = flow().instruction(i);
      if (reaches(i) && node.getOpcode() >= 0) {
        examine(i, node);
      }
    }
    close(decisive);
    stored.values().forEach(this::close);
  }

  private void addLimits(AbstractInsnNode call) {
    AbstractInsnNode node = call;
    for (int i = 0; i < NEAR && node.getPrevious() != null; i++) {
      node = node.getPrevious();
      if (node.getOpcode() == Opcodes.LLOAD) {
        limits.add(((VarInsnNode) node).var);
      }
    }
  }

  /** Whether something is decided by what an instruction has read. */
  boolean decides(AbstractInsnNode reading) {
    return decisive.get(index(reading));
  }

  /** The fields in which the time is kept that an instruction has read. */
  Set<FieldInsnNode> keepers(AbstractInsnNode reading) {
    Set<FieldInsnNode> keepers = new HashSet<>();
    stored.forEach(
        (field, labels) -> {
          if (labels.get(index(reading))) {
            keepers.add(field);
          }
        });
    return keepers;
  }

  private int index(AbstractInsnNode node) {
    for (int i = 0; i < flow().size(); i++) {
      if (flow().instruction(i) == node) {
        return i;
      }
    }
    throw new IllegalArgumentException("an instruction of another method");
  }

  /** Adds what objects hold to the objects. */
  private void close(BitSet labels) {
    int size;
    do {
      size = labels.cardinality();
      contents.forEach(
          (made, held) -> {
            if (labels.get(made)) {
              labels.or(held);
            }
          });
    } while (labels.cardinality() > size);
  }

  // ---- what values depend on -------------------------------------------------------------------

  @Override
  BitSet result(int index, AbstractInsnNode node, List<BitSet> operands) {
    int opcode = node.getOpcode();
    if (node instanceof MethodInsnNode call) {
      return switch (ClockUse.of(call)) {
        case READS -> with(index, operands);
        case CALCULATES, COLLECTS -> union(operands);
        default -> NOTHING;
      };
    }
    if (node instanceof InvokeDynamicInsnNode dynamic) {
      return isConcatenation(dynamic) ? union(operands) : NOTHING;
    }
    if (node instanceof FieldInsnNode field) {
      return keeper.test(field) ? with(index, List.of()) : NOTHING;
    }
    return switch (opcode) {
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> with(index, List.of());
      case Opcodes.NEW, Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF -> NOTHING;
      case Opcodes.LCMP -> isQuestionWhatIsLeft(node) ? NOTHING : union(operands);
      default -> union(operands);
    };
  }

  @Override
  BitSet constructed(int index, int made, AbstractInsnNode call) {
    return ClockUse.of((MethodInsnNode) call) == ClockUse.TELLS ? NOTHING : with(made, List.of());
  }

  private boolean isQuestionWhatIsLeft(AbstractInsnNode comparison) {
    AbstractInsnNode zero = comparison.getPrevious();
    return zero.getOpcode() == Opcodes.LCONST_0
        && zero.getPrevious() instanceof VarInsnNode variable
        && variable.getOpcode() == Opcodes.LLOAD
        && limits.contains(variable.var);
  }

  private static boolean isConcatenation(InvokeDynamicInsnNode dynamic) {
    return dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
  }

  private static BitSet with(int index, List<BitSet> others) {
    BitSet labels = union(others);
    labels.set(index);
    return labels;
  }

  private static BitSet union(List<BitSet> all) {
    BitSet labels = new BitSet();
    all.forEach(labels::or);
    return labels;
  }

  // ---- what becomes of them --------------------------------------------------------------------

  private void examine(int index, AbstractInsnNode node) {
    int opcode = node.getOpcode();
    if (node instanceof MethodInsnNode call) {
      call(index, call);
    } else if (node instanceof InvokeDynamicInsnNode dynamic) {
      if (!isConcatenation(dynamic)) {
        decideBy(operands(index));
      }
    } else if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      List<BitSet> operands = operands(index);
      BitSet value = operands.get(operands.size() - 1);
      stored.computeIfAbsent((FieldInsnNode) node, field -> new BitSet()).or(value);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      List<BitSet> operands = operands(index);
      decideBy(List.of(operands.get(1)));
      hold(operands.get(0), operands.get(2));
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      decideBy(List.of(operands(index).get(1)));
    } else if (isDecision(opcode)) {
      decideBy(operands(index));
    }
  }

  /** Jumps, returns, and how large an array is. */
  private static boolean isDecision(int opcode) {
    return (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ACMPNE)
        || (opcode >= Opcodes.TABLESWITCH && opcode <= Opcodes.ARETURN)
        || opcode == Opcodes.NEWARRAY
        || opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.MULTIANEWARRAY;
  }

  private void call(int index, MethodInsnNode call) {
    List<BitSet> operands = operands(index);
    int arguments = Type.getArgumentTypes(call.desc).length;
    List<BitSet> given = operands.subList(operands.size() - arguments, operands.size());
    ClockUse use = ClockUse.of(call);
    if (use == ClockUse.ANYTHING) {
      decideBy(operands);
    } else if (call.name.equals("<init>")) {
      int made = made(index, arguments);
      BitSet held = use == ClockUse.READS ? with(index, given) : union(given);
      if (made >= 0) {
        contents.computeIfAbsent(made, object -> new BitSet()).or(held);
      } else {
        decisive.or(held); // of the object that is under construction
      }
    } else if (use == ClockUse.COLLECTS && operands.size() > arguments) {
      hold(operands.get(0), union(given));
    }
  }

  /** An object or array comes to hold values; who else has it is not known, unless it is new. */
  private void hold(BitSet container, BitSet values) {
    List<Integer> made = new ArrayList<>();
    container.stream().filter(this::makes).forEach(made::add);
    if (made.isEmpty()) {
      decisive.or(values);
    }
    made.forEach(label -> contents.computeIfAbsent(label, object -> new BitSet()).or(values));
  }

  private boolean makes(int index) {
    int opcode = flow().instruction(index).getOpcode();
    return opcode == Opcodes.NEW
        || opcode == Opcodes.NEWARRAY
        || opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.MULTIANEWARRAY;
  }

  private void decideBy(List<BitSet> operands) {
    operands.forEach(decisive::or);
  }
}
