package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jacquard.explore.option.Reduction;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ReductionTest {
  @ParameterizedTest
  @EnumSource(value = Reduction.class, names = "STATEFUL", mode = EnumSource.Mode.EXCLUDE)
  void everyReductionSeesTheSameTraces(Reduction reduction) {
    JsonNode json = json("sections", "--reduction", reduction.label());
    assertThat(json.get("verdict").asText()).isEqualTo("complete");
    assertThat(json.get("reduction").asText()).isEqualTo(reduction.label());
    assertThat(json.get("traces").asLong()).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({"sections, 1", "writers, 1", "notify, 5"})
  void everyReductionSeesTheSameOrbits(String program, long orbits) {
    List<Long> counts =
        Arrays.stream(Reduction.values())
            .filter(reduction -> reduction != Reduction.STATEFUL)
            .map(
                reduction ->
                    json(program, "--continue", "--symmetry=rf", "--reduction", reduction.label()))
            .map(json -> json.get("orbits").asLong())
            .distinct()
            .toList();
    assertThat(counts).containsExactly(orbits);
  }

  @ParameterizedTest
  @EnumSource(value = Reduction.class, names = "STATEFUL", mode = EnumSource.Mode.EXCLUDE)
  void valuesReduceAtLeastAsMuch(Reduction reduction) {
    JsonNode json = json("sections", "--symmetry", "val", "--reduction", reduction.label());
    assertThat(json.get("verdict").asText()).isEqualTo("complete");
    assertThat(json.get("executions").asLong()).isEqualTo(1);
    assertThat(json.has("orbits")).isFalse();
    assertThat(json.has("traces")).isFalse();
  }

  @Test
  void collapsingSymmetryImpliesItsReduction() {
    JsonNode json = json("sections", "--symmetry", "csym");
    assertThat(json.get("reduction").asText()).isEqualTo("fg");
    assertThat(json.get("symmetry").asText()).isEqualTo("csym");
    assertThat(json.get("pruned").asLong()).isPositive();
    assertThat(json.get("executions").asLong()).isLessThan(6);
  }

  @ParameterizedTest
  @EnumSource(Reduction.class)
  void everyReductionFindsEveryTypeOfFailure(Reduction reduction) {
    JsonNode json = json("several", "--continue", "--reduction", reduction.label());
    assertThat(json.get("failing").fieldNames())
        .toIterable()
        .containsExactly("deadlock", "assertion", "race");
  }
}
