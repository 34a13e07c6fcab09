package dev.jacquard.litmus.code;

import static dev.jacquard.litmus.code.Instruction.NONE;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SharedVariable;
import java.util.Optional;

/** Compiles expressions; the answer is the register that holds the value. */
record ExpressionCompiler(Layout layout, Assembler assembler, int tid)
    implements Expression.Visitor<Integer> {
  int compile(Expression expression) {
    return known(expression).map(assembler::constant).orElseGet(() -> expression.accept(this));
  }

  /**
   * The value of an expression that is the same in every run of this copy. Code that a constant
   * condition keeps out is not compiled, so that a copy may be excluded by its number.
   */
  Optional<Integer> known(Expression expression) {
    if (!ConstantExpression.isConstant(expression)) {
      return Optional.empty();
    }
    try {
      return Optional.of(ConstantExpression.value(expression, tid));
    } catch (ArithmeticException divisionByZero) {
      return Optional.empty(); // a failure of the run, should it come there
    }
  }

  int constant(Expression expression) {
    return ConstantExpression.value(expression, tid);
  }

  /** An instruction on a declared cell, after its index has been computed. */
  Instruction on(Opcode opcode, Reference<? extends Declaration> cell, Position position) {
    int index = cell.index().map(this::compile).orElse(NONE);
    return Instruction.of(opcode, position)
        .at(layout.location(cell.declaration()), index, cell.declaration().extent().cells());
  }

  static Opcode access(SharedVariable variable, Opcode plain, Opcode ofVolatile) {
    return variable.mode() == SharedVariable.Mode.PLAIN ? plain : ofVolatile;
  }

  private int emit(Instruction instruction) {
    int target = assembler.scratch();
    assembler.emit(instruction.into(target));
    return target;
  }

  @Override
  public Integer visitLiteral(Expression.Literal e) {
    return assembler.constant(e.value());
  }

  @Override
  public Integer visitConstantUse(Expression.ConstantUse e) {
    return assembler.constant(e.constant().value());
  }

  @Override
  public Integer visitThreadNumber(Expression.ThreadNumber e) {
    return assembler.constant(tid);
  }

  @Override
  public Integer visitLocalRead(Expression.LocalRead e) {
    return e.local().slot();
  }

  @Override
  public Integer visitSharedRead(Expression.SharedRead e) {
    Opcode opcode = access(e.cell().declaration(), Opcode.READ, Opcode.VOLATILE_READ);
    return emit(on(opcode, e.cell(), e.position()));
  }

  @Override
  public Integer visitUnary(Expression.Unary e) {
    int operand = compile(e.operand());
    return emit(
        Instruction.of(Opcode.UNARY, e.position()).operands(operand, NONE).with(e.operator()));
  }

  @Override
  public Integer visitBinary(Expression.Binary e) {
    if (e.operator().isShortCircuit()) {
      return shortCircuit(e);
    }
    int left = compile(e.left());
    int right = compile(e.right());
    return emit(
        Instruction.of(Opcode.BINARY, e.position()).operands(left, right).with(e.operator()));
  }

  /** {@code result = left != 0}; the right operand decides anew only if the left one has not. */
  private int shortCircuit(Expression.Binary e) {
    int result = assembler.scratch();
    truth(result, compile(e.left()), e);
    int decided = result;
    if (e.operator() == BinaryOperator.OR) {
      decided = assembler.scratch();
      assembler.emit(
          Instruction.of(Opcode.BINARY, e.position())
              .operands(result, assembler.constant(0))
              .with(BinaryOperator.EQUAL)
              .into(decided));
    }
    int skip =
        assembler.emit(
            Instruction.of(Opcode.JUMP_IF_ZERO, e.position())
                .operands(decided, NONE)
                .to(Assembler.open()));
    truth(result, compile(e.right()), e);
    assembler.settle(skip);
    return result;
  }

  private void truth(int target, int value, Expression.Binary e) {
    assembler.emit(
        Instruction.of(Opcode.BINARY, e.position())
            .operands(value, assembler.constant(0))
            .with(BinaryOperator.NOT_EQUAL)
            .into(target));
  }

  @Override
  public Integer visitGetAndAdd(Expression.GetAndAdd e) {
    Instruction add = on(Opcode.ADD, e.cell(), e.position());
    return emit(add.operands(compile(e.operand()), NONE));
  }

  @Override
  public Integer visitGetAndSet(Expression.GetAndSet e) {
    Instruction swap = on(Opcode.SWAP, e.cell(), e.position());
    return emit(swap.operands(compile(e.operand()), NONE));
  }

  @Override
  public Integer visitCompareAndSet(Expression.CompareAndSet e) {
    Instruction cas = on(Opcode.COMPARE_AND_SET, e.cell(), e.position());
    int expected = compile(e.expected());
    return emit(cas.operands(expected, compile(e.update())));
  }

  @Override
  public Integer visitTryLock(Expression.TryLock e) {
    return emit(on(Opcode.TRY_LOCK, e.lock(), e.position()));
  }

  @Override
  public Integer visitTryAcquire(Expression.TryAcquire e) {
    Instruction acquire = on(Opcode.TRY_ACQUIRE, e.semaphore(), e.position());
    return emit(acquire.operands(compile(e.permits()), NONE));
  }

  @Override
  public Integer visitAttempt(Expression.Attempt e) {
    Instruction.Mode mode =
        switch (e.mode()) {
          case TIMED -> Instruction.Mode.TIMED;
          case INTERRUPTIBLE -> Instruction.Mode.INTERRUPTIBLE;
        };
    Instruction operation = new OperationCompiler(layout, this).blocking(e.operation()).in(mode);
    int result = emit(operation);
    if (operation.opcode() == Opcode.WAIT) {
      assembler.emit(OperationCompiler.reacquisition(operation).into(result));
    }
    return result;
  }

  @Override
  public Integer visitInterrupted(Expression.Interrupted e) {
    return emit(Instruction.of(Opcode.INTERRUPTED, e.position()));
  }

  @Override
  public Integer visitChoose(Expression.Choose e) {
    return emit(Instruction.of(Opcode.CHOOSE, e.position()).operands(NONE, constant(e.bound())));
  }
}
