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
import java.util.List;
import java.util.Optional;

/**
 * A running litmus program: the meaning of its instructions.
 *
 * <p>A thread stands before a visible instruction, or it has ended. Executing that instruction is
 * one step; the invisible ones behind it belong to the step.
 */
final class Machine implements Moves {
  /** More invisible instructions than this in a row are taken for a loop without end. */
  private static final int COMPUTATION_LIMIT = 1_000_000;

  private final Layout layout;
  private final Director director;
  private final Optional<LocalStates> localStates;
  private final Instruction[][] code;
  private final int[][] initialRegisters;
  private final boolean[] startedByOthers;

  private final SharedState shared;
  private final WaitQueues queues;
  private final int[][] registers;
  private final int[] counter;

  Machine(
      Layout layout,
      List<ThreadCode> threads,
      Director director,
      Optional<LocalStates> localStates) {
    int count = threads.size();
    this.layout = layout;
    this.director = director;
    this.localStates = localStates;
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
    shared = new SharedState(layout);
    queues = new WaitQueues(layout, director.sharing());
    counter = new int[count];
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
    shared.reset();
    queues.reset();
    for (int t = 0; t < code.length; t++) {
      System.arraycopy(initialRegisters[t], 0, registers[t], 0, registers[t].length);
      counter[t] = 0;
    }
  }

  private void begin(int t) {
    shared.begin(t);
    compute(t);
  }

  @Override
  public int choices(int t) {
    Instruction instruction = code[t][counter[t]];
    switch (instruction.opcode()) {
      case CHOOSE:
        return instruction.right() - director.sharing().leastChoice(t);
      case NOTIFY:
        return queues.alternatives(queue(t, instruction));
      default:
        Kind kind = instruction.opcode().kind();
        long state = shared.get(director.location(t));
        return kind.enabledAt(state, director.argument(t), t, flag(t, instruction)) ? 1 : 0;
    }
  }

  /** The flag that can end an operation, or 0 if none can. */
  private long flag(int t, Instruction instruction) {
    return instruction.isInterruptible() ? shared.get(layout.flag(t)) : 0;
  }

  @Override
  public int label(int t, int alternative) {
    Instruction instruction = code[t][counter[t]];
    return switch (instruction.opcode()) {
      case CHOOSE -> director.sharing().leastChoice(t) + alternative;
      case NOTIFY -> queues.label(queue(t, instruction), alternative);
      default -> alternative;
    };
  }

  /** Executes the invisible instructions of a thread up to its next visible one. */
  private void compute(int t) {
    for (int budget = COMPUTATION_LIMIT; budget > 0; budget--) {
      Instruction instruction = code[t][counter[t]];
      if (instruction.opcode().visible()) {
        if (!isReentrant(t, instruction)) {
          arrive(t, instruction);
          return;
        }
      } else if (instruction.opcode() == Opcode.END) {
        shared.end(t);
        return;
      } else if (!computeOne(t, instruction)) {
        stop(t);
        return;
      }
    }
    director.cut();
  }

  /** Ends a thread before the end of its code. */
  private void stop(int t) {
    int last = code[t].length - 2;
    if (last >= 0 && code[t][last].opcode() == Opcode.LAST_STEP) {
      counter[t] = last;
      arrive(t, code[t][last]);
    } else {
      shared.end(t);
    }
  }

  /** Executes an invisible instruction; false if the thread has failed. */
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
      default -> throw new IllegalStateException("no computation: " + instruction);
    }
    return true;
  }

  /** Notes that a thread has failed, which ends it; always false. */
  private boolean fail(int t, Failure.Type type, String message, Instruction instruction) {
    director.fail(type, t, message + " at line " + instruction.position().line());
    return false;
  }

  /** Executes a lock or unlock of a lock that the thread goes on to hold; it is not visible. */
  private boolean isReentrant(int t, Instruction instruction) {
    boolean reentrant =
        switch (instruction.opcode()) {
          case LOCK, TRY_LOCK -> reenters(t, instruction);
          case UNLOCK -> ownsLock(t, instruction) && shared.leaveInner(location(t, instruction));
          default -> false;
        };
    counter[t] += reentrant ? 1 : 0;
    return reentrant;
  }

  private boolean reenters(int t, Instruction instruction) {
    if (!ownsLock(t, instruction)) {
      return false;
    }
    shared.reenter(location(t, instruction));
    if (instruction.opcode() == Opcode.TRY_LOCK) {
      registers[t][instruction.target()] = 1;
    }
    return true;
  }

  private boolean ownsLock(int t, Instruction instruction) {
    return inBounds(t, instruction) && shared.owns(t, location(t, instruction));
  }

  private boolean inBounds(int t, Instruction instruction) {
    int index = index(t, instruction);
    return index >= 0 && index < instruction.cells();
  }

  private int index(int t, Instruction instruction) {
    return instruction.index() < 0 ? 0 : registers[t][instruction.index()];
  }

  /** Brings a thread before a visible instruction, or ends it if it may not execute that. */
  private void arrive(int t, Instruction instruction) {
    Optional<String> mistake = mistake(t, instruction);
    if (mistake.isPresent()) {
      fail(t, Failure.Type.EXCEPTION, mistake.get(), instruction);
      stop(t);
      return;
    }
    director.arrive(
        t,
        instruction.opcode().kind(),
        location(t, instruction),
        argument(t, instruction),
        counter[t]);
    if (instruction.isInterruptible()) {
      director.alsoReads(t, layout.flag(t));
    }
    if (localStates.isPresent()) {
      boolean mentioned = shared.holdsAny(t) || instruction.opcode() == Opcode.REACQUIRE;
      director.stateOf(t, localStates.get().number(t, counter[t], registers[t], mentioned));
    }
    if (instruction.opcode() == Opcode.WAIT && layout.isFifo(queue(t, instruction))) {
      director.distinguish(t); // the queue remembers who came first
    }
  }

  /** Why a thread may not execute an instruction; nobody else can change that. */
  private Optional<String> mistake(int t, Instruction instruction) {
    if (!inBounds(t, instruction)) {
      return Optional.of("index " + index(t, instruction) + " is out of bounds");
    }
    return switch (instruction.opcode()) {
      case UNLOCK ->
          unless(ownsLock(t, instruction), "unlock of a lock that the thread does not hold");
      case WAIT, NOTIFY, NOTIFY_ALL ->
          unless(ownsLock(t, instruction), "wait or notify without holding the lock");
      case ACQUIRE, RELEASE, TRY_ACQUIRE ->
          unless(registers[t][instruction.left()] >= 0, "a negative number of permits");
      default -> Optional.empty();
    };
  }

  private static Optional<String> unless(boolean fine, String mistake) {
    return fine ? Optional.empty() : Optional.of(mistake);
  }

  private int location(int t, Instruction instruction) {
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

  private long argument(int t, Instruction instruction) {
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

  private int queue(int t, Instruction instruction) {
    return instruction.right() + index(t, instruction);
  }

  /** One step: the visible instruction of a thread and the invisible ones behind it. */
  private void step(int t) {
    Instruction instruction = code[t][counter[t]];
    int where = director.location(t);
    long before = shared.get(where);
    long found =
        instruction.mode() == Instruction.Mode.PATIENT
            ? execute(t, instruction, where)
            : attempt(t, instruction, where);
    boolean unseen = instruction.target() < 0 && instruction.opcode().isAtomicUpdate();
    long result = unseen ? 0 : found;
    director.record(before, shared.get(where), result);
    if (instruction.target() >= 0) {
      registers[t][instruction.target()] = (int) result;
    }
    counter[t]++;
    if (instruction.opcode() == Opcode.START) {
      start(t, instruction, result == 1);
    } else if (instruction.opcode() == Opcode.WAIT) {
      sleep(t, instruction);
    } else {
      compute(t);
    }
  }

  /** Goes on behind the first half of a wait, or behind both if it gave up. */
  private void sleep(int t, Instruction instruction) {
    if (queues.isWaiting(t)) {
      compute(t);
      director.dormant(t, instruction.mode() != Instruction.Mode.TIMED);
    } else {
      counter[t]++;
      compute(t);
    }
  }

  private void start(int t, Instruction instruction, boolean started) {
    if (started) {
      compute(t);
      begin(instruction.right());
    } else {
      String name = layout.threadName(instruction.right());
      fail(t, Failure.Type.EXCEPTION, name + " was started before", instruction);
      stop(t);
    }
  }

  /**
   * The same for an operation that may end otherwise. The result is 1 if it was interrupted, or if
   * its time did not run out.
   */
  private long attempt(int t, Instruction instruction, int where) {
    long before = shared.get(where);
    boolean waiting = queues.isWaiting(t);
    boolean interrupted = flag(t, instruction) != 0;
    switch (instruction.opcode()) {
      case LOCK, ACQUIRE, WAIT:
        if (!interrupted) {
          execute(t, instruction, where);
        }
        return interrupted ? 1 : 0;
      case REACQUIRE:
        queues.leave(t);
        execute(t, instruction, where);
        return waiting == instruction.isInterruptible() ? 1 : 0;
      case PARK, VOLATILE_AWAIT:
        execute(t, instruction, where);
        return interrupted ? 1 : 0;
      case TRY_PARK:
        execute(t, instruction, where);
        return before;
      case JOIN:
        return before == Kind.ENDED ? 0 : 1;
      default:
        return before == Kind.ENDED ? 1 : 0; // TRY_JOIN
    }
  }

  /** Changes the state and gives the result of the operation. */
  private long execute(int t, Instruction instruction, int where) {
    int[] r = registers[t];
    long before = shared.get(where);
    switch (instruction.opcode()) {
      case READ, VOLATILE_READ, AWAIT, VOLATILE_AWAIT:
        return before;
      case WRITE, VOLATILE_WRITE:
        shared.set(where, r[instruction.left()]);
        return r[instruction.left()];
      case ADD:
        shared.set(where, (int) before + r[instruction.left()]);
        return before;
      case SWAP:
        shared.set(where, r[instruction.left()]);
        return before;
      case COMPARE_AND_SET:
        return compareAndSet(where, r[instruction.left()], r[instruction.right()]);
      case LOCK, TRY_LOCK:
        return shared.take(t, where);
      case REACQUIRE:
        return shared.takeAfterWait(t, where);
      case UNLOCK:
        shared.free(where);
        return 0;
      case WAIT:
        queues.enter(t, queue(t, instruction));
        shared.freeForWait(t, where);
        return 0;
      case NOTIFY:
        return wake(queues.waiter(queue(t, instruction), director.alternative()));
      case NOTIFY_ALL:
        wakeAll(queue(t, instruction));
        return 0;
      case ACQUIRE, TRY_ACQUIRE:
        return shared.takePermits(where, r[instruction.left()]);
      case RELEASE:
        shared.set(where, before + r[instruction.left()]);
        return 0;
      case PARK, TRY_PARK:
        shared.set(where, 0);
        return 0;
      case INTERRUPTED:
        shared.set(where, 0);
        return before;
      case INTERRUPT:
        interrupt(instruction.right(), where);
        return 0;
      case LAST_STEP:
        shared.set(where, Kind.ENDED);
        return 0;
      case UNPARK:
        shared.set(where, 1);
        return 0;
      case START:
        return compareAndSet(where, 0, 1);
      case CHOOSE:
        return director.sharing().leastChoice(t) + director.alternative();
      default:
        return 0; // JOIN
    }
  }

  /** Whoever waits and can be interrupted may go on, but stays a waiter until it does. */
  private void interrupt(int t, int flag) {
    shared.set(flag, 1);
    if (queues.isWaiting(t) && code[t][counter[t]].isInterruptible()) {
      director.dormant(t, false);
    }
  }

  private long compareAndSet(int where, int expected, int update) {
    if (shared.get(where) != expected) {
      return 0;
    }
    shared.set(where, update);
    return 1;
  }

  private long wake(int t) {
    if (t >= 0) {
      queues.leave(t);
      director.dormant(t, false);
    }
    return t;
  }

  private void wakeAll(int queue) {
    for (int t = 0; t < code.length; t++) {
      if (queues.contains(queue, t)) {
        wake(t);
      }
    }
  }

  /** Everything that determines what can still happen, as a value. */
  List<Object> snapshot() {
    List<Object> all = new ArrayList<>(shared.snapshot());
    all.addAll(queues.snapshot());
    for (int t = 0; t < code.length; t++) {
      all.add(counter[t]);
      for (int register : registers[t]) {
        all.add(register);
      }
    }
    return all;
  }

  @Override
  public long state(int location) {
    return shared.get(location);
  }

  /** The present value of a register. */
  int register(int t, int register) {
    return registers[t][register];
  }

  /** Whether a thread has come to its end, or failed. */
  boolean ended(int t) {
    return shared.ended(t);
  }
}
