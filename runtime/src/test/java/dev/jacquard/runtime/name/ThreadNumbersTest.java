package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreadNumbersTest {
  private final ThreadNumbers numbers = new ThreadNumbers();

  @Test
  void theFirstThreadIsThereFromTheBeginning() {
    assertThat(numbers.size()).isEqualTo(1);
  }

  @Test
  void theSameChildOfTheSameParentHasTheSameNumber() {
    int second = numbers.child(0, 1);
    int first = numbers.child(0, 0);
    assertThat(numbers.child(0, 1)).isEqualTo(second);
    assertThat(numbers.child(0, 0)).isEqualTo(first).isNotEqualTo(second);
  }

  @Test
  void childrenOfDifferentParentsAreDifferent() {
    int child = numbers.child(0, 0);
    int grandchild = numbers.child(child, 0);
    assertThat(grandchild).isNotEqualTo(numbers.child(0, 1));
    assertThat(numbers.child(child, 0)).isEqualTo(grandchild);
  }

  @Test
  void aThreadWithoutNameIsCalledByItsNumber() {
    int child = numbers.child(0, 0);
    assertThat(numbers.name(child)).isEqualTo("thread " + child);
    numbers.name(child, "worker");
    assertThat(numbers.name(child)).isEqualTo("worker");
  }

  @Test
  void eachThreadHasAnOwnerForItsLocations() {
    int child = numbers.child(0, 20);
    assertThat(numbers.tracked(child).ordinal()).isEqualTo(child);
    assertThat(numbers.tracked(child)).isNotSameAs(numbers.tracked(0));
  }
}
