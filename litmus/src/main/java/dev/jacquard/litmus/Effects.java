package dev.jacquard.litmus;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.WaitQueues;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Layout;

/** What visible instructions do to everything that threads share. */
record Effects(
    Layout layout, Director director, ThreadStates threads, SharedState shared, WaitQueues queues) {
  /** Executes an instruction and gives its result. */
  long of(int t, Instruction instruction, int where) {
    return instruction.mode() == Instruction.Mode.PATIENT
        ? execute(t, instruction, where)
        : attempt(t, instruction, where);
  }

  /** The flag that can end an operation, or 0 if none can. */
  long flag(int t, Instruction instruction) {
    return instruction.isInterruptible() ? shared.get(layout.flag(t)) : 0;
  }

  /**
   * Executes an operation that may end otherwise than by doing its work. The result is 1 if it was
   * interrupted, or if its time did not run out.
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
    int[] r = threads.registers(t);
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
        queues.enter(t, threads.queue(t, instruction));
        shared.freeForWait(t, where);
        return 0;
      case NOTIFY:
        return wake(queues.waiter(threads.queue(t, instruction), director.alternative()));
      case NOTIFY_ALL:
        return wakeAll(threads.queue(t, instruction));
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
    if (queues.isWaiting(t) && threads.at(t).isInterruptible()) {
      director.pending().dormant(t, false);
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
      director.pending().dormant(t, false);
    }
    return t;
  }

  private int wakeAll(int queue) {
    int woken = 0;
    for (int t = 0; t < threads.count(); t++) {
      if (queues.contains(queue, t)) {
        wake(t);
        woken++;
      }
    }
    return woken;
  }
}
