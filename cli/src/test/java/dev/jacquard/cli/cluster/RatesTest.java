package dev.jacquard.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.broker.desk.State;
import dev.jacquard.cluster.office.Counts;
import dev.jacquard.kernel.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** How fast a search is said to go on. */
class RatesTest {
  private long seconds;
  private final Rates rates = new Rates(() -> TimeUnit.SECONDS.toNanos(seconds));

  private static State state(long executions, double share, boolean over) {
    Counts counts = Counts.of(Tally.of(executions, 0, 0, 0, Map.of()));
    return new State("0123456789abcdef", over, over, counts, share, 5, 3, 2, Optional.empty());
  }

  private State read(long at, long executions) {
    seconds = at;
    State state = state(executions, 0.25, false);
    rates.read(List.of(state));
    return state;
  }

  @Test
  void nothingIsSaidAtFirst() {
    assertThat(rates.perSecond(read(0, 500))).isEmpty();
    assertThat(rates.perSecond(read(1, 500))).isEmpty();
  }

  @Test
  void rateIsThatOfLate() {
    read(0, 1_000);
    assertThat(rates.perSecond(read(2, 1_200))).hasValue(100.0);
    for (int second = 3; second < 30; second++) {
      read(second, 1_200 + (second - 2) * 700L);
    }
    assertThat(rates.perSecond(read(30, 1_200 + 28 * 700L))).hasValue(700.0);
  }

  @Test
  void whatIsLeftFollowsFromTheEstimate() {
    read(0, 1_000);
    State state = read(10, 2_000);
    assertThat(rates.secondsLeft(state)).hasValue(60.0); // 6,000 more, 100 in a second
    assertThat(StateText.line(state, rates))
        .startsWith("0123456789ab: 2,000 executions, ")
        .endsWith("2 workers at work, 100 executions/s, about 60 s left");
    assertThat(StateJson.of(List.of(state), rates))
        .contains("\"perSecond\":100.0", "\"secondsLeft\":60", "\"workers\":2", "\"share\":0.25");
  }

  @Test
  void searchThatIsOverHasNoRate() {
    read(0, 1_000);
    seconds = 5;
    State over = state(2_000, 1, true);
    rates.read(List.of(over));
    assertThat(rates.perSecond(over)).isEmpty();
    assertThat(rates.secondsLeft(over)).isEmpty();
  }
}
