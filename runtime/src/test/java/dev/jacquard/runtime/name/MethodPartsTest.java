package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodPartsTest {
  @Test
  void partsAreShownAsTheWhole() {
    assertThat(MethodParts.whole(MethodParts.name("try", 12, "enter"))).isEqualTo("enter");
    assertThat(MethodParts.whole(MethodParts.name("call", 0, "lambda$run$3")))
        .isEqualTo("lambda$run$3");
  }

  @Test
  void constructorsHaveNamesThatMethodsMayHave() {
    assertThat(MethodParts.name("call", 0, "<init>")).isEqualTo("$jacquard$call$0$init");
  }

  @Test
  void otherMethodsAreThemselves() {
    assertThat(MethodParts.whole("enter")).isEqualTo("enter");
    assertThat(MethodParts.whole("$jacquard$native$read$x$y"))
        .isEqualTo("$jacquard$native$read$x$y");
  }
}
