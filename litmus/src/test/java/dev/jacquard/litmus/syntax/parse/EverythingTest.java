package dev.jacquard.litmus.syntax.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expectation;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Attempt;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.ConstantUse;
import dev.jacquard.litmus.syntax.Expression.GetAndAdd;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Expression.SharedRead;
import dev.jacquard.litmus.syntax.Expression.ThreadNumber;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.SharedVariable.Mode;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.AssignLocal;
import dev.jacquard.litmus.syntax.Statement.Await;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.Break;
import dev.jacquard.litmus.syntax.Statement.DeclareLocal;
import dev.jacquard.litmus.syntax.Statement.Evaluate;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.Repeat;
import dev.jacquard.litmus.syntax.Statement.SemaphoreAction;
import dev.jacquard.litmus.syntax.Statement.Synchronized;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.Statement.Update;
import dev.jacquard.litmus.syntax.Statement.WaitAction;
import dev.jacquard.litmus.syntax.Statement.While;
import dev.jacquard.litmus.syntax.Statement.Write;
import dev.jacquard.litmus.syntax.Symmetry;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Reads {@code good/everything.litmus}, which has every construct once. */
class EverythingTest {
  private static final SharedVariable X = plain("x", Extent.SINGLE, 0);
  private static final SharedVariable Y = plain("y", Extent.SINGLE, 0);
  private static final SharedVariable TABLE = plain("table", Extent.array(128), 0);
  private static final SharedVariable CELLS = plain("cells", Extent.array(6), 7);
  private static final SharedVariable V = new SharedVariable("v", Mode.VOLATILE, Extent.SINGLE, -1);
  private static final SharedVariable FLAGS =
      new SharedVariable("flags", Mode.VOLATILE, Extent.array(2), 1);
  private static final ConstantDeclaration N = new ConstantDeclaration("n", 3);
  private static final ConstantDeclaration K = new ConstantDeclaration("k", 6);
  private static final LockDeclaration M = new LockDeclaration("m", Extent.SINGLE);
  private static final LockDeclaration FORKS = new LockDeclaration("forks", Extent.array(5));
  private static final ConditionDeclaration NOT_FULL =
      new ConditionDeclaration("notFull", new Element<>(M, 0));
  private static final ConditionDeclaration NOT_EMPTY =
      new ConditionDeclaration("notEmpty", new Element<>(FORKS, 2));
  private static final SemaphoreDeclaration S = new SemaphoreDeclaration("s", Extent.SINGLE, 1);
  private static final SemaphoreDeclaration T = new SemaphoreDeclaration("t", Extent.array(3), 1);
  private static final SemaphoreDeclaration CLOSED =
      new SemaphoreDeclaration("closed", Extent.SINGLE, 0);
  private static final ThreadDeclaration T0 = new ThreadDeclaration("T0", Extent.SINGLE);
  private static final ThreadDeclaration WORKER = new ThreadDeclaration("worker", Extent.array(3));
  private static final ThreadDeclaration LATE = new ThreadDeclaration("late", Extent.SINGLE);
  private static final ThreadDeclaration HASTY = new ThreadDeclaration("hasty", Extent.SINGLE);
  private static final Local R = new Local("r", 0);
  private static final Local Q = new Local("q", 1);

  private final LitmusFile file = LitmusParser.parse("everything.litmus", text());
  private final List<Statement> first = file.threads().get(0).body().statements();
  private final List<Statement> second = file.threads().get(1).body().statements();

  @Test
  void declarationsAreInSourceOrder() {
    assertThat(file.declarations())
        .containsExactly(
            N, K, X, Y, V, TABLE, CELLS, FLAGS, M, FORKS, NOT_FULL, NOT_EMPTY, S, T, CLOSED);
    assertThat(file.constants()).containsExactly(N, K);
    assertThat(file.variables()).containsExactly(X, Y, V, TABLE, CELLS, FLAGS);
    assertThat(file.locks()).containsExactly(M, FORKS);
    assertThat(file.conditions()).containsExactly(NOT_FULL, NOT_EMPTY);
    assertThat(file.semaphores()).containsExactly(S, T, CLOSED);
    assertThat(file.expectations())
        .containsExactly(new Expectation(Map.of("n", 2), Map.of("traces", 8L, "outcomes", 4L)));
  }

  @Test
  void symmetriesAreCyclesOfElements() {
    assertThat(file.symmetries().get(0).cycles())
        .containsExactly(
            cycle(new Element<>(WORKER, 0), new Element<>(WORKER, 1), new Element<>(WORKER, 2)),
            cycle(new Element<>(T, 0), new Element<>(T, 1), new Element<>(T, 2)),
            cycle(new Element<>(X, 0), new Element<>(Y, 0)));
    assertThat(file.symmetries().get(1).cycles())
        .containsExactly(
            cycle(new Element<>(FORKS, 0), new Element<>(FORKS, 1)),
            cycle(new Element<>(TABLE, 0), new Element<>(TABLE, 127)));
  }

  @Test
  void threadsKnowTheirCopiesAndLocals() {
    assertThat(file.threads())
        .extracting(ThreadDefinition::declaration)
        .containsExactly(T0, WORKER, LATE, HASTY);
    assertThat(file.threads().get(0).locals())
        .containsExactly(R, Q, new Local("inner", 2), new Local("inner", 3));
    assertThat(file.threads().get(1).locals()).containsExactly(R);
    assertThat(file.threads().get(2).body()).isEqualTo(block());
  }

  @Test
  void localsAreDeclaredAndAssigned() {
    assertThat(first.subList(0, 5))
        .containsExactly(
            new DeclareLocal(R, read(X)),
            new DeclareLocal(Q, new Literal(0)),
            new AssignLocal(Q, binary(BinaryOperator.ADD, new LocalRead(R), read(V))),
            new AssignLocal(R, binary(BinaryOperator.ADD, new LocalRead(R), new Literal(1))),
            new AssignLocal(
                R,
                binary(
                    BinaryOperator.SUBTRACT,
                    new LocalRead(R),
                    binary(BinaryOperator.MULTIPLY, new Literal(2), new LocalRead(Q)))));
  }

  @Test
  void sharedVariablesAndCellsAreWrittenAndUpdated() {
    Expression lastCell = binary(BinaryOperator.SUBTRACT, new ConstantUse(K), new Literal(1));
    assertThat(first.get(6)).isEqualTo(new Write(Reference.to(TABLE, read(X)), new LocalRead(Q)));
    assertThat(first.subList(7, 10))
        .containsExactly(
            new Update(Reference.to(X), BinaryOperator.ADD, new Literal(1)),
            new Update(Reference.to(Y), BinaryOperator.SUBTRACT, new Literal(1)),
            new Update(Reference.to(CELLS, lastCell), BinaryOperator.ADD, new LocalRead(R)));
  }

  @Test
  void ifsHaveTwoBlocks() {
    Expression one = binary(BinaryOperator.EQUAL, new LocalRead(R), new Literal(1));
    Expression two = binary(BinaryOperator.GREATER, new LocalRead(R), new Literal(2));
    Statement loop = new While(new Literal(1), block(new Break()));
    Statement inner = new If(two, block(new Write(Reference.to(Y), new Literal(2))), block(loop));
    assertThat(first.get(11))
        .isEqualTo(new If(one, block(new Write(Reference.to(X), new Literal(1))), block(inner)));
  }

  @Test
  void emptyStatementsLeaveNothing() {
    assertThat(first).hasSize(14).last().isInstanceOf(Block.class);
    assertThat(second.get(second.size() - 1))
        .isInstanceOfSatisfying(While.class, loop -> assertThat(loop.body()).isEqualTo(block()));
  }

  @Test
  void monitorsAreLocksOrConditions() {
    assertThat(second.get(0))
        .isInstanceOfSatisfying(
            Synchronized.class,
            it -> assertThat(it.lock()).isEqualTo(Reference.to(FORKS, new ThreadNumber())));
    assertThat(second.get(2))
        .isEqualTo(new WaitAction(WaitAction.Action.WAIT, Reference.to(NOT_FULL)));
    assertThat(second.get(3))
        .isEqualTo(new WaitAction(WaitAction.Action.NOTIFY, Reference.to(NOT_EMPTY)));
  }

  @Test
  void permitsAreOneUnlessGiven() {
    SemaphoreAction.Action acquire = SemaphoreAction.Action.ACQUIRE;
    SemaphoreAction.Action release = SemaphoreAction.Action.RELEASE;
    assertThat(second.subList(9, 13))
        .containsExactly(
            new SemaphoreAction(acquire, Reference.to(S), new Literal(1)),
            new SemaphoreAction(acquire, Reference.to(T, new ThreadNumber()), new Literal(2)),
            new SemaphoreAction(release, Reference.to(S), new Literal(1)),
            new SemaphoreAction(release, Reference.to(T, new Literal(0)), read(X)));
  }

  @Test
  void threadsAreNamedBeforeTheirDeclaration() {
    assertThat(second.subList(13, 15))
        .containsExactly(
            new ThreadAction(ThreadAction.Action.START, Reference.to(LATE)),
            new ThreadAction(ThreadAction.Action.JOIN, Reference.to(LATE)));
  }

  @Test
  void blockingOperationsMayEndOtherwise() {
    List<Statement> hasty = file.threads().get(3).body().statements();
    Statement join = new ThreadAction(ThreadAction.Action.JOIN, Reference.to(LATE));
    assertThat(hasty.get(0))
        .isEqualTo(new DeclareLocal(R, new Attempt(Attempt.Mode.TIMED, new Statement.Park())));
    assertThat(hasty.get(1))
        .isEqualTo(
            new AssignLocal(
                R,
                binary(
                    BinaryOperator.ADD,
                    new Attempt(Attempt.Mode.TIMED, join),
                    new Expression.Interrupted())));
    Statement wait = new WaitAction(WaitAction.Action.WAIT, Reference.to(M));
    assertThat(hasty.get(4)).isEqualTo(new Evaluate(new Attempt(Attempt.Mode.INTERRUPTIBLE, wait)));
    assertThat(hasty.get(8))
        .isEqualTo(
            new Evaluate(
                new Attempt(
                    Attempt.Mode.INTERRUPTIBLE,
                    new Await(
                        Reference.to(V), BinaryOperator.GREATER_OR_EQUAL, new LocalRead(R)))));
  }

  @Test
  void awaitsCompareACell() {
    Expression sum = binary(BinaryOperator.ADD, new LocalRead(R), new ConstantUse(N));
    assertThat(second.subList(16, 18))
        .containsExactly(
            new Await(Reference.to(X), BinaryOperator.EQUAL, sum),
            new Await(
                Reference.to(TABLE, new LocalRead(R)),
                BinaryOperator.GREATER_OR_EQUAL,
                new ThreadNumber()));
  }

  @Test
  void callsAreExpressionsAndStatements() {
    Expression add = new GetAndAdd(Reference.to(X), new Literal(1));
    assertThat(second.get(20))
        .isEqualTo(new Repeat(new ConstantUse(K), block(new AssignLocal(R, add))));
    assertThat(second.get(24)).isEqualTo(new Evaluate(new Expression.Choose(new Literal(2))));
  }

  @Test
  void nodesKnowWhereTheyStand() {
    assertThat(first.get(0).position().toString()).isEqualTo("14:7");
    assertThat(first.get(2).position().toString()).isEqualTo("15:3");
    assertThat(file.variables().get(1).position().toString()).isEqualTo("4:12");
  }

  private static SharedVariable plain(String name, Extent extent, int initial) {
    return new SharedVariable(name, Mode.PLAIN, extent, initial);
  }

  private static Expression read(SharedVariable variable) {
    return new SharedRead(Reference.to(variable));
  }

  private static Expression binary(BinaryOperator operator, Expression left, Expression right) {
    return new Binary(operator, left, right);
  }

  private static Block block(Statement... statements) {
    return new Block(List.of(statements));
  }

  private static Symmetry.Cycle cycle(Element<?>... elements) {
    return new Symmetry.Cycle(List.of(elements));
  }

  private static String text() {
    try (InputStream stream = EverythingTest.class.getResourceAsStream("/good/everything.litmus")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
