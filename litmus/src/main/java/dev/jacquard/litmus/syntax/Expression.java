package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/**
 * An expression with an int as value; operands are evaluated from left to right, and each use of a
 * shared variable is one read.
 *
 * <p>The position of a binary expression is that of its operator, of any other that of its start.
 */
public sealed interface Expression {
  Position position();

  /** The answer of the visitor's method for this case. */
  <R> R accept(Visitor<R> visitor);

  /** One answer per case. */
  interface Visitor<R> {
    R visitLiteral(Literal expression);

    R visitConstantUse(ConstantUse expression);

    R visitThreadNumber(ThreadNumber expression);

    R visitLocalRead(LocalRead expression);

    R visitSharedRead(SharedRead expression);

    R visitUnary(Unary expression);

    R visitBinary(Binary expression);

    R visitGetAndAdd(GetAndAdd expression);

    R visitGetAndSet(GetAndSet expression);

    R visitCompareAndSet(CompareAndSet expression);

    R visitTryLock(TryLock expression);

    R visitTryAcquire(TryAcquire expression);

    R visitChoose(Choose expression);

    R visitAttempt(Attempt expression);

    R visitInterrupted(Interrupted expression);
  }

  /** An integer as written; true is 1 and false is 0. */
  record Literal(int value, Position position) implements Expression {
    public Literal(int value) {
      this(value, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLiteral(this);
    }
  }

  /** A use of a constant. */
  record ConstantUse(ConstantDeclaration constant, Position position) implements Expression {
    public ConstantUse(ConstantDeclaration constant) {
      this(constant, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitConstantUse(this);
    }
  }

  /** {@code tid}, the number of the executing thread among its copies. */
  record ThreadNumber(Position position) implements Expression {
    public ThreadNumber() {
      this(Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitThreadNumber(this);
    }
  }

  /** The value of a local; invisible to other threads. */
  record LocalRead(Local local, Position position) implements Expression {
    public LocalRead(Local local) {
      this(local, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLocalRead(this);
    }
  }

  /** One read of a shared variable or cell. */
  record SharedRead(Reference<SharedVariable> cell, Position position) implements Expression {
    public SharedRead(Reference<SharedVariable> cell) {
      this(cell, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSharedRead(this);
    }
  }

  /** An operator applied to one operand. */
  record Unary(UnaryOperator operator, Expression operand, Position position)
      implements Expression {
    public Unary(UnaryOperator operator, Expression operand) {
      this(operator, operand, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitUnary(this);
    }
  }

  /**
   * An operator between two operands; {@code &&} and {@code ||} evaluate the right one only if
   * needed.
   */
  record Binary(BinaryOperator operator, Expression left, Expression right, Position position)
      implements Expression {
    public Binary(BinaryOperator operator, Expression left, Expression right) {
      this(operator, left, right, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBinary(this);
    }
  }

  /** Adds atomically; the value is the one before. */
  record GetAndAdd(Reference<SharedVariable> cell, Expression operand, Position position)
      implements Expression {
    public GetAndAdd(Reference<SharedVariable> cell, Expression operand) {
      this(cell, operand, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGetAndAdd(this);
    }
  }

  /** Replaces atomically; the value is the one before. */
  record GetAndSet(Reference<SharedVariable> cell, Expression operand, Position position)
      implements Expression {
    public GetAndSet(Reference<SharedVariable> cell, Expression operand) {
      this(cell, operand, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGetAndSet(this);
    }
  }

  /** {@code cas}: replaces the expected value atomically; 1 if it was there, else 0. */
  record CompareAndSet(
      Reference<SharedVariable> cell, Expression expected, Expression update, Position position)
      implements Expression {
    public CompareAndSet(Reference<SharedVariable> cell, Expression expected, Expression update) {
      this(cell, expected, update, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompareAndSet(this);
    }
  }

  /** Takes the lock if that is possible at once; 1 if taken, else 0. */
  record TryLock(Reference<LockDeclaration> lock, Position position) implements Expression {
    public TryLock(Reference<LockDeclaration> lock) {
      this(lock, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTryLock(this);
    }
  }

  /** Takes permits if there are enough at once; 1 if taken, else 0. */
  record TryAcquire(
      Reference<SemaphoreDeclaration> semaphore, Expression permits, Position position)
      implements Expression {
    public TryAcquire(Reference<SemaphoreDeclaration> semaphore, Expression permits) {
      this(semaphore, permits, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTryAcquire(this);
    }
  }

  /**
   * A blocking operation that may end otherwise: a park, wait or join with a time limit, whose
   * value is 1 if it did not run out; or one of these, a lock, an acquire or an await of a volatile
   * variable that gives up when the thread is interrupted, whose value is 1 if it did.
   */
  record Attempt(Mode mode, Statement operation, Position position) implements Expression {

    /** What may end the operation. */
    public enum Mode {
      TIMED("timed"),
      INTERRUPTIBLE("interruptibly");

      private final String word;

      Mode(String word) {
        this.word = word;
      }

      /** How it is written. */
      public String word() {
        return word;
      }

      /** Whether an operation can be tried so. */
      public boolean allows(Statement operation) {
        if (operation instanceof Statement.WaitAction wait) {
          return wait.action() == Statement.WaitAction.Action.WAIT;
        } else if (operation instanceof Statement.ThreadAction join) {
          return join.action() == Statement.ThreadAction.Action.JOIN;
        } else if (operation instanceof Statement.LockAction lock) {
          return this == INTERRUPTIBLE && lock.action() == Statement.LockAction.Action.LOCK;
        } else if (operation instanceof Statement.SemaphoreAction acquire) {
          return this == INTERRUPTIBLE
              && acquire.action() == Statement.SemaphoreAction.Action.ACQUIRE;
        }
        if (operation instanceof Statement.Await await) {
          return this == INTERRUPTIBLE
              && await.cell().declaration().mode() == SharedVariable.Mode.VOLATILE;
        }
        return operation instanceof Statement.Park;
      }
    }

    public Attempt(Mode mode, Statement operation) {
      this(mode, operation, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAttempt(this);
    }
  }

  /** Whether the thread was interrupted, 1 or 0; after it, it is not. */
  record Interrupted(Position position) implements Expression {
    public Interrupted() {
      this(Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInterrupted(this);
    }
  }

  /**
   * Any value from 0 to bound - 1, each is tried; the bound is a constant expression, in which
   * {@code tid} may occur.
   */
  record Choose(Expression bound, Position position) implements Expression {
    public Choose(Expression bound) {
      this(bound, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitChoose(this);
    }
  }
}
