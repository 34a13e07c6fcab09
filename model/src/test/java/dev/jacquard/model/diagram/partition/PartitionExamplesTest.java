package dev.jacquard.model.diagram.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Partitions;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Partitions of diagrams that people would write. */
class PartitionExamplesTest {
  private final DescriptionBuilder three = Description.of("three", 3);
  private final LocalState n = three.state("N");
  private final LocalState t = three.state("T");
  private final LocalState c = three.state("C");

  @Test
  void readersAndWritersAreDistinguishedByOneEdge() {
    three.edge(n, t);
    three.edge(t, c).when((state, self) -> state.none(c));
    three.edge(t, c).when((state, self) -> self < 2 && !state.in(2, c));
    three.edge(c, n);
    assertThat(coarsest()).asString().isEqualTo("[|1,2,3|, |1,2,3|, |1,2|3|, |1,2,3|]");
  }

  @Test
  void theWitnessAgainstAPartitionIsAStateWithTwoProcessesExchanged() {
    three
        .edge(t, c)
        .when((state, self) -> self < 2 && !state.in(2, c))
        .partition(Partition.coarsest(3));
    assertThatThrownBy(this::coarsest)
        .isInstanceOf(WrongPartitionException.class)
        .hasMessage(
            "edge T -> C: the partition |1,2,3| is wrong: exchanging 2 and 3 in (T, C, N) changes"
                + " the edge: before, process 1 may step; after, process 1 may not step");
  }

  @Test
  void theWitnessSaysWhatAnEffectDoes() {
    IntVariable last = three.integer("last", 0, 3, 0);
    ProcessVariable turn = three.pointer("turn", 0);
    three
        .edge(n, t)
        .then(
            (state, self, after) -> {
              after.set(last, self + 1);
              after.set(turn, self);
              after.moveOthers(c, t);
            })
        .partition(Partition.labelled(0, 1, 1));
    assertThatThrownBy(this::coarsest)
        .hasMessageStartingWith(
            "edge N -> T: the partition |1|2,3| is wrong: exchanging 2 and 3 in (N, N, N), last ="
                + " 0, turn = none changes the edge: before, process 2 may step with last := 2,"
                + " turn := 2; after, process 3 may step with last := 3, turn := 3");
  }

  @Test
  void anEdgeThatSharesItsNameIsCountedOff() {
    three.edge(n, t);
    three.edge(t, c);
    three.edge(t, c).when((state, self) -> self == 1).partition(Partition.coarsest(3));
    assertThatThrownBy(this::coarsest)
        .hasMessageStartingWith("edge T -> C (number 3): the partition |1,2,3| is wrong: ");
  }

  @Test
  void aWrongPartitionOfAPropositionIsRefuted() {
    three.proposition(
        new dev.jacquard.model.diagram.description.Proposition(
            "the third", state -> state.in(2, c), java.util.Optional.of(Partition.coarsest(3))));
    assertThatThrownBy(this::coarsest)
        .hasMessage(
            "proposition \"the third\": the partition |1,2,3| is wrong: exchanging 2 and 3 in (N,"
                + " C, N) changes whether it holds: it does not hold before and holds after");
  }

  @Test
  void aGivenPartitionThatIsRightButFineIsKeptUnlessTheCoarsestIsWanted() {
    three.edge(n, t).partition(Partition.finest(3));
    Description description = three.build();
    assertThat(ExactPartitions.givenOrCoarsest().of(description).edges())
        .containsExactly(Partition.finest(3));
    assertThat(ExactPartitions.coarsest().of(description).edges())
        .containsExactly(Partition.coarsest(3));
  }

  @Test
  void processesOutsideTheRangeOfAnEdgeAreDistinguished() {
    three.edge(n, t).only(1, 3);
    assertThat(coarsest()).containsExactly(Partition.labelled(0, 1, 1));
  }

  @Test
  void onlyStatesInWhichTheProcessIsAtTheStartOfTheEdgeCount() {
    three.edge(n, t).when((state, self) -> state.in(self, n) || self == 1);
    assertThat(coarsest()).containsExactly(Partition.coarsest(3));
  }

  @Test
  void settingAVariableToTheValueItHasIsNoChange() {
    IntVariable x = three.integer("x", 0, 1, 0);
    three
        .edge(n, t)
        .when((state, self) -> state.value(x) == 1)
        .then(
            (state, self, after) -> {
              if (self == 0) {
                after.set(x, 1);
              }
            });
    assertThat(coarsest()).containsExactly(Partition.coarsest(3));
  }

  @Test
  void aTurnThatGoesRoundDistinguishesEverybody() {
    ProcessVariable turn = three.pointer("turn", 0);
    three
        .edge(n, t)
        .when((state, self) -> state.names(turn, self))
        .then((state, self, after) -> after.set(turn, (self + 1) % 3));
    three.edge(t, c).when((state, self) -> state.names(turn, self));
    assertThat(coarsest()).containsExactly(Partition.finest(3), Partition.coarsest(3));
  }

  @Test
  void aGuardThatFailsSomewhereIsAnalysedAllTheSame() {
    three.edge(n, t).when((state, self) -> !state.in(self + 1, c));
    assertThat(coarsest()).containsExactly(Partition.finest(3));
  }

  @Test
  void whatLooksAtSomethingElseThanTheStateIsNotTrusted() {
    AtomicInteger calls = new AtomicInteger();
    three
        .edge(n, t)
        .when((state, self) -> state.in(calls.incrementAndGet() % 3, c))
        .partition(Partition.coarsest(3));
    Partitions partitions = ExactPartitions.coarsest().of(three.build());
    assertThat(partitions.edges()).containsExactly(Partition.finest(3));
    assertThat(partitions.notes())
        .containsExactly(
            "edge N -> T: the partition |1,2,3| was not checked and is not used, because it does"
                + " not always ask the same in the same state, so it looks at something else");
  }

  @Test
  void largeVariablesAreNotLookedInto() {
    IntVariable x = three.integer("x", Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    three.edge(n, t).when((state, self) -> state.value(x) > 0);
    three.edge(t, c);
    Partitions partitions = ExactPartitions.coarsest().of(three.build());
    assertThat(partitions.edges()).containsExactly(Partition.finest(3), Partition.coarsest(3));
    assertThat(partitions.notes())
        .containsExactly(
            "edge N -> T: every process is taken to be different, because variable x has more than"
                + " 10000 values");
  }

  @Test
  void aGuardWithTooManyCasesIsGivenUpEvenIfItCatchesEverything() {
    DescriptionBuilder builder = Description.of("many", 20);
    LocalState a = builder.state("A");
    LocalState b = builder.state("B");
    builder
        .edge(a, b)
        .when(
            (state, self) -> {
              int sum = 0;
              for (int process = 0; process < 20; process++) {
                try {
                  sum += state.in(process, b) ? 1 << process : 0;
                } catch (RuntimeException ignored) {
                  return true;
                }
              }
              return sum % 7 == 0;
            });
    Partitions partitions = ExactPartitions.coarsest().of(builder.build());
    assertThat(partitions.edges()).containsExactly(Partition.finest(20));
    assertThat(partitions.notes())
        .containsExactly(
            "edge A -> B: every process is taken to be different, because it distinguishes"
                + " too many cases");
  }

  @Test
  void eightyProcessesOfTheResourceController() {
    int[] sizes = new int[25];
    java.util.Arrays.fill(sizes, 2);
    sizes[24] = 80 - 48;
    DescriptionBuilder builder = Description.of("resource controller", 80);
    LocalState idle = builder.state("N");
    LocalState trying = builder.state("T");
    LocalState granted = builder.state("G");
    LocalSet busy = granted.or(builder.state("H")).or(builder.state("L"));
    builder.edge(idle, trying).when((state, self) -> state.none(busy));
    int low = 0;
    for (int size : sizes) {
      int from = low;
      int to = low + size;
      builder
          .edge(trying, granted)
          .when(
              (state, self) ->
                  from <= self && self < to && state.none(busy) && state.none(0, from, trying));
      low = to;
    }
    List<Partition> found = ExactPartitions.coarsest().of(builder.build()).edges();
    assertThat(found.get(0)).isEqualTo(Partition.coarsest(80));
    for (int size = 0, from = 0; size < sizes.length; from += sizes[size], size++) {
      assertThat(found.get(size + 1))
          .isEqualTo(Partition.consecutive(from, sizes[size], 80 - from - sizes[size]));
    }
  }

  @Test
  void aLoopOverEightyProcessesIsNotTooMuch() {
    DescriptionBuilder builder = Description.of("loop", 80);
    LocalState a = builder.state("A");
    LocalState b = builder.state("B");
    Guard alone =
        (state, self) -> {
          for (int other = 0; other < 80; other++) {
            if (other != self && state.in(other, b)) {
              return false;
            }
          }
          return true;
        };
    builder.edge(a, b).when(alone);
    builder.edge(a, b).when((state, self) -> self != 7 && alone.test(state, self));
    builder.edge(a, b).when((state, self) -> state.count(b) == 3);
    int[] labels = new int[80];
    labels[7] = 1;
    assertThat(ExactPartitions.coarsest().of(builder.build()).edges())
        .containsExactly(
            Partition.coarsest(80), Partition.labelled(labels), Partition.coarsest(80));
  }

  private List<Partition> coarsest() {
    Partitions partitions = ExactPartitions.coarsest().of(three.build());
    assertThat(partitions.notes()).isEmpty();
    return partitions.edges();
  }
}
