package dev.jacquard.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {
  @ParameterizedTest
  @CsvSource({
    // comparison, symbol, with a smaller value, with the same, with a larger
    "EQUAL,            ==, false, true,  false",
    "NOT_EQUAL,        !=, true,  false, true",
    "LESS,             <,  true,  false, false",
    "LESS_OR_EQUAL,    <=, true,  true,  false",
    "GREATER,          >,  false, false, true",
    "GREATER_OR_EQUAL, >=, false, true,  true"
  })
  void comparesTheValueWithTheConstant(
      Comparison comparison, String symbol, boolean smaller, boolean same, boolean larger) {
    long argument = comparison.with(5);
    assertThat(comparison.symbol()).isEqualTo(symbol);
    assertThat(Comparison.holds(argument, 4)).isEqualTo(smaller);
    assertThat(Comparison.holds(argument, 5)).isEqualTo(same);
    assertThat(Comparison.holds(argument, 6)).isEqualTo(larger);
  }

  @Property
  void comparisonAndConstantComeBackFromTheArgument(
      @ForAll Comparison comparison, @ForAll int constant) {
    long argument = comparison.with(constant);
    assertThat(Comparison.of(argument)).isEqualTo(comparison);
    assertThat(Comparison.constant(argument)).isEqualTo(constant);
  }

  @Property
  void aValueBeyondTheConstantsIsNotTruncated(@ForAll int constant) {
    long beyond = constant + (1L << 32);
    assertThat(Comparison.holds(Comparison.EQUAL.with(constant), beyond)).isFalse();
    assertThat(Comparison.holds(Comparison.GREATER.with(constant), beyond)).isTrue();
  }
}
