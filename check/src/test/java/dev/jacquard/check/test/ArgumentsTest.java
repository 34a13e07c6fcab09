package dev.jacquard.check.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
  @Test
  void argumentsComeBackAsTheyWere() throws IOException, ClassNotFoundException {
    Object[] values = {
      1, 'c', "text", null, TimeUnit.DAYS, List.of(2, 3), int.class, new int[] {4}
    };
    Object[] again = Arguments.of(values).unpack(getClass().getClassLoader(), new ArrayList<>());
    assertThat(again).isEqualTo(values);
  }

  @Test
  void argumentThatCannotBeSerialisedIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Arguments.of(1, new Object()))
        .withMessageStartingWith("argument 2 of the test, a java.lang.Object, can't be taken to")
        .withMessageContaining("NotSerializableException: java.lang.Object");
  }

  @Test
  void onlyObjectsWithStateCanChange() {
    assertThat(Arguments.canChange(new Object[] {1, "text", null, TimeUnit.DAYS})).isFalse();
    assertThat(Arguments.canChange(new Object[] {1, new ArrayList<>()})).isTrue();
  }

  @Test
  void changeIsSeen() {
    List<String> list = new ArrayList<>(List.of("a"));
    Object[] values = {list};
    Arguments packed = Arguments.of(values);
    assertThat(Arguments.areUnchanged(values, packed)).isTrue();
    list.add("b");
    assertThat(Arguments.areUnchanged(values, packed)).isFalse();
  }
}
