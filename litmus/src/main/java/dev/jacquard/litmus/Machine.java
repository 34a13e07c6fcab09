package dev.jacquard.litmus;

import dev.jacquard.kernel.Comparison;
import dev.jacquard.kernel.Director;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Moves;
import dev.jacquard.kernel.Operation;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Trace;
import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.LocalStates;
import dev.jacquard.litmus.code.Opcode;
import dev.jacquard.litmus.code.ThreadCode;
import dev.jacquard.litmus.syntax.BinaryOperator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The state of a running litmus program and the meaning of its instructions.
 *
 * <p>A thread stands before a visible instruction, or it has ended. Executing that instruction is
 * one step; the invisible ones behind it belong to the step.
 */
final class Machine implements Moves {
  /** More invisible instructions than this in a row are taken for a loop without end. */
  private static final int COMPUTATION_LIMIT = 1_000_000;

  private static final int NOT_WAITING = -1;

  private final Layout layout;
  private final Director director;
  private final Optional<LocalStates> localStates;
  private final Instruction[][] code;
  private final int[][] initialRegisters;
  private final boolean[] startedByOthers;
  private final long[] initialStates;

  private final long[] states;
  private final int[][] registers;
  private final int[] counter;
  private final int[] depth;
  private final int[] savedDepth;
  private final int[] waitsIn;
  private final int[] ticket;
  private int nextTicket;

  Machine(
      Layout layout,
      List<ThreadCode> threads,
      Director director,
      Optional<LocalStates> localStates) {
    int count = threads.size();
    this.localStates = localStates;
    this.layout = layout;
    this.director = director;
    code = new Instruction[count][];
    initialRegisters = new int[count][];
    registers = new int[count][];
    startedByOthers = new boolean[count];
    for (int t = 0; t < count; t++) {
      code[t] = threads.get(t).instructions().toArray(new Instruction[0]);
      initialRegisters[t] = threads.get(t).registers().initial();
      registers[t] = initialRegisters[t].clone();
      markStarted(code[t]);
    }
    initialStates = layout.initialStates();
    states = initialStates.clone();
    counter = new int[count];
    depth = new int[states.length];
    savedDepth = new int[count];
    waitsIn = new int[count];
    ticket = new int[count];
  }

  private void markStarted(Instruction[] instructions) {
    for (Instruction instruction : instructions) {
      if (instruction.opcode() == Opcode.START) {
        startedByOthers[instruction.right()] = true;
      }
    }
  }

  /** One run. */
  Trace run(Plan plan) {
    reset();
    director.begin(plan);
    for (int t = 0; t < code.length; t++) {
      if (!startedByOthers[t]) {
        begin(t);
      }
    }
    for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
      step(t);
    }
    return director.finish(this);
  }

  private void reset() {
    System.arraycopy(initialStates, 0, states, 0, states.length);
    for (int t = 0; t < code.length; t++) {
      System.arraycopy(initialRegisters[t], 0, registers[t], 0, registers[t].length);
      counter[t] = 0;
      waitsIn[t] = NOT_WAITING;
    }
    Arrays.fill(depth, 0);
    nextTicket = 0;
  }

  private void begin(int t) {
    states[layout.life(t)] = 1;
    compute(t);
  }

  @Override
  public int choices(int t) {
    Instruction instruction = code[t][counter[t]];
    switch (instruction.opcode()) {
      case CHOOSE:
        return instruction.right() - director.sharing().leastChoice(t);
      case NOTIFY:
        return Math.max(1, offeredWaiters(t));
      default:
        Kind kind = instruction.opcode().kind();
        long state = states[location(t, instruction)];
        return kind.enabledAt(state, argument(t, instruction), t) ? 1 : 0;
    }
  }

  @Override
  public int label(int t, int alternative) {
    Instruction instruction = code[t][counter[t]];
    return switch (instruction.opcode()) {
      case CHOOSE -> director.sharing().leastChoice(t) + alternative;
      case NOTIFY -> waitersBefore(offeredWaiter(queue(t, instruction), alternative), t);
      default -> alternative;
    };
  }

  /** How many waiters of the same queue have a lower number; 0 for nobody. */
  private int waitersBefore(int waiter, int t) {
    int queue = queue(t, code[t][counter[t]]);
    int count = 0;
    for (int w = 0; w < waiter; w++) {
      count += waitsIn[w] == queue ? 1 : 0;
    }
    return layout.isFifo(queue) ? 0 : count;
  }

  /** Executes the invisible instructions of a thread up to its next visible one. */
  private void compute(int t) {
    for (int budget = COMPUTATION_LIMIT; budget > 0; budget--) {
      Instruction instruction = code[t][counter[t]];
      if (instruction.opcode().visible()) {
        if (!arrive(t, instruction)) {
          continue; // a re-entrant lock or unlock, executed on the way
        }
        return;
      }
      if (!computeOne(t, instruction)) {
        states[layout.life(t)] = Kind.ENDED;
        return;
      }
    }
    director.cut();
  }

  /** Executes an invisible instruction; false if the thread has ended. */
  private boolean computeOne(int t, Instruction instruction) {
    int[] r = registers[t];
    counter[t]++;
    switch (instruction.opcode()) {
      case MOVE -> r[instruction.target()] = r[instruction.left()];
      case UNARY -> r[instruction.target()] = instruction.unary().apply(r[instruction.left()]);
      case BINARY -> {
        if (instruction.operator().isDivision() && r[instruction.right()] == 0) {
          return fail(t, Failure.Type.EXCEPTION, "division by zero", instruction);
        }
        r[instruction.target()] =
            instruction.operator().apply(r[instruction.left()], r[instruction.right()]);
      }
      case JUMP -> counter[t] = instruction.base();
      case JUMP_IF_ZERO -> {
        if (r[instruction.left()] == 0) {
          counter[t] = instruction.base();
        }
      }
      case ASSERT -> {
        if (r[instruction.left()] == 0) {
          return fail(t, Failure.Type.ASSERTION, "the assertion failed", instruction);
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean fail(int t, Failure.Type type, String message, Instruction instruction) {
    director.fail(type, t, message + " at line " + instruction.position().line());
    return false;
  }

  /** Ends a thread that did what it may not do. */
  private boolean die(int t, String message, Instruction instruction) {
    fail(t, Failure.Type.EXCEPTION, message, instruction);
    states[layout.life(t)] = Kind.ENDED;
    return true;
  }

  /** Brings a thread before a visible instruction; false if it turned out to be invisible. */
  private boolean arrive(int t, Instruction instruction) {
    int index = instruction.index() < 0 ? 0 : registers[t][instruction.index()];
    if (index < 0 || index >= instruction.cells()) {
      return die(t, "index " + index + " is out of bounds", instruction);
    }
    int location = location(t, instruction);
    boolean owner = location >= 0 && states[location] == t + 1L;
    switch (instruction.opcode()) {
      case LOCK, TRY_LOCK:
        if (owner) {
          return reenter(t, instruction, location);
        }
        break;
      case UNLOCK:
        if (owner && depth[location] > 1) {
          depth[location]--;
          counter[t]++;
          return false;
        }
        if (!owner) {
          return die(t, "unlock of a lock that the thread does not hold", instruction);
        }
        break;
      case WAIT, NOTIFY, NOTIFY_ALL:
        if (!owner) {
          return die(t, "wait or notify without holding the lock", instruction);
        }
        break;
      case ACQUIRE, RELEASE, TRY_ACQUIRE:
        if (registers[t][instruction.left()] < 0) {
          return die(t, "a negative number of permits", instruction);
        }
        break;
      default:
        break;
    }
    director.arrive(t, instruction.opcode().kind(), location, argument(t, instruction), counter[t]);
    if (localStates.isPresent()) {
      director.stateOf(t, localStates.get().number(t, counter[t], registers[t], holds(t)));
    }
    if (instruction.opcode() == Opcode.WAIT && layout.isFifo(queue(t, instruction))) {
      director.distinguish(t); // the queue remembers who came first
    }
    return true;
  }

  /** Whether a thread owns any lock. */
  private boolean holds(int t) {
    for (int location = 0; location < states.length; location++) {
      if (depth[location] > 0 && states[location] == t + 1L) {
        return true;
      }
    }
    return false;
  }

  private boolean reenter(int t, Instruction instruction, int location) {
    depth[location]++;
    if (instruction.opcode() == Opcode.TRY_LOCK) {
      registers[t][instruction.target()] = 1;
    }
    counter[t]++;
    return false;
  }

  private int location(int t, Instruction instruction) {
    if (instruction.opcode() == Opcode.PARK) {
      return layout.permit(t);
    }
    if (instruction.base() < 0) {
      return Operation.NO_LOCATION;
    }
    return instruction.index() < 0
        ? instruction.base()
        : instruction.base() + registers[t][instruction.index()];
  }

  private long argument(int t, Instruction instruction) {
    return switch (instruction.opcode()) {
      case COMPARE_AND_SET, ACQUIRE, RELEASE, TRY_ACQUIRE -> registers[t][instruction.left()];
      case AWAIT, VOLATILE_AWAIT ->
          comparison(instruction.operator()).with(registers[t][instruction.left()]);
      case WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> queue(t, instruction);
      case START, JOIN, UNPARK -> instruction.right();
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

  private int queue(int t, Instruction instruction) {
    int index = instruction.index() < 0 ? 0 : registers[t][instruction.index()];
    return instruction.right() + index;
  }

  /** One step: the visible instruction of a thread and the invisible ones behind it. */
  private void step(int t) {
    Instruction instruction = code[t][counter[t]];
    int where = location(t, instruction);
    long before = where < 0 ? 0 : states[where];
    long result = execute(t, instruction, where, before);
    director.record(before, where < 0 ? 0 : states[where], result);
    if (instruction.target() >= 0) {
      registers[t][instruction.target()] = (int) result;
    }
    counter[t]++;
    if (instruction.opcode() == Opcode.START && before != 0) {
      die(t, layout.threadName(instruction.right()) + " was started before", instruction);
      return;
    }
    compute(t);
    if (instruction.opcode() == Opcode.WAIT) {
      director.dormant(t, true);
    } else if (instruction.opcode() == Opcode.START) {
      begin(instruction.right());
    }
  }

  /** Changes the state and gives the result of the operation. */
  private long execute(int t, Instruction instruction, int where, long before) {
    int[] r = registers[t];
    switch (instruction.opcode()) {
      case READ, VOLATILE_READ, AWAIT, VOLATILE_AWAIT:
        return before;
      case WRITE, VOLATILE_WRITE:
        states[where] = r[instruction.left()];
        return states[where];
      case ADD:
        states[where] = (int) before + r[instruction.left()];
        return before;
      case SWAP:
        states[where] = r[instruction.left()];
        return before;
      case COMPARE_AND_SET:
        if (before != r[instruction.left()]) {
          return 0;
        }
        states[where] = r[instruction.right()];
        return 1;
      case LOCK, TRY_LOCK:
        return takeIfFree(t, where, 1);
      case REACQUIRE:
        return takeIfFree(t, where, savedDepth[t]);
      case UNLOCK:
        free(where);
        return 0;
      case WAIT:
        savedDepth[t] = depth[where];
        waitsIn[t] = queue(t, instruction);
        ticket[t] = nextTicket++;
        free(where);
        return 0;
      case NOTIFY:
        return wake(waiter(t, instruction));
      case NOTIFY_ALL:
        wakeAll(queue(t, instruction));
        return 0;
      case PARK:
        states[where] = 0;
        return 0;
      case UNPARK:
        states[where] = 1;
        return 0;
      case ACQUIRE, TRY_ACQUIRE:
        return takePermits(where, before, r[instruction.left()]);
      case RELEASE:
        states[where] = before + r[instruction.left()];
        return 0;
      case START:
        if (before != 0) {
          return 0;
        }
        states[where] = 1;
        return 1;
      case CHOOSE:
        return director.sharing().leastChoice(t) + director.alternative();
      default:
        return 0; // JOIN
    }
  }

  private long takeIfFree(int t, int lock, int levels) {
    if (states[lock] != 0) {
      return 0;
    }
    states[lock] = t + 1L;
    depth[lock] = levels;
    return 1;
  }

  private void free(int lock) {
    states[lock] = 0;
    depth[lock] = 0;
  }

  private long takePermits(int semaphore, long before, int permits) {
    if (before < permits) {
      return 0;
    }
    states[semaphore] = before - permits;
    return 1;
  }

  private long wake(int t) {
    if (t >= 0) {
      waitsIn[t] = NOT_WAITING;
      director.dormant(t, false);
    }
    return t;
  }

  private void wakeAll(int queue) {
    for (int t = 0; t < waitsIn.length; t++) {
      if (waitsIn[t] == queue) {
        wake(t);
      }
    }
  }

  /** How many waiters a notify may wake, as far as they can be told apart. */
  private int offeredWaiters(int t) {
    int queue = queue(t, code[t][counter[t]]);
    if (layout.isFifo(queue)) {
      return 1;
    }
    int count = 0;
    for (int w = 0; w < waitsIn.length; w++) {
      if (isOffered(w, queue)) {
        count++;
      }
    }
    return count;
  }

  /** Of waiters that share their history only the lowest is offered: the others are its images. */
  private boolean isOffered(int waiter, int queue) {
    if (waitsIn[waiter] != queue) {
      return false;
    }
    for (int w = 0; w < waiter; w++) {
      if (waitsIn[w] == queue && director.sharing().together(w, waiter)) {
        return false;
      }
    }
    return true;
  }

  /** The waiter that this notify wakes, or -1. */
  private int waiter(int t, Instruction instruction) {
    int queue = queue(t, instruction);
    return layout.isFifo(queue)
        ? longestWaiter(queue)
        : offeredWaiter(queue, director.alternative());
  }

  private int longestWaiter(int queue) {
    int longest = -1;
    for (int w = 0; w < waitsIn.length; w++) {
      if (waitsIn[w] == queue && (longest < 0 || ticket[w] < ticket[longest])) {
        longest = w;
      }
    }
    return longest;
  }

  private int offeredWaiter(int queue, int alternative) {
    int left = alternative;
    for (int w = 0; w < waitsIn.length; w++) {
      if (isOffered(w, queue) && left-- == 0) {
        return w;
      }
    }
    return -1;
  }

  /** Everything that determines what can still happen, as a value. */
  List<Object> snapshot() {
    List<Object> all = new ArrayList<>();
    for (long state : states) {
      all.add(state);
    }
    for (int t = 0; t < code.length; t++) {
      all.add(counter[t]);
      all.add(waitsIn[t]);
      all.add(savedDepth[t]);
      for (int register : registers[t]) {
        all.add(register);
      }
      for (int other = 0; other < t; other++) {
        all.add(waitsIn[t] >= 0 && waitsIn[other] >= 0 && ticket[other] < ticket[t]);
      }
    }
    for (int levels : depth) {
      all.add(levels);
    }
    return all;
  }

  /** The present state of a location. */
  long state(int location) {
    return states[location];
  }

  /** The present value of a register. */
  int register(int t, int register) {
    return registers[t][register];
  }

  /** Whether a thread has come to its end, or failed. */
  boolean ended(int t) {
    return states[layout.life(t)] == Kind.ENDED;
  }
}
