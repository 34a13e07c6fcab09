package dev.jacquard.litmus;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.run.Portraits;
import dev.jacquard.kernel.run.WaitQueues;
import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.StateNames;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.code.Exchanges;
import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.Opcode;
import dev.jacquard.litmus.code.ThreadCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A running litmus program: how its threads go on.
 *
 * <p>A thread stands before a visible instruction, or it has ended. Executing that instruction is
 * one step; the invisible ones behind it belong to the step.
 */
final class Machine implements Moves {
  /** More invisible instructions than this in a row are taken for a loop without end. */
  private static final int COMPUTATION_LIMIT = 1_000_000;

  private final Layout layout;
  private final Director director;
  private final Optional<LocalStateNumbers> localStates;
  private final Supplier<Exchanges> exchanges;
  private final boolean[] startedByOthers;

  private final ThreadStates threads;
  private final SharedState shared;
  private final WaitQueues queues;
  private final Effects effects;
  private Portraits portraits;

  Machine(
      Layout layout,
      List<ThreadCode> code,
      Director director,
      Optional<LocalStateNumbers> localStates,
      Supplier<Exchanges> exchanges) {
    this.exchanges = exchanges;
    this.layout = layout;
    this.director = director;
    this.localStates = localStates;
    threads = new ThreadStates(layout, code);
    shared = new SharedState(layout);
    queues = new WaitQueues(layout.threads(), layout::isFifo, director.sharing());
    effects = new Effects(layout, director, threads, shared, queues);
    startedByOthers = new boolean[code.size()];
    code.forEach(thread -> thread.instructions().forEach(this::markStarted));
  }

  private void markStarted(Instruction instruction) {
    if (instruction.opcode() == Opcode.START) {
      startedByOthers[instruction.right()] = true;
    }
  }

  /** One run. */
  Trace run(Plan plan) {
    reset();
    director.begin(plan);
    for (int t = 0; t < threads.count(); t++) {
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
    threads.reset();
  }

  private void begin(int t) {
    shared.begin(t);
    compute(t);
  }

  @Override
  public int choices(int t) {
    Instruction instruction = threads.at(t);
    switch (instruction.opcode()) {
      case CHOOSE:
        return instruction.right() - director.sharing().leastChoice(t);
      case NOTIFY:
        return queues.alternatives(threads.queue(t, instruction));
      default:
        Kind kind = instruction.opcode().kind();
        long state = shared.get(director.pending().location(t));
        return kind.enabledAt(
                state, director.pending().argument(t), t, effects.flag(t, instruction))
            ? 1
            : 0;
    }
  }

  @Override
  public int label(int t, int alternative) {
    Instruction instruction = threads.at(t);
    return switch (instruction.opcode()) {
      case CHOOSE -> director.sharing().leastChoice(t) + alternative;
      case NOTIFY -> queues.label(threads.queue(t, instruction), alternative);
      default -> alternative;
    };
  }

  /** Executes the invisible instructions of a thread up to its next visible one. */
  private void compute(int t) {
    for (int budget = COMPUTATION_LIMIT; budget > 0; budget--) {
      Instruction instruction = threads.at(t);
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
    int last = threads.code(t).length - 2;
    if (last >= 0 && threads.code(t)[last].opcode() == Opcode.LAST_STEP) {
      threads.jump(t, last);
      arrive(t, threads.at(t));
    } else {
      shared.end(t);
    }
  }

  /** Executes an invisible instruction; false if the thread has failed. */
  private boolean computeOne(int t, Instruction instruction) {
    int[] r = threads.registers(t);
    threads.goOn(t);
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
      case JUMP -> threads.jump(t, instruction.base());
      case JUMP_IF_ZERO -> {
        if (r[instruction.left()] == 0) {
          threads.jump(t, instruction.base());
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
          case UNLOCK ->
              ownsLock(t, instruction) && shared.leaveInner(threads.location(t, instruction));
          default -> false;
        };
    if (reentrant) {
      threads.goOn(t);
    }
    return reentrant;
  }

  private boolean reenters(int t, Instruction instruction) {
    if (!ownsLock(t, instruction)) {
      return false;
    }
    shared.reenter(threads.location(t, instruction));
    if (instruction.opcode() == Opcode.TRY_LOCK) {
      threads.registers(t)[instruction.target()] = 1;
    }
    return true;
  }

  private boolean ownsLock(int t, Instruction instruction) {
    return threads.inBounds(t, instruction) && shared.owns(t, threads.location(t, instruction));
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
        threads.location(t, instruction),
        threads.argument(t, instruction),
        threads.counter(t));
    if (instruction.isInterruptible()) {
      director.pending().alsoReads(t, layout.flag(t));
    }
    if (localStates.isPresent()) {
      boolean reacquires = instruction.opcode() == Opcode.REACQUIRE;
      director.pending().stateOf(t, localStates.get().number(t, threads, shared, reacquires));
    }
    if (instruction.opcode() == Opcode.WAIT && layout.isFifo(threads.queue(t, instruction))) {
      director.pending().distinguish(t); // the queue remembers who came first
    }
  }

  /** Why a thread may not execute an instruction; nobody else can change that. */
  private Optional<String> mistake(int t, Instruction instruction) {
    if (!threads.inBounds(t, instruction)) {
      return Optional.of("index " + threads.index(t, instruction) + " is out of bounds");
    }
    return switch (instruction.opcode()) {
      case UNLOCK ->
          unless(ownsLock(t, instruction), "unlock of a lock that the thread does not hold");
      case WAIT, NOTIFY, NOTIFY_ALL ->
          unless(ownsLock(t, instruction), "wait or notify without holding the lock");
      case ACQUIRE, RELEASE, TRY_ACQUIRE ->
          unless(threads.registers(t)[instruction.left()] >= 0, "a negative number of permits");
      default -> Optional.empty();
    };
  }

  private static Optional<String> unless(boolean fine, String mistake) {
    return fine ? Optional.empty() : Optional.of(mistake);
  }

  /** One step: the visible instruction of a thread and the invisible ones behind it. */
  private void step(int t) {
    Instruction instruction = threads.at(t);
    int where = director.pending().location(t);
    long before = shared.get(where);
    long found = effects.of(t, instruction, where);
    boolean unseen = instruction.target() < 0 && instruction.opcode().isAtomicUpdate();
    long result = unseen ? 0 : found;
    director.record(before, shared.get(where), result);
    if (instruction.target() >= 0) {
      threads.registers(t)[instruction.target()] = (int) result;
    }
    threads.goOn(t);
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
      director.pending().dormant(t, instruction.mode() != Instruction.Mode.TIMED);
    } else {
      threads.goOn(t);
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

  /** Everything that determines what can still happen, as a value. */
  List<Object> snapshot() {
    List<Object> all = new ArrayList<>(shared.snapshot());
    all.addAll(queues.snapshot());
    all.addAll(threads.snapshot());
    return all;
  }

  @Override
  public void describe(Fingerprint state) {
    shared.describe(state);
    queues.describe(state);
    threads.describe(state);
  }

  @Override
  public StateNames describeUpToSymmetry(Fingerprint state) {
    if (portraits == null) { // most runs do not ask
      portraits = new Portraits(exchanges.get().facts());
    }
    Interchange facts = exchanges.get().facts();
    shared.describeCommons(facts, state);
    portraits.begin(threads.count());
    for (int t = 0; t < threads.count(); t++) {
      portray(t, facts);
    }
    return portraits.name(state);
  }

  private void portray(int t, Interchange facts) {
    int site = threads.counter(t);
    if (shared.ended(t)) {
      portraits.begin(t, Portraits.ENDED);
    } else {
      portraits.begin(t, shared.get(layout.life(t)) == 0 ? Portraits.UNBORN : site);
      for (int register : exchanges.get().needed(t, site)) {
        portraits.add(threads.registers(t)[register]);
      }
    }
    queues.portray(t, portraits);
    shared.portray(t, facts, portraits);
  }

  @Override
  public boolean isWaiting(int t) {
    return queues.isWaiting(t);
  }

  @Override
  public boolean hasEnd(int t, int from) {
    return hasEnd(t);
  }

  /** Whether a thread could come to its end by its code. */
  boolean hasEnd(int t) {
    return threads.hasEnd(t);
  }

  @Override
  public long state(int location) {
    return shared.get(location);
  }

  /** The present value of a register. */
  int register(int t, int register) {
    return threads.registers(t)[register];
  }

  /** Whether a thread has come to its end, or failed. */
  boolean ended(int t) {
    return shared.ended(t);
  }
}
