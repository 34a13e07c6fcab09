package dev.jacquard.model.dynamic.graph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is forgotten, and what has one owner. */
class GarbageTest {
  private static long[] object(int holder, long... cells) {
    long[] row = new long[1 + cells.length];
    row[Configuration.HOLDER] = Cell.process(holder);
    System.arraycopy(cells, 0, row, 1, cells.length);
    return row;
  }

  /** Globals lead to 0 and 1; process 0 leads to 2 and 3; 3 leads to 1; 4 and 5 are a cycle. */
  private static Configuration example() {
    return new Configuration(
        new long[] {Cell.object(0)},
        new long[][] {
          {Cell.plain(0), Cell.object(2), Cell.process(3)},
          {Cell.plain(0), Cell.object(6)},
          Configuration.ENDED,
          Configuration.ENDED
        },
        new long[][] {
          object(-1, Cell.object(1)),
          object(-1),
          object(1, Cell.object(3)),
          object(-1, Cell.object(1), Cell.object(6)),
          object(2, Cell.object(5)),
          object(-1, Cell.object(4)),
          object(-1, Cell.process(0))
        });
  }

  @Test
  void cyclesThatNothingLeadsToAreForgotten() {
    long[][] objects = Garbage.collect(example()).objects();
    assertThat(objects[4]).isNull();
    assertThat(objects[5]).isNull();
    assertThat(objects[0]).isNotNull();
    assertThat(objects[3]).isNotNull();
  }

  @Test
  void aProcessThatHasEndedStaysIfSomebodyRefersToIt() {
    long[][] processes = Garbage.collect(example()).processes();
    assertThat(processes[2]).isNull();
    assertThat(processes[3]).isSameAs(Configuration.ENDED);
  }

  @Test
  void withoutGarbageNothingIsCopied() {
    Configuration clean = Garbage.collect(example());
    assertThat(Garbage.collect(clean)).isSameAs(clean);
  }

  @Test
  void onlyWhatOneProcessLeadsToIsOwned() {
    Ownership ownership = Ownership.of(Garbage.collect(example()));
    assertThat(ownership.owns(0, 2)).isTrue();
    assertThat(ownership.owns(0, 3)).isTrue();
    assertThat(ownership.owns(0, 1)).isFalse();
    assertThat(ownership.owns(0, 0)).isFalse();
    assertThat(ownership.owns(0, 6)).isFalse();
    assertThat(ownership.owns(1, 6)).isFalse();
    assertThat(ownership.owns(1, 2)).isFalse();
  }

  @Test
  void aProcessIsKnownIfOthersGetAtAReferenceToIt() {
    Ownership ownership = Ownership.of(Garbage.collect(example()));
    assertThat(ownership.isKnownToOthers(0)).isTrue();
    // It holds a lock, which nobody can see.
    assertThat(ownership.isKnownToOthers(1)).isFalse();
    assertThat(ownership.isKnownToOthers(3)).isTrue();
  }

  @Test
  void negativeNumbersAndGreatOnesFitIntoCells() {
    for (int number : new int[] {0, 1, -1, 31, 32, -32, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThat(Cell.value(Cell.plain(number))).isEqualTo(number);
      assertThat(Cell.isPlain(Cell.plain(number))).isTrue();
      assertThat(Cell.target(Cell.plain(number))).isEqualTo(-1);
    }
  }
}
