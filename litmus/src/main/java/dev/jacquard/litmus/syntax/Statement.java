package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;
import java.util.List;

/** A step of a thread, or several steps and the control over them. */
public sealed interface Statement {
  Position position();

  /** The answer of the visitor's method for this case. */
  <R> R accept(Visitor<R> visitor);

  /** One answer per case. */
  interface Visitor<R> {
    R visitDeclareLocal(DeclareLocal statement);

    R visitAssignLocal(AssignLocal statement);

    R visitWrite(Write statement);

    R visitUpdate(Update statement);

    R visitLockAction(LockAction statement);

    R visitWaitAction(WaitAction statement);

    R visitSemaphoreAction(SemaphoreAction statement);

    R visitThreadAction(ThreadAction statement);

    R visitPark(Park statement);

    R visitAwait(Await statement);

    R visitAssert(Assert statement);

    R visitEvaluate(Evaluate statement);

    R visitIf(If statement);

    R visitWhile(While statement);

    R visitRepeat(Repeat statement);

    R visitBreak(Break statement);

    R visitSynchronized(Synchronized statement);

    R visitBlock(Block statement);
  }

  /** {@code int r = initial;}; without an initial value it is the literal 0. */
  record DeclareLocal(Local local, Expression initial, Position position) implements Statement {
    public DeclareLocal(Local local, Expression initial) {
      this(local, initial, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDeclareLocal(this);
    }
  }

  /** {@code r = value;}; {@code r += e} is {@code r = r + e}. */
  record AssignLocal(Local local, Expression value, Position position) implements Statement {
    public AssignLocal(Local local, Expression value) {
      this(local, value, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAssignLocal(this);
    }
  }

  /** One write of a shared variable or cell; the index is evaluated before the value. */
  record Write(Reference<SharedVariable> cell, Expression value, Position position)
      implements Statement {
    public Write(Reference<SharedVariable> cell, Expression value) {
      this(cell, value, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWrite(this);
    }
  }

  /**
   * {@code cell += operand;}: one read, the operand, then one write of the same cell; the index is
   * evaluated once. The operator is ADD or SUBTRACT.
   */
  record Update(
      Reference<SharedVariable> cell,
      BinaryOperator operator,
      Expression operand,
      Position position)
      implements Statement {
    public Update(Reference<SharedVariable> cell, BinaryOperator operator, Expression operand) {
      this(cell, operator, operand, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitUpdate(this);
    }
  }

  /** Takes or gives back a lock. */
  record LockAction(Action action, Reference<LockDeclaration> lock, Position position)
      implements Statement {

    /** Which of the two. */
    public enum Action {
      LOCK,
      UNLOCK
    }

    public LockAction(Action action, Reference<LockDeclaration> lock) {
      this(action, lock, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLockAction(this);
    }
  }

  /** Waits on a lock or condition, or wakes those that do. */
  record WaitAction(Action action, Reference<? extends WaitQueue> queue, Position position)
      implements Statement {

    /** Which of the three. */
    public enum Action {
      WAIT,
      NOTIFY,
      NOTIFY_ALL
    }

    public WaitAction(Action action, Reference<? extends WaitQueue> queue) {
      this(action, queue, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWaitAction(this);
    }
  }

  /** Takes or gives permits. */
  record SemaphoreAction(
      Action action,
      Reference<SemaphoreDeclaration> semaphore,
      Expression permits,
      Position position)
      implements Statement {

    /** Which of the two. */
    public enum Action {
      ACQUIRE,
      RELEASE
    }

    public SemaphoreAction(
        Action action, Reference<SemaphoreDeclaration> semaphore, Expression permits) {
      this(action, semaphore, permits, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSemaphoreAction(this);
    }
  }

  /** Starts a thread, waits for its end, gives it its permit, or interrupts it. */
  record ThreadAction(Action action, Reference<ThreadDeclaration> thread, Position position)
      implements Statement {

    /** Which of the four. */
    public enum Action {
      START,
      JOIN,
      UNPARK,
      INTERRUPT
    }

    public ThreadAction(Action action, Reference<ThreadDeclaration> thread) {
      this(action, thread, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitThreadAction(this);
    }
  }

  /** Blocks until the thread's own permit is there, and consumes it. */
  record Park(Position position) implements Statement {
    public Park() {
      this(Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitPark(this);
    }
  }

  /**
   * One read that is enabled only while the comparison holds; the operand reads no shared variable.
   */
  record Await(
      Reference<SharedVariable> cell,
      BinaryOperator comparison,
      Expression operand,
      Position position)
      implements Statement {
    public Await(Reference<SharedVariable> cell, BinaryOperator comparison, Expression operand) {
      this(cell, comparison, operand, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAwait(this);
    }
  }

  /** Fails, and ends the thread, if the condition is 0. */
  record Assert(Expression condition, Position position) implements Statement {
    public Assert(Expression condition) {
      this(condition, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAssert(this);
    }
  }

  /** Evaluates an expression and drops its value. */
  record Evaluate(Expression expression, Position position) implements Statement {
    public Evaluate(Expression expression) {
      this(expression, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitEvaluate(this);
    }
  }

  /** One of two blocks; without an else the second is empty. */
  record If(Expression condition, Block then, Block otherwise, Position position)
      implements Statement {
    public If(Expression condition, Block then, Block otherwise) {
      this(condition, then, otherwise, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIf(this);
    }
  }

  /** Repeats the body while the condition is not 0. */
  record While(Expression condition, Block body, Position position) implements Statement {
    public While(Expression condition, Block body) {
      this(condition, body, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWhile(this);
    }
  }

  /**
   * Repeats the body a number of times that is a constant expression, in which {@code tid} may
   * occur.
   */
  record Repeat(Expression count, Block body, Position position) implements Statement {
    public Repeat(Expression count, Block body) {
      this(count, body, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRepeat(this);
    }
  }

  /** Ends the innermost loop. */
  record Break(Position position) implements Statement {
    public Break() {
      this(Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBreak(this);
    }
  }

  /** The body between a lock and an unlock; the unlock happens on break too. */
  record Synchronized(Reference<LockDeclaration> lock, Block body, Position position)
      implements Statement {
    public Synchronized(Reference<LockDeclaration> lock, Block body) {
      this(lock, body, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSynchronized(this);
    }
  }

  /** Statements in order, and the scope of the locals declared by them. */
  record Block(List<Statement> statements, Position position) implements Statement {
    public Block {
      statements = List.copyOf(statements);
    }

    public Block(List<Statement> statements) {
      this(statements, Position.NONE);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBlock(this);
    }
  }
}
