package dev.jacquard.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KnowledgeTest {
  private static final int LOCATION = 5;

  private final Clocks clocks = new Clocks();

  KnowledgeTest() {
    clocks.begin(1);
    clocks.admit(0);
    clocks.admit(1);
    clocks.admit(2);
  }

  @Test
  void theTimeOfAThreadIsTheNumberOfItsSteps() {
    assertThat(clocks.now(0)).isEqualTo(1);
    clocks.tick(0);
    assertThat(clocks.now(0)).isEqualTo(2);
    assertThat(clocks.now(1)).isEqualTo(1);
  }

  @Test
  void aThreadDoesNotKnowWhatAnotherOneKeepsForItself() {
    clocks.tick(0);
    assertThat(clocks.knows(1, 0, 1)).isFalse();
  }

  @Test
  void whatIsMadePublicAtALocationIsLearnedThere() {
    clocks.tick(0);
    clocks.publish(0, LOCATION);
    clocks.tick(0);
    assertThat(clocks.knowsAllAt(1, LOCATION)).isFalse();
    clocks.learn(1, LOCATION);
    assertThat(clocks.knowsAllAt(1, LOCATION)).isTrue();
    assertThat(clocks.knows(1, 0, 1)).isTrue();
    assertThat(clocks.knows(1, 0, 2)).isFalse();
  }

  @Test
  void knowledgeIsPassedOn() {
    clocks.tick(0);
    clocks.publish(0, LOCATION);
    clocks.learn(1, LOCATION);
    clocks.publish(1, LOCATION + 1);
    clocks.learn(2, LOCATION + 1);
    assertThat(clocks.knows(2, 0, 1)).isTrue();
  }

  @Test
  void aSecondPublicationAddsToTheFirst() {
    clocks.tick(0);
    clocks.tick(1);
    clocks.publish(0, LOCATION);
    clocks.publish(1, LOCATION);
    clocks.learn(2, LOCATION);
    assertThat(clocks.knows(2, 0, 1)).isTrue();
    assertThat(clocks.knows(2, 1, 1)).isTrue();
  }

  @Test
  void aLocationThatNobodyPublishedAtTeachesNothing() {
    clocks.tick(0);
    clocks.learn(1, LOCATION);
    clocks.learn(1, 10_000);
    assertThat(clocks.knows(1, 0, 1)).isFalse();
    assertThat(clocks.knowsAllAt(1, 10_000)).isTrue();
  }

  @Test
  void aNewRunKnowsNothingOfTheLastOne() {
    clocks.tick(0);
    clocks.pass(0, 100);
    clocks.publish(0, LOCATION);
    clocks.begin(2);
    clocks.learn(1, LOCATION);
    assertThat(clocks.knows(1, 0, 1)).isFalse();
    assertThat(clocks.nanos(0)).isZero();
    assertThat(clocks.nanos(1)).isZero();
    assertThat(clocks.lastPublication(0)).isZero();
  }

  @Test
  void noThreadSeesATimeBeforeOneThatItKnowsOf() {
    clocks.pass(0, 100);
    clocks.publish(0, LOCATION);
    clocks.pass(1, 30);
    clocks.learn(1, LOCATION);
    assertThat(clocks.nanos(1)).isEqualTo(100);
    clocks.pass(2, 500);
    clocks.learn(2, LOCATION);
    assertThat(clocks.nanos(2)).isEqualTo(500);
  }

  @Test
  void timeNeverGoesBack() {
    clocks.pass(0, 100);
    clocks.pass(0, -40);
    assertThat(clocks.nanos(0)).isEqualTo(100);
  }

  @Test
  void aThreadThatIsInformedKnowsAllThatTheOtherKnows() {
    clocks.tick(0);
    clocks.pass(0, 7);
    clocks.inform(1, 0);
    assertThat(clocks.knows(1, 0, 1)).isTrue();
    assertThat(clocks.nanos(1)).isEqualTo(7);
  }

  @Test
  void moreThreadsFindRoomAndKeepWhatIsKnown() {
    clocks.tick(0);
    clocks.publish(0, LOCATION);
    clocks.admit(40);
    clocks.tick(40);
    clocks.publish(40, LOCATION);
    clocks.learn(1, LOCATION);
    assertThat(clocks.knows(1, 0, 1)).isTrue();
    assertThat(clocks.knows(1, 40, 1)).isTrue();
  }

  @Test
  void theLastPublicationOfAThreadIsRemembered() {
    clocks.tick(0);
    clocks.publish(0, LOCATION);
    clocks.tick(0);
    assertThat(clocks.lastPublication(0)).isEqualTo(1);
    assertThat(clocks.lastPublication(1)).isZero();
    assertThat(clocks.lastPublication(1000)).isZero();
  }
}
