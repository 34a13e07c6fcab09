package dev.jacquard.litmus.code;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The code that a thread still has before it at some instruction, in a form that does not depend on
 * where it stands nor on which registers it uses.
 *
 * <p>Two threads with equal residual texts, whose live registers hold equal values in the order
 * given here, behave alike from there on (Yang et al. 2009, residual code).
 *
 * @param text the instructions reachable, jumps and registers renumbered in order of discovery
 * @param live the registers whose present value is still read, in the order of that numbering
 */
public record Residual(String text, List<Integer> live) {
  private static final String PERSONAL = " own";

  public Residual {
    live = List.copyOf(live);
  }

  /** The residual code at the beginning. */
  public static Residual ofWhole(ThreadCode code) {
    return new Writer(code, new Liveness(code), Optional.empty()).residual(0);
  }

  /** The residual code at the beginning, with threads and locations renamed. */
  public static Residual ofWhole(ThreadCode code, Renaming renaming) {
    return new Writer(code, new Liveness(code), Optional.of(renaming)).residual(0);
  }

  /** The residual code at every instruction. */
  public static List<Residual> ofAll(ThreadCode code) {
    Liveness liveness = new Liveness(code);
    List<Residual> all = new ArrayList<>();
    for (int start = 0; start < code.instructions().size(); start++) {
      all.add(new Writer(code, liveness, Optional.empty()).residual(start));
    }
    return all;
  }

  /** Whether the code touches something that belongs to the thread alone. */
  boolean isPersonal() {
    return text.contains(PERSONAL);
  }

  /** Writes down reachable instructions in a canonical order. */
  private static final class Writer {
    private final ThreadCode code;
    private final Liveness liveness;
    private final Optional<Renaming> renaming;
    private final Map<Integer, Integer> numberOf = new HashMap<>();
    private final List<Integer> order = new ArrayList<>();
    private final Map<Integer, Integer> registers = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();

    Writer(ThreadCode code, Liveness liveness, Optional<Renaming> renaming) {
      this.code = code;
      this.liveness = liveness;
      this.renaming = renaming;
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
      return new Residual(text.toString(), registers.keySet().stream().filter(alive::get).toList());
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
          .append(i.mode() == Instruction.Mode.PATIENT ? "" : i.mode())
          .append(i.isPersonal() ? PERSONAL : "")
          .append(' ')
          .append(place(i))
          .append(' ')
          .append(register(i.left()))
          .append(right(i))
          .append(register(i.target()));
    }

    /** The location, or the array and the register of the index. */
    private String place(Instruction i) {
      if (i.isJump() || i.base() < 0 || i.namesThread()) {
        return "";
      }
      if (i.index() >= 0 && !isConstant(i.index())) {
        boolean moved = renaming.isPresent() && !renaming.get().fixes(i.base(), i.cells());
        return i.base() + "/" + i.cells() + register(i.index()) + (moved ? "moved" : "");
      }
      if (i.index() >= 0 && !isInRange(code.registers().initial()[i.index()], i)) {
        return "@outside";
      }
      int location = i.base() + offset(i);
      return "@" + renaming.map(r -> r.location(location)).orElse(location);
    }

    private String right(Instruction i) {
      if (i.rightIsRegister()) {
        return register(i.right());
      }
      if (i.namesThread()) {
        return "thread " + renaming.map(r -> r.thread(i.right())).orElse(i.right());
      }
      if (i.namesQueue() && (i.index() < 0 || isConstant(i.index()))) {
        int queue = i.right() + offset(i);
        return "queue " + renaming.map(r -> r.queue(queue)).orElse(queue);
      }
      return String.valueOf(i.right());
    }

    private boolean isConstant(int register) {
      return code.registers().constant()[register];
    }

    /** The index of the cell, if it is constant and in range. */
    private int offset(Instruction i) {
      int index = i.index() < 0 ? 0 : code.registers().initial()[i.index()];
      return isInRange(index, i) ? index : 0;
    }

    private static boolean isInRange(int index, Instruction i) {
      return index >= 0 && index < i.cells();
    }

    private String register(int register) {
      if (register < 0) {
        return "_";
      }
      if (isConstant(register)) {
        return "#" + code.registers().initial()[register] + ",";
      }
      return "r" + registers.computeIfAbsent(register, r -> registers.size()) + ",";
    }
  }

  /** Where a thread can be after an instruction, if it ends there. */
  public static List<Integer> successors(Instruction instruction, int at) {
    return switch (instruction.opcode()) {
      case END -> List.of();
      case JUMP -> List.of(instruction.base());
      case JUMP_IF_ZERO -> List.of(at + 1, instruction.base());
      default -> List.of(at + 1);
    };
  }
}
