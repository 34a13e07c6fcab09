package dev.jacquard.litmus.code;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The code that a thread still has before it at some instruction, in a form that does not depend on
 * where it stands nor on which registers it uses.
 *
 * <p>Two threads with equal residual texts, whose live registers hold equal values in the order given
 * here, behave alike from there on (Yang et al. 2009, residual code).
 *
 * @param text the instructions reachable, jumps and registers renumbered in order of discovery
 * @param live the registers whose present value is still read, in the order of that numbering
 */
public record Residual(String text, List<Integer> live) {
  public Residual {
    live = List.copyOf(live);
  }

  /** The residual code at an instruction. */
  public static Residual at(ThreadCode code, int start) {
    return new Writer(code, new Liveness(code)).residual(start);
  }

  /** The residual code at every instruction. */
  public static List<Residual> ofAll(ThreadCode code) {
    Liveness liveness = new Liveness(code);
    List<Residual> all = new ArrayList<>();
    for (int start = 0; start < code.instructions().size(); start++) {
      all.add(new Writer(code, liveness).residual(start));
    }
    return all;
  }

  /** Writes down reachable instructions in a canonical order. */
  private static final class Writer {
    private final ThreadCode code;
    private final Liveness liveness;
    private final Map<Integer, Integer> numberOf = new HashMap<>();
    private final List<Integer> order = new ArrayList<>();
    private final Map<Integer, Integer> registers = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();

    Writer(ThreadCode code, Liveness liveness) {
      this.code = code;
      this.liveness = liveness;
    }

    Residual residual(int start) {
      number(start);
      for (int i = 0; i < order.size(); i++) {
        Instruction instruction = code.instructions().get(order.get(i));
        write(instruction);
        for (int next : successors(instruction, order.get(i))) {
          text.append(" >").append(number(next));
        }
        text.append('\n');
      }
      BitSet alive = liveness.before(start);
      return new Residual(
          text.toString(), registers.keySet().stream().filter(alive::get).toList());
    }

    private int number(int instruction) {
      return numberOf.computeIfAbsent(
          instruction,
          i -> {
            order.add(i);
            return order.size() - 1;
          });
    }

    private void write(Instruction i) {
      text.append(i.opcode())
          .append(i.operator() == null ? "" : i.operator().symbol())
          .append(i.unary() == null ? "" : i.unary().symbol())
          .append(' ')
          .append(i.isJump() ? "" : i.base() + "/" + i.cells())
          .append(' ')
          .append(register(i.index()))
          .append(register(i.left()))
          .append(i.rightIsRegister() ? register(i.right()) : String.valueOf(i.right()))
          .append(register(i.target()));
    }

    private String register(int register) {
      if (register < 0) {
        return "_";
      }
      if (code.registers().constant()[register]) {
        return "#" + code.registers().initial()[register] + ",";
      }
      return "r" + registers.computeIfAbsent(register, r -> registers.size()) + ",";
    }
  }

  static List<Integer> successors(Instruction instruction, int at) {
    return switch (instruction.opcode()) {
      case END -> List.of();
      case JUMP -> List.of(instruction.base());
      case JUMP_IF_ZERO -> List.of(at + 1, instruction.base());
      default -> List.of(at + 1);
    };
  }
}
