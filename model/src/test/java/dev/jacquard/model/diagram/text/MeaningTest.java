package dev.jacquard.model.diagram.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Property;
import dev.jacquard.model.diagram.description.Condition;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Effect;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.partition.ConcreteState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What texts mean: the same as functions in Java, in every state of a small diagram. */
class MeaningTest {
  private static final String HEADER =
      """
      model meaning
      constant two = 2
      processes 3
      states N T C
      int x in -1..2 = 0
      process turn = none
      process last = 2
      """;
  private static final IntVariable X = new IntVariable(0, "x", -1, 2, 0);
  private static final ProcessVariable TURN = new ProcessVariable(0, "turn", -1);
  private static final ProcessVariable LAST = new ProcessVariable(1, "last", 1);
  private static final LocalState N = new LocalState(0, "N");
  private static final LocalState T = new LocalState(1, "T");
  private static final LocalState C = new LocalState(2, "C");
  private static final LocalSet TC = T.or(C);

  static Stream<Arguments> guards() {
    return Stream.of(
        guard("true", (s, i) -> true),
        guard("false or self = 1", (s, i) -> i == 0),
        guard("none in C", (s, i) -> s.count(C) == 0),
        guard("some in {T, C}", (s, i) -> s.count(TC) > 0),
        guard("all in {T, C}", (s, i) -> s.count(TC) == 3),
        guard("none of 2..3 in C", (s, i) -> !s.in(1, C) && !s.in(2, C)),
        guard("some of 1..self in C", (s, i) -> s.count(0, i + 1, C) > 0),
        guard("all of self..processes in C", (s, i) -> s.count(i, 3, C) == 3 - i),
        guard("none of 3..2 in N", (s, i) -> true),
        guard("some of 3..2 in N", (s, i) -> false),
        guard("all of self + 1 .. processes in C", (s, i) -> s.count(i + 1, 3, C) == 2 - i),
        guard("none of others in N", (s, i) -> s.count(N) == 1),
        guard("some of others in T", (s, i) -> s.count(T) > 0),
        guard("all of others in C", (s, i) -> s.count(C) == 2),
        guard("count(C) = 2", (s, i) -> s.count(C) == 2),
        guard("count(C) != 2", (s, i) -> s.count(C) != 2),
        guard("count(C) < 2", (s, i) -> s.count(C) < 2),
        guard("count(C) <= 1", (s, i) -> s.count(C) < 2),
        guard("count(C) > 0", (s, i) -> s.count(C) > 0),
        guard("count({N, C}) >= 2", (s, i) -> s.count(N.or(C)) >= 2),
        guard("2 > count(C)", (s, i) -> s.count(C) < 2),
        guard("1 <= count(C)", (s, i) -> s.count(C) >= 1),
        guard("count(C, 1..two) = 1", (s, i) -> s.count(0, 2, C) == 1),
        guard("count(C, others) = x", (s, i) -> s.count(C) == s.value(X)),
        guard("count(N, others) >= 1", (s, i) -> s.count(N) >= 2),
        guard("count(C) = count(T)", (s, i) -> s.count(C) == s.count(T)),
        guard("count(C) > -1", (s, i) -> true),
        guard("self in N", (s, i) -> true),
        guard("3 in C", (s, i) -> s.in(2, C)),
        guard("3 not in {T, C}", (s, i) -> s.in(2, N)),
        guard("self % processes + 1 in C", (s, i) -> s.in((i + 1) % 3, C)),
        guard("(self - 2) % processes + 1 in C", (s, i) -> s.in((i + 2) % 3, C)),
        guard("self in 1..two", (s, i) -> i < 2),
        guard("x in 1..self", (s, i) -> 1 <= s.value(X) && s.value(X) <= i + 1),
        guard("x not in x + 1 .. 0 or two in two..2", (s, i) -> true),
        guard("count(C) in 1..2", (s, i) -> s.count(C) == 1 || s.count(C) == 2),
        guard("turn = self", (s, i) -> s.names(TURN, i)),
        guard("turn != 2", (s, i) -> !s.names(TURN, 1)),
        guard("self = turn", (s, i) -> s.names(TURN, i)),
        guard("turn = none", (s, i) -> s.isNone(TURN)),
        guard("none != turn", (s, i) -> !s.isNone(TURN)),
        guard("turn = self + 1", (s, i) -> i < 2 && s.names(TURN, i + 1)),
        guard(
            "turn = last",
            (s, i) -> ((ConcreteState) s).pointers().stream().distinct().count() == 1),
        guard("turn in C", (s, i) -> s.names(TURN, C)),
        guard("turn not in {N, T}", (s, i) -> !s.names(TURN, N.or(T))),
        guard("x + 1 = two", (s, i) -> s.value(X) == 1),
        guard("2 * x - 1 > 0 - x", (s, i) -> 3 * s.value(X) > 1),
        guard("x / 2 = -1", (s, i) -> s.value(X) == -1),
        guard("x % 2 = 1", (s, i) -> s.value(X) == -1 || s.value(X) == 1),
        guard("-x < 0", (s, i) -> s.value(X) > 0),
        guard("1 - 1 - 1 = x", (s, i) -> s.value(X) == -1),
        guard("x = if some in C then 1 else 0", (s, i) -> s.value(X) == (s.any(C) ? 1 : 0)),
        guard("x = if two = 2 then 1 else 0", (s, i) -> s.value(X) == 1),
        guard("not x = 1 and some in C", (s, i) -> s.value(X) != 1 && s.any(C)),
        guard("not (x = 1 and some in C)", (s, i) -> s.value(X) != 1 || !s.any(C)),
        guard(
            "x = 1 or some in C and some in T", (s, i) -> s.value(X) == 1 || s.any(C) && s.any(T)),
        guard(
            "x = 1 implies some in C implies some in T",
            (s, i) -> s.value(X) != 1 || !s.any(C) || s.any(T)),
        guard("exists j in 1..self - 1: j in T", (s, i) -> s.any(0, i, T)),
        guard("forall j in 1..processes: j = self or j in C", (s, i) -> s.count(C) == 2),
        guard(
            "exists j in 1..2: exists k in j + 1 .. 3: j in C and k in T",
            (s, i) -> s.in(0, C) && s.any(1, 3, T) || s.in(1, C) && s.in(2, T)),
        guard("(exists j in 1..3: j in C) and (forall j in 1..0: false)", (s, i) -> s.any(C)));
  }

  private static Arguments guard(String text, Guard meaning) {
    return Arguments.of(text, meaning);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("guards")
  void aGuardHoldsWhereItsMeaningDoes(String text, Guard meaning) {
    Description description = parse("edge N -> T when " + text);
    assertSame(description, edge(description, meaning, Effect.NONE, description.edges().get(0)));
  }

  static Stream<Arguments> effects() {
    return Stream.of(
        effect("x := 2", (s, i, after) -> after.set(X, 2)),
        effect("x := x + 1", (s, i, after) -> after.set(X, s.value(X) + 1)),
        effect("x := count(C)", (s, i, after) -> after.set(X, s.count(C))),
        effect("turn := self", (s, i, after) -> after.set(TURN, i)),
        effect("turn := none", (s, i, after) -> after.set(TURN, ProcessVariable.NONE)),
        effect("turn := self % 3 + 1", (s, i, after) -> after.set(TURN, (i + 1) % 3)),
        effect(
            "turn := last, last := turn, x := 0",
            (s, i, after) -> {
              after.set(TURN, ((ConcreteState) s).pointers().get(1));
              after.set(LAST, ((ConcreteState) s).pointers().get(0));
              after.set(X, 0);
            }),
        effect("turn := self - 1", (s, i, after) -> after.set(TURN, i == 0 ? 99 : i - 1)),
        effect(
            "others {N, T} -> C, others C -> N",
            (s, i, after) -> {
              after.moveOthers(N.or(T), C);
              after.moveOthers(C, N);
            }));
  }

  private static Arguments effect(String text, Effect meaning) {
    return Arguments.of(text, meaning);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("effects")
  void anEffectChangesWhatItsMeaningDoes(String text, Effect meaning) {
    Description description = parse("edge N -> T then " + text);
    assertSame(description, edge(description, Guard.TRUE, meaning, description.edges().get(0)));
  }

  private static Edge edge(Description description, Guard guard, Effect effect, Edge read) {
    return new Edge(
        read.name(),
        read.from(),
        read.to(),
        0,
        description.processes() - 1,
        guard,
        effect,
        Optional.empty());
  }

  private static void assertSame(Description description, Edge meant) {
    Edge read = description.edges().get(0);
    for (ConcreteState state : ConcreteState.all(description)) {
      for (int process = 0; process < description.processes(); process++) {
        assertThat(state.step(read, process))
            .as("%s in %s", process, state)
            .isEqualTo(state.step(meant, process));
      }
    }
  }

  @Test
  void everythingElseThatCanBeSaid() {
    Description description =
        parse(
            """
            start 2..3 in T
            start 3 in C
            final {N, T}
            edge N -> T "go" by 2 partition |1,3|2|
            for i in 1..2 { for j in i..2 { edge T -> C by j + 1 when x = i } }
            for i in 2..1 { edge T -> C by 7 }
            proposition busy-now when some in C partition |1..3|
            never 'so many' when count(C) = 3
            always "never so many" when count(C) < 3
            sometimes "one" when 1 in C
            property "response" "[] 'busy-now'"
            """);
    assertThat(description.name()).isEqualTo("meaning");
    assertThat(description.initial()).containsExactly(N, T, C);
    assertThat(description.ends().bits()).isEqualTo(N.or(T).bits());
    Edge go = description.edges().get(0);
    assertThat(go.name()).isEqualTo("go");
    assertThat(go.partition()).contains(Partition.labelled(0, 1, 0));
    assertThat(description.edges().stream().map(edge -> edge.first() + ".." + edge.last()))
        .containsExactly("1..1", "1..1", "2..2", "2..2");
    assertThat(description.properties())
        .containsExactly(
            new Property.Never("so many", 1),
            new Property.Never("never so many", 2),
            new Property.Sometimes("one", 3),
            new Property.Temporal("response", "[] 'busy-now'"));
    assertThat(description.propositions().get(0).name()).isEqualTo("busy-now");
    assertThat(description.propositions().get(0).partition()).contains(Partition.coarsest(3));
    Condition tooMany = description.propositions().get(2).condition();
    ConcreteState full = new ConcreteState(List.of(2, 2, 2), List.of(0), List.of(-1, 0));
    assertThat(tooMany.test(full)).isTrue();
    assertThat(tooMany.test(ConcreteState.initial(description))).isFalse();
  }

  private static Description parse(String declarations) {
    return ModelParser.parse("test.model", HEADER + declarations, Map.of());
  }
}
