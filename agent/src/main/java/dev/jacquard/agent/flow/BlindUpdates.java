package dev.jacquard.agent.flow;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds the reads of numbers whose value goes nowhere but into a write of the same field, or of an
 * element of an array of the same sort: {@code count++}, {@code sum += n}, {@code a[i] ^= mask}.
 * Nothing of the value stays with the thread. Whether both are in the same object is seen when the
 * code runs.
 *
 * <p>Between the two there is no jump, no call and nothing else that may be a step, and what is
 * calculated can't fail because of the value.
 */
public final class BlindUpdates {
  /** Stands for the value that is followed; no sort of values. */
  private static final int FOLLOWED = '!';

  /** More than any instruction takes from below. */
  private static final int REACH = 4;

  private static final int[] UNKNOWN = new int[24];
  private static final String MATH = Type.getInternalName(Math.class);
  private static final Set<String> TOTAL = Set.of("min", "max", "abs");

  static {
    Arrays.fill(UNKNOWN, 'I');
  }

  private final String self;
  private final Predicate<FieldInsnNode> plain;
  private final Set<LabelNode> targets = new HashSet<>();
  private final Set<AbstractInsnNode> found = Collections.newSetFromMap(new IdentityHashMap<>());

  private BlindUpdates(String self, Predicate<FieldInsnNode> plain) {
    this.self = self;
    this.plain = plain;
  }

  /**
   * The reads and the writes of such updates in a method.
   *
   * @param self the class of the method, whose initialiser has run
   * @param plain whether an access to a field is no step
   */
  public static Set<AbstractInsnNode> in(
      MethodNode method, String self, Predicate<FieldInsnNode> plain) {
    BlindUpdates updates = new BlindUpdates(self, plain);
    if (updates.mayHave(method)) {
      updates.find(method);
    }
    return updates.found;
  }

  private boolean mayHave(MethodNode method) {
    boolean reads = false;
    boolean writes = false;
    for (AbstractInsnNode node : method.instructions) {
      reads |= isRead(node);
      writes |= isWrite(node);
    }
    return reads && writes;
  }

  private void find(MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof JumpInsnNode jump) {
        targets.add(jump.label);
      } else if (node instanceof TableSwitchInsnNode table) {
        targets.addAll(table.labels);
        targets.add(table.dflt);
      } else if (node instanceof LookupSwitchInsnNode lookup) {
        targets.addAll(lookup.labels);
        targets.add(lookup.dflt);
      }
    }
    for (AbstractInsnNode node : method.instructions) {
      if (isRead(node) && (!(node instanceof FieldInsnNode field) || plain.test(field))) {
        AbstractInsnNode write = follow(node);
        if (write != null) {
          found.add(node);
          found.add(write);
        }
      }
    }
  }

  private static boolean isRead(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    return node instanceof FieldInsnNode field
        ? (opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) && isNumber(field)
        : opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD && opcode != Opcodes.AALOAD;
  }

  private static boolean isWrite(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    return node instanceof FieldInsnNode field
        ? (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) && isNumber(field)
        : opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE && opcode != Opcodes.AASTORE;
  }

  private static boolean isNumber(FieldInsnNode field) {
    return field.desc.length() == 1;
  }

  /** The write that the value of a read ends in, or null if anything else is made of it. */
  private AbstractInsnNode follow(AbstractInsnNode read) {
    int[] stack = Arrays.copyOf(UNKNOWN, UNKNOWN.length + 1);
    stack[UNKNOWN.length] = FOLLOWED;
    for (AbstractInsnNode node = read.getNext(); node != null; node = node.getNext()) {
      if (node instanceof FrameNode || (node instanceof LabelNode l && targets.contains(l))) {
        return null; // there is more than one way to come here
      }
      if (node.getOpcode() < 0) {
        continue;
      }
      boolean onTop = stack[stack.length - 1] == FOLLOWED;
      if (isWrite(node)) {
        return onTop && takesBack(read, node) ? node : null;
      }
      if (stack.length < REACH || !isHarmless(node, read) || movesFollowed(node, stack)) {
        return null;
      }
      int[] after = new StackEffect(stack, node, 0).after();
      if (!contains(after)) {
        if (!calculates(node, onTop)) {
          return null;
        }
        after[after.length - 1] = FOLLOWED;
      }
      stack = after;
    }
    return null;
  }

  private static boolean contains(int[] stack) {
    return Arrays.stream(stack).anyMatch(value -> value == FOLLOWED);
  }

  /** Whether a write may be to where a value was read. */
  private boolean takesBack(AbstractInsnNode read, AbstractInsnNode write) {
    if (read instanceof FieldInsnNode from && write instanceof FieldInsnNode to) {
      return from.name.equals(to.name)
          && from.desc.equals(to.desc)
          && from.owner.equals(to.owner)
          && plain.test(to);
    }
    return write.getOpcode() - Opcodes.IASTORE == read.getOpcode() - Opcodes.IALOAD;
  }

  /** Whether an instruction is neither a step nor a jump, whatever it makes of the value. */
  private boolean isHarmless(AbstractInsnNode node, AbstractInsnNode read) {
    int opcode = node.getOpcode();
    if (node instanceof MethodInsnNode call) {
      return isTotal(call);
    }
    if (node instanceof FieldInsnNode field) {
      return (opcode == Opcodes.GETFIELD || isInitialised(field.owner, read)) && plain.test(field);
    }
    if (node instanceof LdcInsnNode constant) {
      return constant.cst instanceof Number;
    }
    return (node instanceof VarInsnNode && opcode != Opcodes.RET)
        || node instanceof IincInsnNode
        || (node instanceof IntInsnNode && opcode != Opcodes.NEWARRAY)
        || opcode <= Opcodes.DCONST_1
        || (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
        || (opcode >= Opcodes.DUP && opcode <= Opcodes.I2S)
        || opcode == Opcodes.ARRAYLENGTH;
  }

  /** Whether a class is known to be initialised, which may take steps, when a read is over. */
  private boolean isInitialised(String owner, AbstractInsnNode read) {
    return owner.equals(self)
        || (read.getOpcode() == Opcodes.GETSTATIC && owner.equals(((FieldInsnNode) read).owner));
  }

  private static boolean isTotal(MethodInsnNode call) {
    return call.owner.equals(MATH) && TOTAL.contains(call.name);
  }

  /** Whether an instruction moves or copies what is near the top, the value perhaps too. */
  private static boolean movesFollowed(AbstractInsnNode node, int[] stack) {
    if (node.getOpcode() < Opcodes.DUP || node.getOpcode() > Opcodes.SWAP) {
      return false;
    }
    for (int i = Math.max(0, stack.length - REACH); i < stack.length; i++) {
      if (stack[i] == FOLLOWED) {
        return true;
      }
    }
    return false;
  }

  /** Whether an instruction makes a number of the value, and can't fail because of it. */
  private static boolean calculates(AbstractInsnNode node, boolean onTop) {
    return switch (node.getOpcode()) {
      case Opcodes.IDIV, Opcodes.LDIV, Opcodes.IREM, Opcodes.LREM -> !onTop;
      case Opcodes.INVOKESTATIC -> true;
      default -> node.getOpcode() >= Opcodes.IADD && node.getOpcode() <= Opcodes.I2S;
    };
  }
}
