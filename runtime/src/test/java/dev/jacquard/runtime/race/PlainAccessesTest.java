package dev.jacquard.runtime.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.memory.Clocks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainAccessesTest {
  private static final int FIELD = 3;
  private static final int LOCK = 9;

  private final Clocks clocks = new Clocks();
  private final List<String> races = new ArrayList<>();
  private final PlainAccesses accesses =
      new PlainAccesses(
          clocks,
          (location, earlier, index, thread, site, sort) ->
              races.add(earlier.thread[index] + "-" + thread + "@" + location));

  PlainAccessesTest() {
    begin(1);
  }

  private void begin(int run) {
    clocks.begin(run);
    accesses.begin(run);
    for (int thread = 0; thread < 3; thread++) {
      clocks.admit(thread);
    }
  }

  private void read(int thread) {
    accesses.plainRead(thread, FIELD, 0, 0, clocks.now(thread));
  }

  private void write(int thread) {
    accesses.plainWrite(thread, FIELD, 0, 0, clocks.now(thread));
  }

  /** A thread makes what it did public, and another one learns of it. */
  private void synchronize(int from, int to) {
    clocks.tick(from);
    clocks.publish(from, LOCK);
    clocks.learn(to, LOCK);
  }

  @Test
  void twoReadsDoNotRace() {
    read(0);
    read(1);
    assertThat(races).isEmpty();
  }

  @Test
  void aWriteRacesWithAReadThatIsNotOrdered() {
    read(0);
    write(1);
    assertThat(races).containsExactly("0-1@3");
  }

  @Test
  void aReadRacesWithAWriteThatIsNotOrdered() {
    write(0);
    read(1);
    assertThat(races).containsExactly("0-1@3");
  }

  @Test
  void synchronizationOrdersAccesses() {
    write(0);
    synchronize(0, 1);
    write(1);
    assertThat(races).isEmpty();
  }

  @Test
  void whatHappensAfterThePublicationIsNotOrdered() {
    synchronize(0, 1);
    write(0);
    write(1);
    assertThat(races).containsExactly("0-1@3");
  }

  @Test
  void aThreadDoesNotRaceWithItself() {
    write(0);
    read(0);
    write(0);
    assertThat(races).isEmpty();
  }

  @Test
  void twoAtomicWritesDoNotRace() {
    accesses.atomicWrite(0, FIELD, 0, 0, clocks.now(0));
    accesses.atomicWrite(1, FIELD, 0, 0, clocks.now(1));
    assertThat(races).isEmpty();
  }

  @Test
  void anAtomicWriteRacesWithAPlainRead() {
    read(0);
    accesses.atomicWrite(1, FIELD, 0, 0, clocks.now(1));
    assertThat(races).containsExactly("0-1@3");
  }

  @Test
  void aPlainReadDoesNotRaceWithAnAtomicRead() {
    read(0);
    accesses.atomicRead(1, FIELD, 0, 0, clocks.now(1));
    assertThat(races).isEmpty();
  }

  @Test
  void everyThreadThatIsNotOrderedIsReported() {
    read(0);
    read(1);
    write(2);
    assertThat(races).containsExactly("0-2@3", "1-2@3");
  }

  @Test
  void accessesOfAnEarlierRunAreForgotten() {
    write(0);
    begin(2);
    write(1);
    assertThat(races).isEmpty();
  }

  @Test
  void otherLocationsDoNotMatter() {
    write(0);
    accesses.plainWrite(1, 4000, 0, 0, clocks.now(1));
    assertThat(races).isEmpty();
  }
}
