package dev.jacquard.litmus.code;

import static dev.jacquard.litmus.code.Instruction.NONE;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Statement;

/** Makes the instructions of operations that block, and of those that end them. */
record OperationCompiler(Layout layout, ExpressionCompiler expressions) {
  /** The instruction of an operation that may block; of a wait, the first of its two. */
  Instruction blocking(Statement operation) {
    if (operation instanceof Statement.LockAction lock) {
      return of(lock);
    } else if (operation instanceof Statement.WaitAction wait) {
      return of(wait);
    } else if (operation instanceof Statement.SemaphoreAction acquire) {
      return of(acquire);
    } else if (operation instanceof Statement.ThreadAction join) {
      return of(join);
    } else if (operation instanceof Statement.Park park) {
      return of(park);
    } else if (operation instanceof Statement.Await await) {
      return of(await);
    }
    throw new IllegalStateException("not a blocking operation: " + operation);
  }

  Instruction of(Statement.LockAction s) {
    Opcode opcode = s.action() == Statement.LockAction.Action.LOCK ? Opcode.LOCK : Opcode.UNLOCK;
    return expressions.on(opcode, s.lock(), s.position());
  }

  /** The location is that of the lock, whose owner alone may do it. */
  Instruction of(Statement.WaitAction s) {
    Opcode opcode =
        switch (s.action()) {
          case WAIT -> Opcode.WAIT;
          case NOTIFY -> Opcode.NOTIFY;
          case NOTIFY_ALL -> Opcode.NOTIFY_ALL;
        };
    int queue = layout.queue(s.queue().declaration());
    Instruction instruction =
        s.queue().declaration() instanceof ConditionDeclaration condition
            ? Instruction.of(opcode, s.position()).to(layout.location(condition.lock()))
            : expressions.on(opcode, s.queue(), s.position());
    return instruction.operands(NONE, queue);
  }

  /** The second instruction of a wait. */
  static Instruction reacquisition(Instruction wait) {
    return Instruction.of(Opcode.REACQUIRE, wait.position())
        .at(wait.base(), wait.index(), wait.cells())
        .operands(NONE, wait.right())
        .in(wait.mode());
  }

  Instruction of(Statement.SemaphoreAction s) {
    Opcode opcode =
        s.action() == Statement.SemaphoreAction.Action.ACQUIRE ? Opcode.ACQUIRE : Opcode.RELEASE;
    Instruction instruction = expressions.on(opcode, s.semaphore(), s.position());
    return instruction.operands(expressions.compile(s.permits()), NONE);
  }

  Instruction of(Statement.ThreadAction s) {
    int thread =
        layout.thread(s.thread().declaration())
            + s.thread().index().map(expressions::constant).orElse(0);
    Instruction instruction =
        switch (s.action()) {
          case START -> Instruction.of(Opcode.START, s.position()).to(layout.life(thread));
          case JOIN -> Instruction.of(Opcode.JOIN, s.position()).to(layout.life(thread));
          case UNPARK -> Instruction.of(Opcode.UNPARK, s.position()).to(layout.permit(thread));
          case INTERRUPT -> Instruction.of(Opcode.INTERRUPT, s.position()).to(layout.flag(thread));
        };
    return instruction.operands(NONE, thread);
  }

  Instruction of(Statement.Park s) {
    return Instruction.of(Opcode.PARK, s.position());
  }

  Instruction of(Statement.Await s) {
    Opcode opcode =
        ExpressionCompiler.access(s.cell().declaration(), Opcode.AWAIT, Opcode.VOLATILE_AWAIT);
    Instruction await = expressions.on(opcode, s.cell(), s.position());
    return await.operands(expressions.compile(s.operand()), NONE).with(s.comparison());
  }
}
