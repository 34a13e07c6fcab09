package dev.jacquard.litmus.code;

import java.util.Arrays;
import java.util.Optional;

/**
 * How the code of one thread corresponds to that of another copy of the same definition: the same
 * instructions, which differ in locations and in the numbers of registers at most.
 *
 * @param locations what the thread touches where the other one touches a location
 * @param registers what the thread keeps in a register where the other one uses a register
 */
public record Counterparts(int[] locations, int[] registers) {

  /** How a thread corresponds to itself. */
  static Counterparts same(Layout layout, ThreadCode code) {
    return new Counterparts(numbers(layout.locations()), numbers(code.registers().count()));
  }

  private static int[] numbers(int count) {
    int[] numbers = new int[count];
    Arrays.setAll(numbers, i -> i);
    return numbers;
  }

  /** How the code of a thread corresponds to that of an earlier one, if it does. */
  static Optional<Counterparts> of(
      Layout layout, int earlier, ThreadCode first, int thread, ThreadCode code) {
    Comparison comparison = new Comparison(layout, first, code);
    boolean alike =
        first.instructions().size() == code.instructions().size()
            && comparison.location(layout.permit(earlier), layout.permit(thread))
            && comparison.location(layout.life(earlier), layout.life(thread))
            && comparison.location(layout.flag(earlier), layout.flag(thread));
    for (int i = 0; alike && i < first.instructions().size(); i++) {
      alike = comparison.instruction(first.instructions().get(i), code.instructions().get(i));
    }
    return alike ? Optional.of(comparison.result()) : Optional.empty();
  }

  /** Compares instruction by instruction, and remembers what corresponds to what. */
  private static final class Comparison {
    private static final int NONE = -1;

    private final ThreadCode first;
    private final ThreadCode code;
    private final int[] locations;
    private final int[] locationsBack;
    private final int[] registers;
    private final int[] registersBack;

    Comparison(Layout layout, ThreadCode first, ThreadCode code) {
      this.first = first;
      this.code = code;
      locations = none(layout.locations());
      locationsBack = none(layout.locations());
      registers = none(first.registers().count());
      registersBack = none(code.registers().count());
    }

    private static int[] none(int count) {
      int[] none = new int[count];
      Arrays.fill(none, NONE);
      return none;
    }

    Counterparts result() {
      for (int location = 0; location < locations.length; location++) {
        locations[location] = locations[location] == NONE ? location : locations[location];
      }
      return new Counterparts(locations, registers);
    }

    boolean instruction(Instruction a, Instruction b) {
      return a.opcode() == b.opcode()
          && a.operator() == b.operator()
          && a.unary() == b.unary()
          && a.mode() == b.mode()
          && a.cells() == b.cells()
          && a.base() == b.base()
          && a.position().equals(b.position())
          && register(a.target(), b.target())
          && register(a.left(), b.left())
          && (a.rightIsRegister() ? register(a.right(), b.right()) : a.right() == b.right())
          && place(a, b);
    }

    /** A cell by a constant index may be another one; an array as a whole is the same. */
    private boolean place(Instruction a, Instruction b) {
      if (a.index() < 0 || b.index() < 0) {
        return a.index() == b.index() && (isElsewhere(a) || location(a.base(), b.base()));
      }
      if (isConstant(first, a.index()) && isConstant(code, b.index())) {
        int one = first.registers().initial()[a.index()];
        int other = code.registers().initial()[b.index()];
        boolean there = one >= 0 && one < a.cells() && other >= 0 && other < b.cells();
        return one == other && !there
            || there
                && (one == other || !a.namesQueue())
                && location(a.base() + one, b.base() + other);
      }
      return register(a.index(), b.index()) && array(a.base(), a.cells());
    }

    /** Whether the base is no location that the code names. */
    private static boolean isElsewhere(Instruction a) {
      return a.base() < 0 || a.isJump();
    }

    private boolean array(int base, int cells) {
      for (int cell = base; cell < base + cells; cell++) {
        if (!location(cell, cell)) {
          return false;
        }
      }
      return true;
    }

    boolean location(int a, int b) {
      return pair(a, b, locations, locationsBack);
    }

    private boolean register(int a, int b) {
      if (a < 0 || b < 0) {
        return a == b;
      }
      if (isConstant(first, a) || isConstant(code, b)) {
        return isConstant(first, a)
            && isConstant(code, b)
            && first.registers().initial()[a] == code.registers().initial()[b];
      }
      return first.registers().initial()[a] == code.registers().initial()[b]
          && pair(a, b, registers, registersBack);
    }

    private static boolean isConstant(ThreadCode code, int register) {
      return code.registers().constant()[register];
    }

    private static boolean pair(int a, int b, int[] there, int[] back) {
      if (there[a] == NONE && back[b] == NONE) {
        there[a] = b;
        back[b] = a;
      }
      return there[a] == b && back[b] == a;
    }
  }
}
