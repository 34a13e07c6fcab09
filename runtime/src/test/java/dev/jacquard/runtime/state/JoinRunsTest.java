package dev.jacquard.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JoinRunsTest {
  private static final int X = 5;

  private final JoinRuns joins = new JoinRuns();
  private final LogicalThread[] threads =
      IntStream.range(0, 4).mapToObj(JoinRunsTest::thread).toArray(LogicalThread[]::new);

  private static LogicalThread thread(int number) {
    Thread thread = new Thread(() -> {});
    return new LogicalThread(me -> {}, number, thread, thread, false, new Clocks());
  }

  @Test
  void joiningAllThreadsTellsNoneApart() {
    joins.join(0, 1);
    joins.join(0, 2);
    joins.join(0, 3);
    assertThat(joins.end(0, threads, Set.of())).isEmpty();
  }

  @Test
  void theSmallerPartOfThoseJoinedAndThoseLeftOutIsToldApart() {
    joins.join(0, 1);
    assertThat(joins.end(0, threads, Set.of())).containsExactly(1);
    joins.begin();
    joins.join(0, 1);
    joins.join(0, 2);
    assertThat(joins.end(0, threads, Set.of())).containsExactly(3);
  }

  @Test
  void threadsThatAreApartAlreadyDoNotCount() {
    joins.join(0, 1);
    joins.join(0, 2);
    assertThat(joins.end(0, threads, Set.of(3))).isEmpty();
  }

  @Test
  void aThreadMayReadWhatOnlyItselfWrites() {
    joins.write(0, X, Set.of());
    joins.join(0, 1);
    assertThat(joins.couldReadBefore(0, X)).isTrue();
  }

  @Test
  void whatAnotherThreadWritesCouldNotHaveBeenReadBefore() {
    joins.write(1, X, Set.of());
    joins.join(0, 1);
    assertThat(joins.couldReadBefore(0, X)).isFalse();
  }

  @Test
  void aLaterWriteToWhatWasReadBetweenJoinsTellsThemApart() {
    joins.join(0, 1);
    assertThat(joins.couldReadBefore(0, X)).isTrue();
    assertThat(joins.write(2, X, Set.of())).containsExactly(1);
  }
}
