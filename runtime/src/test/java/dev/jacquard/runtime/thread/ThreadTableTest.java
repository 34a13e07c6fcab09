package dev.jacquard.runtime.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.memory.Clocks;
import org.junit.jupiter.api.Test;

class ThreadTableTest {
  private final ThreadTable table = new ThreadTable();
  private final Clocks clocks = new Clocks();

  private LogicalThread add(int number) {
    Thread thread = new Thread(() -> {});
    LogicalThread added = new LogicalThread(me -> {}, number, thread, thread, false, clocks);
    clocks.admit(number);
    table.add(added);
    return added;
  }

  @Test
  void threadsAreFoundByNumberAndByObject() {
    LogicalThread first = add(0);
    LogicalThread distant = add(40);
    assertThat(table.get(0)).isSameAs(first);
    assertThat(table.get(40)).isSameAs(distant);
    assertThat(table.get(7)).isNull();
    assertThat(table.get(10_000)).isNull();
    assertThat(table.of(distant.thread())).isSameAs(distant);
    assertThat(table.of(new Thread())).isNull();
  }

  @Test
  void theOrderOfBirthsIsNotThatOfNumbers() {
    LogicalThread elder = add(5);
    LogicalThread younger = add(2);
    assertThat(table.all()).startsWith(elder, younger, null);
    table.begin();
    assertThat(add(2)).isSameAs(table.all()[0]);
    assertThat(table.all()[1]).isNull();
    assertThat(table.get(5)).isNull();
  }

  @Test
  void aThreadIsAfterOneThatHasEndedAndOfWhichItKnowsAll() {
    LogicalThread first = add(0);
    LogicalThread second = add(1);
    clocks.tick(1);
    assertThat(first.isAfter(second)).isFalse();
    second.end();
    assertThat(first.isAfter(second)).isFalse();
    clocks.inform(0, 1);
    assertThat(first.isAfter(second)).isTrue();
  }
}
