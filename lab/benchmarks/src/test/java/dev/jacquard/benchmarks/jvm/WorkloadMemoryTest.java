package dev.jacquard.benchmarks.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.option.SymmetryReduction;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkloadMemoryTest {
  @Test
  void aHeapThatGrowsIsNotFlat() {
    assertThat(WorkloadMemory.isFlat(List.of(9L, 5L, 10L))).isTrue();
    assertThat(WorkloadMemory.isFlat(List.of(9L, 5L, 11L))).isFalse();
    assertThat(WorkloadMemory.isFlat(List.of(9L))).isFalse();
  }

  @Test
  void theHeapIsLookedAtTenTimes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Workload workload = Workload.checked("sections", List.of("3", "3"), SymmetryReduction.NONE);
    boolean flat =
        new WorkloadMemory(workload, 500).run(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String text = bytes.toString(StandardCharsets.UTF_8);
    assertThat(flat).isNotEqualTo(text.contains("NOT flat"));
    assertThat(text).startsWith("sections 3 3, JDK ").contains("500 executions in");
    assertThat(text.lines().filter(line -> line.matches(" +[\\d,]+ executions .*KiB"))).hasSize(10);
  }
}
