package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;

/** Writes the statements of one thread in Java, each with the steps that it has in litmus. */
final class JavaStatements implements Statement.Visitor<Void> {
  private final SourceWriter source;
  private final JavaExpressions expressions;
  private final Set<LockDeclaration> monitors;
  private final Deque<Scope> scopes = new ArrayDeque<>();
  private int temporaries;

  /** What a break leaves: a loop, or code that ends with an unlock if the lock is no monitor. */
  private record Scope(boolean isLoop, Optional<String> lock) {
    static final Scope LOOP = new Scope(true, Optional.empty());
    static final Scope MONITOR = new Scope(false, Optional.empty());

    static Scope under(String lock) {
      return new Scope(false, Optional.of(lock));
    }
  }

  JavaStatements(SourceWriter source, JavaExpressions expressions, Set<LockDeclaration> monitors) {
    this.source = source;
    this.expressions = expressions;
    this.monitors = monitors;
  }

  /** Declares the locals that the statements use. */
  void declare(Iterable<Local> locals) {
    locals.forEach(local -> line("int " + expressions.local(local) + " = 0"));
  }

  void write(Block block) {
    block.statements().forEach(statement -> statement.accept(this));
  }

  private Void line(String statement) {
    source.line(statement + ";");
    return null;
  }

  private void block(Scope scope, Block body) {
    scopes.push(scope);
    write(body);
    scopes.pop();
  }

  /** A name that no other temporary of this thread has. */
  private String temporary(String name) {
    return name + "$" + temporaries++;
  }

  @Override
  public Void visitDeclareLocal(Statement.DeclareLocal s) {
    return line(expressions.local(s.local()) + " = " + expressions.value(s.initial()));
  }

  @Override
  public Void visitAssignLocal(Statement.AssignLocal s) {
    return line(expressions.local(s.local()) + " = " + expressions.value(s.value()));
  }

  @Override
  public Void visitWrite(Statement.Write s) {
    String index = expressions.index(s.cell());
    return line(expressions.variable(s.cell()).write(index, expressions.value(s.value())));
  }

  @Override
  public Void visitUpdate(Statement.Update s) {
    JavaVariable variable = expressions.variable(s.cell());
    String index = expressions.index(s.cell());
    if (variable.updateRepeatsIndex()) {
      String once = temporary("index");
      line("int " + once + " = " + index);
      index = once;
    }
    String operand = expressions.operand(s.operand());
    return line(variable.update(index, s.operator().symbol(), operand));
  }

  @Override
  public Void visitLockAction(Statement.LockAction s) {
    return line(
        expressions.object(s.lock())
            + switch (s.action()) {
              case LOCK -> ".lock()";
              case UNLOCK -> ".unlock()";
            });
  }

  @Override
  public Void visitWaitAction(Statement.WaitAction s) {
    boolean isCondition = s.queue().declaration() instanceof ConditionDeclaration;
    return line(
        expressions.object(s.queue())
            + switch (s.action()) {
              case WAIT -> isCondition ? ".await()" : ".wait()";
              case NOTIFY -> isCondition ? ".signal()" : ".notify()";
              case NOTIFY_ALL -> isCondition ? ".signalAll()" : ".notifyAll()";
            });
  }

  @Override
  public Void visitSemaphoreAction(Statement.SemaphoreAction s) {
    String method =
        switch (s.action()) {
          case ACQUIRE -> "acquireUninterruptibly";
          case RELEASE -> "release";
        };
    return line(expressions.call(s.semaphore(), method, s.permits()));
  }

  @Override
  public Void visitThreadAction(Statement.ThreadAction s) {
    String thread = expressions.object(s.thread());
    return line(
        switch (s.action()) {
          case START -> thread + ".start()";
          case JOIN -> thread + ".join()";
          case UNPARK -> "LockSupport.unpark(" + thread + ")";
          case INTERRUPT -> throw new NotExpressibleException(Obstacle.GIVING_UP);
        });
  }

  @Override
  public Void visitPark(Statement.Park s) {
    return line("LockSupport.park()");
  }

  @Override
  public Void visitAwait(Statement.Await s) {
    Expression holds =
        new Expression.Binary(
            s.comparison(), new Expression.SharedRead(s.cell(), s.position()), s.operand());
    return line("while (!(" + expressions.condition(holds) + ")) {}");
  }

  @Override
  public Void visitAssert(Statement.Assert s) {
    source.open("if (!(" + expressions.condition(s.condition()) + "))");
    line("throw new AssertionError(\"the assertion failed\")");
    source.close();
    return null;
  }

  @Override
  public Void visitEvaluate(Statement.Evaluate s) {
    return line(expressions.statement(s.expression()));
  }

  @Override
  public Void visitIf(Statement.If s) {
    source.open("if (" + expressions.condition(s.condition()) + ")");
    write(s.then());
    if (!s.otherwise().statements().isEmpty()) {
      source.reopen("else");
      write(s.otherwise());
    }
    source.close();
    return null;
  }

  @Override
  public Void visitWhile(Statement.While s) {
    source.open("while (" + expressions.condition(s.condition()) + ")");
    block(Scope.LOOP, s.body());
    source.close();
    return null;
  }

  @Override
  public Void visitRepeat(Statement.Repeat s) {
    String left = temporary("left");
    String count = expressions.value(s.count());
    source.open("for (int " + left + " = " + count + "; " + left + " > 0; " + left + "--)");
    block(Scope.LOOP, s.body());
    source.close();
    return null;
  }

  /** Under an if, since the compiler refuses statements behind a break, and litmus does not. */
  @Override
  public Void visitBreak(Statement.Break s) {
    for (Scope scope : scopes) {
      if (scope.isLoop()) {
        break;
      }
      scope.lock().ifPresent(lock -> line(lock + ".unlock()"));
    }
    return line("if (true) break");
  }

  @Override
  public Void visitSynchronized(Statement.Synchronized s) {
    String lock = expressions.object(s.lock());
    if (monitors.contains(s.lock().declaration())) {
      source.open("synchronized (" + lock + ")");
      block(Scope.MONITOR, s.body());
      source.close();
    } else if (Cells.known(s.lock()).isPresent()) {
      writeLocked(lock, s.body());
    } else {
      String selected = temporary("lock");
      line("ReentrantLock " + selected + " = " + lock);
      writeLocked(selected, s.body());
    }
    return null;
  }

  /** Without a finally: a thread that fails keeps its locks. */
  private void writeLocked(String lock, Block body) {
    line(lock + ".lock()");
    block(Scope.under(lock), body);
    line(lock + ".unlock()");
  }

  @Override
  public Void visitBlock(Block s) {
    write(s);
    return null;
  }
}
