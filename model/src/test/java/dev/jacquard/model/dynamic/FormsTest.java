package dev.jacquard.model.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.model.IllegalModelException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What states can be made of, and what is said of the rest. */
class FormsTest {
  enum Colour {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "green";
      }
    }
  }

  sealed interface Shape {}

  record Circle(int radius) implements Shape {}

  record Square(long side, Optional<Shape> inside) implements Shape {}

  record Everything(
      boolean flag,
      byte small,
      short medium,
      char sign,
      int number,
      long large,
      Integer boxed,
      String text,
      Colour colour,
      Ref<Circle> ref,
      Pid pid,
      List<Optional<Shape>> shapes) {}

  private static Everything example(long large, Ref<Circle> ref, Pid pid) {
    return new Everything(
        true,
        (byte) -1,
        Short.MIN_VALUE,
        'ß',
        Integer.MIN_VALUE,
        large,
        7,
        "text",
        Colour.GREEN,
        ref,
        pid,
        List.of(
            Optional.empty(),
            Optional.of(new Circle(3)),
            Optional.of(new Square(-5, Optional.of(new Square(6, Optional.empty()))))));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    Forms forms = new Forms();
    for (long large : new long[] {0, -1, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32, -1L << 31}) {
      Everything written = example(large, Ref.at(4), Pid.at(2));
      assertThat(forms.read(forms.write(written, Row.toWrite()), 0)).isEqualTo(written);
    }
    Everything nothing = example(1, Ref.none(), Pid.none());
    assertThat(forms.read(forms.write(nothing, Row.toWrite()), 0)).isEqualTo(nothing);
  }

  @Test
  void componentsAreDescribedByName() {
    Forms forms = new Forms();
    Everything written = example(-3, Ref.at(4), Pid.none());
    forms.write(written, Row.toWrite());
    assertThat(forms.describe(written))
        .containsEntry("large", "-3")
        .containsEntry("text", "text")
        .containsEntry("colour", "green")
        .containsEntry("ref", "object 4")
        .containsEntry("pid", "none")
        .containsEntry(
            "shapes",
            "[none, Circle[radius=3], Square[side=-5, inside=Square[side=6, inside=none]]]");
  }

  record Wrong(Set<String> names) {}

  record Outer(int fine, Wrong wrong) {}

  record Generic<T>(T value) {}

  record OfGeneric(Generic<String> value) {}

  record Floating(double value) {}

  @Test
  void aTypeThatCannotBeKeptIsNamedWithItsComponent() {
    Forms forms = new Forms();
    // Twice, because a refusal must not leave half a form behind.
    for (int time = 0; time < 2; time++) {
      assertRefused(forms, new Outer(1, new Wrong(Set.of())), "component names of record Wrong");
    }
    assertRefused(forms, new OfGeneric(new Generic<>("x")), "component value of record OfGeneric");
    assertRefused(forms, new Floating(1), "component value of record Floating has the type double");
  }

  private static void assertRefused(Forms forms, Object record, String sentence) {
    assertThatThrownBy(() -> forms.write(record, Row.toWrite()))
        .isInstanceOf(IllegalModelException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void nullIsNamedWithItsComponent() {
    assertThatThrownBy(() -> new Forms().write(example(1, null, Pid.none()), Row.toWrite()))
        .hasMessageContaining("component ref of record Everything is null");
  }
}
