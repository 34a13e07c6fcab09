package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The code that a method still has before it, in a form that does not depend on where it stands nor
 * on which local variables it uses (Yang et al. 2009, residual code).
 *
 * <p>Two activations with equal texts, whose live values are equal in the order given here, go on
 * alike.
 *
 * @param text the instructions reachable, jumps and variables renumbered in order of discovery
 * @param variables the variables that occur in it, in the order of that numbering
 */
public record ResidualCode(String text, List<Integer> variables) {
  private static final String CONCATENATION = "java/lang/invoke/StringConcatFactory";

  /** Writes residual code of one method. */
  public static final class Writer {
    private final String owner;
    private final MethodNode method;
    private final ControlFlow flow;
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final List<Integer> order = new ArrayList<>();
    private final Set<Integer> variables = new LinkedHashSet<>();
    private final Map<Integer, Integer> variableNumbers = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    public Writer(String owner, MethodNode method, ControlFlow flow) {
      this.owner = owner;
      this.method = method;
      this.flow = flow;
    }

    /** What is left before an instruction is executed. */
    public ResidualCode before(int index) {
      begin();
      number(index);
      return written();
    }

    /** What is left while the method that an instruction calls is at work. */
    public ResidualCode during(int index, Type result) {
      begin();
      text.append("calls ").append(result.getSort());
      follow(index);
      return written();
    }

    /** Whether nothing is left while the method that an instruction calls is at work. */
    public boolean onlyReturns(int index) {
      int next = index + 1;
      while (next < flow.size() && flow.instruction(next).getOpcode() < 0) {
        next++;
      }
      return next < flow.size()
          && flow.instruction(next).getOpcode() == Opcodes.RETURN
          && flow.handlers(index).isEmpty()
          && (method.access & Opcodes.ACC_SYNCHRONIZED) == 0;
    }

    private void begin() {
      numbers.clear();
      order.clear();
      variables.clear();
      variableNumbers.clear();
      text.setLength(0);
      text.append(method.access & Opcodes.ACC_SYNCHRONIZED).append('\n');
    }

    private ResidualCode written() {
      for (int i = 0; i < order.size(); i++) {
        int index = order.get(i);
        text.append(flow.instruction(index).getOpcode());
        write(flow.instruction(index), index);
        follow(index);
      }
      return new ResidualCode(text.toString(), List.copyOf(variables));
    }

    /** Where it may go from an instruction, the handlers with what they catch. */
    private void follow(int index) {
      List<Integer> handlers = flow.handlers(index);
      for (int next : flow.successors(index)) {
        if (!handlers.contains(next)) {
          text.append(" >").append(number(next));
        }
      }
      for (TryCatchBlockNode block : method.tryCatchBlocks) {
        if (method.instructions.indexOf(block.start) <= index
            && index < method.instructions.indexOf(block.end)) {
          text.append(" !").append(block.type).append(' ');
          text.append(number(method.instructions.indexOf(block.handler)));
        }
      }
      text.append('\n');
    }

    /** The number of the first real instruction from an index on. */
    private int number(int from) {
      int index = from;
      while (index + 1 < flow.size() && flow.instruction(index).getOpcode() < 0) {
        index++;
      }
      Integer known = numbers.get(index);
      if (known == null) {
        known = order.size();
        numbers.put(index, known);
        order.add(index);
      }
      return known;
    }

    private String variable(int local) {
      Integer number = variableNumbers.get(local);
      if (number == null) {
        number = variables.size();
        variableNumbers.put(local, number);
        variables.add(local);
      }
      return " r" + number;
    }

    private void write(AbstractInsnNode node, int index) {
      if (node instanceof VarInsnNode access) {
        text.append(variable(access.var));
      } else if (node instanceof IincInsnNode increment) {
        text.append(variable(increment.var)).append(' ').append(increment.incr);
      } else if (node instanceof FieldInsnNode field) {
        text.append(' ').append(field.owner).append('.').append(field.name).append(field.desc);
      } else if (node instanceof MethodInsnNode call) {
        // what a call of a superclass's method means depends on where it stands
        text.append(' ').append(call.owner).append('.').append(call.name).append(call.desc);
        text.append(call.getOpcode() == Opcodes.INVOKESPECIAL ? owner : "");
      } else if (node instanceof InvokeDynamicInsnNode dynamic) {
        write(dynamic, index);
      } else {
        text.append(' ').append(constant(node));
      }
    }

    /** Each place has its own lambda object; only strings are the same wherever they are made. */
    private void write(InvokeDynamicInsnNode dynamic, int index) {
      text.append(' ').append(dynamic.name).append(dynamic.desc).append(dynamic.bsm);
      text.append(quoted(Arrays.toString(dynamic.bsmArgs)));
      if (!dynamic.bsm.getOwner().equals(CONCATENATION)) {
        text.append(owner).append('.').append(method.name).append(method.desc).append(index);
      }
    }

    /** Whatever it contains, it can't be taken for something else. */
    private static String quoted(String words) {
      return " " + words.length() + ':' + words;
    }

    private static String constant(AbstractInsnNode node) {
      if (node instanceof TypeInsnNode type) {
        return type.desc;
      }
      if (node instanceof IntInsnNode number) {
        return String.valueOf(number.operand);
      }
      if (node instanceof LdcInsnNode loaded) {
        return loaded.cst.getClass().getName() + quoted(loaded.cst.toString());
      }
      if (node instanceof MultiANewArrayInsnNode array) {
        return array.desc + array.dims;
      }
      if (node instanceof TableSwitchInsnNode table) {
        return table.min + ".." + table.max;
      }
      return node instanceof LookupSwitchInsnNode lookup ? lookup.keys.toString() : "";
    }
  }
}
