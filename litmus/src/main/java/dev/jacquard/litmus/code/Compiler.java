package dev.jacquard.litmus.code;

import static dev.jacquard.litmus.code.Instruction.NONE;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Compiles one copy of a thread. */
public final class Compiler implements Statement.Visitor<Void> {
  private final Assembler assembler;
  private final ExpressionCompiler expressions;
  private final OperationCompiler operations;
  private final Deque<Scope> scopes = new ArrayDeque<>();

  /** What a break has to leave: a loop with the jumps out of it, or the unlock of a lock held. */
  private record Scope(Instruction unlock, List<Integer> breaks) {
    static Scope loop() {
      return new Scope(null, new ArrayList<>());
    }

    boolean isLoop() {
      return unlock == null;
    }
  }

  private Compiler(Layout layout, Assembler assembler, int tid) {
    this.assembler = assembler;
    this.expressions = new ExpressionCompiler(layout, assembler, tid);
    this.operations = new OperationCompiler(layout, expressions);
  }

  /** The code of the copy of a thread with the given number. */
  public static ThreadCode compile(Layout layout, ThreadDefinition thread, int tid) {
    Assembler assembler = new Assembler(thread.locals());
    Compiler compiler = new Compiler(layout, assembler, tid);
    compiler.compile(thread.body());
    assembler.emit(Instruction.of(Opcode.END, thread.body().position()));
    return assembler.finish();
  }

  private void compile(Statement statement) {
    statement.accept(this);
    assembler.releaseScratch();
  }

  private Instruction on(Opcode opcode, Reference<? extends Declaration> cell, Position position) {
    return expressions.on(opcode, cell, position);
  }

  @Override
  public Void visitDeclareLocal(Statement.DeclareLocal s) {
    int value = expressions.compile(s.initial());
    assembler.emit(Instruction.move(s.local().slot(), value, s.position()));
    return null;
  }

  @Override
  public Void visitAssignLocal(Statement.AssignLocal s) {
    int value = expressions.compile(s.value());
    assembler.emit(Instruction.move(s.local().slot(), value, s.position()));
    return null;
  }

  @Override
  public Void visitWrite(Statement.Write s) {
    Opcode opcode =
        ExpressionCompiler.access(s.cell().declaration(), Opcode.WRITE, Opcode.VOLATILE_WRITE);
    Instruction write = on(opcode, s.cell(), s.position());
    assembler.emit(write.operands(expressions.compile(s.value()), NONE));
    return null;
  }

  @Override
  public Void visitUpdate(Statement.Update s) {
    Opcode reads =
        ExpressionCompiler.access(s.cell().declaration(), Opcode.READ, Opcode.VOLATILE_READ);
    Instruction read = on(reads, s.cell(), s.position());
    int old = assembler.scratch();
    assembler.emit(read.into(old));
    int operand = expressions.compile(s.operand());
    int updated = assembler.scratch();
    assembler.emit(
        Instruction.of(Opcode.BINARY, s.position())
            .operands(old, operand)
            .with(s.operator())
            .into(updated));
    Opcode writes =
        ExpressionCompiler.access(s.cell().declaration(), Opcode.WRITE, Opcode.VOLATILE_WRITE);
    assembler.emit(
        Instruction.of(writes, s.position())
            .at(read.base(), read.index(), read.cells())
            .operands(updated, NONE));
    return null;
  }

  @Override
  public Void visitLockAction(Statement.LockAction s) {
    assembler.emit(operations.of(s));
    return null;
  }

  @Override
  public Void visitWaitAction(Statement.WaitAction s) {
    Instruction instruction = operations.of(s);
    assembler.emit(instruction);
    if (instruction.opcode() == Opcode.WAIT) {
      assembler.emit(OperationCompiler.reacquisition(instruction));
    }
    return null;
  }

  @Override
  public Void visitSemaphoreAction(Statement.SemaphoreAction s) {
    assembler.emit(operations.of(s));
    return null;
  }

  @Override
  public Void visitThreadAction(Statement.ThreadAction s) {
    assembler.emit(operations.of(s));
    return null;
  }

  @Override
  public Void visitPark(Statement.Park s) {
    assembler.emit(operations.of(s));
    return null;
  }

  @Override
  public Void visitAwait(Statement.Await s) {
    assembler.emit(operations.of(s));
    return null;
  }

  @Override
  public Void visitAssert(Statement.Assert s) {
    int condition = expressions.compile(s.condition());
    assembler.emit(Instruction.of(Opcode.ASSERT, s.position()).operands(condition, NONE));
    return null;
  }

  @Override
  public Void visitEvaluate(Statement.Evaluate s) {
    assembler.dropResult(expressions.compile(s.expression()));
    return null;
  }

  @Override
  public Void visitIf(Statement.If s) {
    Optional<Integer> known = expressions.known(s.condition());
    if (known.isPresent()) {
      compile(known.get() != 0 ? s.then() : s.otherwise());
      return null;
    }
    int otherwise = jumpIfZero(expressions.compile(s.condition()), s.position());
    assembler.releaseScratch();
    compile(s.then());
    if (s.otherwise().statements().isEmpty()) {
      assembler.settle(otherwise);
      return null;
    }
    int end = jump(Assembler.open(), s.position());
    assembler.settle(otherwise);
    compile(s.otherwise());
    assembler.settle(end);
    return null;
  }

  @Override
  public Void visitWhile(Statement.While s) {
    if (expressions.known(s.condition()).equals(Optional.of(0))) {
      return null;
    }
    int start = assembler.here();
    int exit = jumpIfZero(expressions.compile(s.condition()), s.position());
    assembler.releaseScratch();
    loop(s.body(), start, exit, s.position());
    return null;
  }

  @Override
  public Void visitRepeat(Statement.Repeat s) {
    int left = assembler.reserved();
    int count = assembler.constant(expressions.constant(s.count()));
    assembler.emit(Instruction.move(left, count, s.position()));
    int start = assembler.here();
    int exit = jumpIfZero(left, s.position());
    assembler.emit(
        Instruction.of(Opcode.BINARY, s.position())
            .operands(left, assembler.constant(1))
            .with(BinaryOperator.SUBTRACT)
            .into(left));
    loop(s.body(), start, exit, s.position());
    return null;
  }

  private void loop(Statement.Block body, int start, int exit, Position position) {
    Scope scope = Scope.loop();
    scopes.push(scope);
    compile(body);
    scopes.pop();
    jump(start, position);
    assembler.settle(exit);
    scope.breaks().forEach(assembler::settle);
  }

  @Override
  public Void visitBreak(Statement.Break s) {
    for (Iterator<Scope> i = scopes.iterator(); i.hasNext(); ) {
      Scope scope = i.next();
      if (scope.isLoop()) {
        scope.breaks().add(jump(Assembler.open(), s.position()));
        return null;
      }
      assembler.emit(scope.unlock());
    }
    throw new IllegalStateException("a break outside of a loop at " + s.position());
  }

  @Override
  public Void visitSynchronized(Statement.Synchronized s) {
    Instruction lock = on(Opcode.LOCK, s.lock(), s.position());
    if (lock.index() != NONE) {
      int index = assembler.reserved(); // the unlock needs it after other statements
      assembler.emit(Instruction.move(index, lock.index(), s.position()));
      lock = lock.at(lock.base(), index, lock.cells());
    }
    assembler.emit(lock);
    Instruction unlock =
        Instruction.of(Opcode.UNLOCK, s.position()).at(lock.base(), lock.index(), lock.cells());
    scopes.push(new Scope(unlock, List.of()));
    compile(s.body());
    scopes.pop();
    assembler.emit(unlock);
    return null;
  }

  @Override
  public Void visitBlock(Statement.Block s) {
    s.statements().forEach(this::compile);
    return null;
  }

  private int jump(int target, Position position) {
    return assembler.emit(Instruction.of(Opcode.JUMP, position).to(target));
  }

  private int jumpIfZero(int register, Position position) {
    return assembler.emit(
        Instruction.of(Opcode.JUMP_IF_ZERO, position)
            .operands(register, NONE)
            .to(Assembler.open()));
  }
}
