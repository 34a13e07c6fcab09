package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

class LoopFinderTest {
  private static List<Loop> loops(String method) {
    return LoopFinder.find(Methods.of(Programs.class, method));
  }

  @Test
  void loopThatWaitsIsFound() {
    assertThat(loops("waits")).singleElement().satisfies(l -> assertThat(l.changed()).isEmpty());
  }

  @Test
  void loopThatCountsEveryRoundIsLeftOut() {
    assertThat(loops("counts")).isEmpty();
  }

  @Test
  void loopThatCountsEveryRoundIsFoundWhereAllAreAskedFor() {
    assertThat(LoopFinder.findAll(Methods.of(Programs.class, "counts")))
        .singleElement()
        .satisfies(l -> assertThat(l.counts()).isTrue())
        .satisfies(l -> assertThat(l.changed()).isNotEmpty());
  }

  @Test
  void loopWithoutAConditionHasNoExit() {
    assertThat(loops("waits")).singleElement().matches(Loop::exits);
    assertThat(loops("goesOnForEver")).singleElement().matches(l -> !l.exits());
  }

  @Test
  void loopThatCountsInSomeRoundsTellsItsCounter() {
    assertThat(loops("countsSometimes"))
        .singleElement()
        .satisfies(
            l ->
                assertThat(l.changed())
                    .containsExactlyEntriesOf(java.util.Map.of(0, Type.INT_TYPE)));
  }

  @Test
  void loopWhoseCounterIsAlsoSetTellsIt() {
    assertThat(loops("countsAndResets")).hasSize(1);
  }

  @Test
  void variablesThatNoRoundReadsAreNotTold() {
    assertThat(loops("assignsWhatNobodyReads"))
        .singleElement()
        .satisfies(l -> assertThat(l.changed()).isEmpty());
  }

  @Test
  void loopInALoopIsOneOfTwo() {
    assertThat(loops("waitsInARetry")).hasSize(2);
  }

  @Test
  void methodWithoutJumpsBackHasNoLoops() {
    assertThat(loops("branches")).isEmpty();
  }

  @Test
  void everyJumpBackToTheHeadIsOneOfTheLoop() {
    assertThat(loops("continues"))
        .singleElement()
        .satisfies(
            l -> assertThat(l.backs().size() + l.entries().size()).isGreaterThanOrEqualTo(2));
  }
}
