package dev.jacquard.litmus;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.litmus.code.Ends;
import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.Liveness;
import dev.jacquard.litmus.code.ThreadCode;
import dev.jacquard.litmus.syntax.BinaryOperator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where the threads stand in their code, and what their registers make of an instruction. */
final class ThreadStates {
  private final Layout layout;
  private final Instruction[][] code;
  private final int[][] initialRegisters;
  private final int[][] registers;
  private final int[] counter;
  private final List<ThreadCode> threads;
  private int[][][] live;
  private List<Ends> ends;

  ThreadStates(Layout layout, List<ThreadCode> threads) {
    int count = threads.size();
    this.layout = layout;
    this.threads = threads;
    code = new Instruction[count][];
    initialRegisters = new int[count][];
    registers = new int[count][];
    for (int t = 0; t < count; t++) {
      code[t] = threads.get(t).instructions().toArray(new Instruction[0]);
      initialRegisters[t] = threads.get(t).registers().initial();
      registers[t] = initialRegisters[t].clone();
    }
    counter = new int[count];
  }

  void reset() {
    for (int t = 0; t < code.length; t++) {
      System.arraycopy(initialRegisters[t], 0, registers[t], 0, registers[t].length);
      counter[t] = 0;
    }
  }

  int count() {
    return code.length;
  }

  /** The code of a thread, to be read only. */
  Instruction[] code(int t) {
    return code[t];
  }

  /** The instruction that a thread stands before. */
  Instruction at(int t) {
    return code[t][counter[t]];
  }

  /** The number of that instruction. */
  int counter(int t) {
    return counter[t];
  }

  void goOn(int t) {
    counter[t]++;
  }

  void jump(int t, int target) {
    counter[t] = target;
  }

  /** The registers of a thread themselves. */
  int[] registers(int t) {
    return registers[t];
  }

  boolean inBounds(int t, Instruction instruction) {
    int index = index(t, instruction);
    return index >= 0 && index < instruction.cells();
  }

  int index(int t, Instruction instruction) {
    return instruction.index() < 0 ? 0 : registers[t][instruction.index()];
  }

  /** The location that an instruction is about. */
  int location(int t, Instruction instruction) {
    return switch (instruction.opcode()) {
      case PARK, TRY_PARK -> layout.permit(t);
      case LAST_STEP -> layout.life(t);
      case INTERRUPTED -> layout.flag(t);
      default ->
          instruction.base() < 0
              ? Operation.NO_LOCATION
              : instruction.base() + index(t, instruction);
    };
  }

  /** What an operation takes along. */
  long argument(int t, Instruction instruction) {
    return switch (instruction.opcode()) {
      case COMPARE_AND_SET, ACQUIRE, RELEASE, TRY_ACQUIRE -> registers[t][instruction.left()];
      case AWAIT, VOLATILE_AWAIT ->
          comparison(instruction.operator()).with(registers[t][instruction.left()]);
      case WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> queue(t, instruction);
      case START, JOIN, TRY_JOIN, UNPARK, INTERRUPT -> instruction.right();
      case LAST_STEP -> t;
      default -> 0;
    };
  }

  private static Comparison comparison(BinaryOperator operator) {
    return switch (operator) {
      case EQUAL -> Comparison.EQUAL;
      case NOT_EQUAL -> Comparison.NOT_EQUAL;
      case LESS -> Comparison.LESS;
      case LESS_OR_EQUAL -> Comparison.LESS_OR_EQUAL;
      case GREATER -> Comparison.GREATER;
      case GREATER_OR_EQUAL -> Comparison.GREATER_OR_EQUAL;
      default -> throw new IllegalStateException(operator + " is no comparison");
    };
  }

  int queue(int t, Instruction instruction) {
    return instruction.right() + index(t, instruction);
  }

  /** Adds where the threads stand, and what they still need of their registers. */
  void describe(Fingerprint state) {
    if (live == null) { // most runs do not ask
      live = liveRegisters();
    }
    for (int t = 0; t < code.length; t++) {
      state.add(counter[t]);
      for (int register : live[t][counter[t]]) {
        state.add(registers[t][register]);
      }
    }
  }

  /** Whether a thread could come to its end by its code. */
  boolean hasEnd(int t) {
    if (ends == null) { // most runs do not ask
      ends = threads.stream().map(Ends::new).toList();
    }
    return ends.get(t).areAheadOf(counter[t]);
  }

  private int[][][] liveRegisters() {
    int[][][] all = new int[code.length][][];
    for (int t = 0; t < all.length; t++) {
      Liveness liveness = new Liveness(threads.get(t));
      int[][] needed = new int[code[t].length][];
      Arrays.setAll(needed, at -> liveness.before(at).stream().toArray());
      all[t] = needed;
    }
    return all;
  }

  /** Everything about the threads that determines what can still happen. */
  List<Object> snapshot() {
    List<Object> all = new ArrayList<>();
    for (int t = 0; t < code.length; t++) {
      all.add(counter[t]);
      for (int register : registers[t]) {
        all.add(register);
      }
    }
    return all;
  }
}
