package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Operation;
import org.junit.jupiter.api.Test;

class LocationsTest {
  private final Locations locations = new Locations();
  private final Tracked object = new Tracked(1, Object.class, 1, false, 0);
  private final Tracked other = new Tracked(2, Object.class, 2, false, 0);

  LocationsTest() {
    locations.begin(1);
  }

  @Test
  void anObjectAndAKeyAreOneLocation() {
    int x = locations.of(object, 12, "x");
    assertThat(locations.of(object, 12, null)).isEqualTo(x);
    assertThat(locations.of(object, 16, "y")).isNotEqualTo(x);
    assertThat(locations.of(other, 12, "x")).isNotEqualTo(x);
    assertThat(locations.owner(x)).isSameAs(object);
    assertThat(locations.key(x)).isEqualTo(12);
    assertThat(locations.field(x)).isEqualTo("x");
  }

  @Test
  void numbersStayFromRunToRunAndStatesDoNot() {
    int x = locations.of(object, 12, "x");
    locations.set(x, 7);
    locations.depth(x, 2);
    assertThat(locations.isSet(x)).isTrue();
    locations.begin(2);
    assertThat(locations.of(object, 12, "x")).isEqualTo(x);
    assertThat(locations.isSet(x)).isFalse();
    assertThat(locations.state(x)).isZero();
    assertThat(locations.depth(x)).isZero();
    locations.set(x, 3);
    assertThat(locations.depth(x)).isZero();
  }

  @Test
  void noLocationHasNoState() {
    assertThat(locations.state(Operation.NO_LOCATION)).isZero();
  }

  @Test
  void manyLocationsOfOneObjectAreFoundAgain() {
    int[] numbers = new int[500];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = locations.of(object, 16 + 4L * i, null);
    }
    for (int i = 0; i < numbers.length; i++) {
      assertThat(locations.of(object, 16 + 4L * i, null)).isEqualTo(numbers[i]);
    }
    assertThat(locations.size()).isEqualTo(numbers.length);
  }

  @Test
  void accessesInBothWaysAreNoticedWhicheverComesFirst() {
    int x = locations.of(object, 12, "x");
    assertThat(locations.isMixedByVolatile(x)).isFalse();
    assertThat(locations.isMixedByPlain(x)).isTrue();
    int y = locations.of(object, 16, "y");
    assertThat(locations.isMixedByPlain(y)).isFalse();
    assertThat(locations.isMixedByVolatile(y)).isTrue();
  }

  @Test
  void knowledgeGrowsWithWaysOfAccessAndNotWithLocations() {
    long before = locations.knowledge();
    int x = locations.of(object, 12, "x");
    assertThat(locations.knowledge()).isEqualTo(before);
    locations.isMixedByPlain(x);
    assertThat(locations.knowledge()).isEqualTo(before + 1);
    locations.isMixedByPlain(x);
    assertThat(locations.knowledge()).isEqualTo(before + 1);
  }

  @Test
  void aMonitorIsNoPlaceInMemory() {
    assertThat(locations.isMemory(locations.of(object, Locations.MONITOR, null))).isFalse();
    assertThat(locations.isMemory(locations.of(object, Locations.CONTENT, null))).isTrue();
    assertThat(locations.isMemory(locations.of(object, 12, null))).isTrue();
  }
}
