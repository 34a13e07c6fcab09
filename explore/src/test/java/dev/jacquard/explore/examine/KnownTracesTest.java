package dev.jacquard.explore.examine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class KnownTracesTest {
  private static final int MOST = 1 << 10;

  @Test
  void whatWasAddedIsNeverLacked() {
    KnownTraces known = new KnownTraces(MOST);
    long[] digests = digests(1, 100 * MOST);
    LongStream.of(digests).forEach(known::add);
    assertThat(LongStream.of(digests)).noneMatch(known::lacks);
  }

  @Test
  void everythingElseIsLackedAsLongAsThereIsRoom() {
    KnownTraces known = new KnownTraces(MOST);
    LongStream.of(digests(1, MOST / 2)).forEach(known::add);
    assertThat(LongStream.of(digests(2, 1_000))).allMatch(known::lacks);
  }

  @Test
  void aSampleIsLackedWhenThereIsNoRoom() {
    KnownTraces known = new KnownTraces(MOST);
    LongStream.of(digests(1, 10 * MOST)).forEach(known::add);
    long lacked = LongStream.of(digests(2, 10_000)).filter(known::lacks).count();
    assertThat(lacked).isBetween(100L, 1_000L);
  }

  private static long[] digests(long seed, int count) {
    return new SplittableRandom(seed).longs(count).toArray();
  }
}
