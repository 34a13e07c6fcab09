package dev.jacquard.benchmarks.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** That everything is measured and has the executions it says; not how fast anything is. */
class JvmBenchmarksTest {
  private static List<String> lines;

  @BeforeAll
  static void measureInLittleTime() throws IOException {
    lines =
        MeasuringProcess.output(JvmBenchmarks.controlled(MeasuringJvm.Part.TRIAL)).lines().toList();
  }

  @Test
  void everySubjectIsExplored() {
    for (JvmSubject subject : JvmSubject.ALL) {
      assertThat(lines).anyMatch(line -> line.startsWith(subject.name()));
    }
  }

  @Test
  void symmetryIsMeasuredWhereThereIsSomeAndWhereThereIsNone() {
    assertThat(lines)
        .anyMatch(line -> line.matches("other code +20 +20 .*"))
        .anyMatch(line -> line.matches("other numbers, plain +6 +6 .*"))
        .anyMatch(line -> line.matches("interchangeable +90 +5 .*"));
  }

  @Test
  void memoryIsLookedAtTenTimes() {
    assertThat(lines).filteredOn(line -> line.matches(" +[\\d,]+ executions .*KiB")).hasSize(10);
  }

  @Test
  void aHundredThreadsHaveManyExecutionsAndNoFailure() {
    assertThat(lines).anyMatch(line -> line.matches("100 threads: 20 executions .* 0 findings.*"));
  }

  @Test
  void operationsOfTheJdkAreMeasured() {
    assertThat(lines).anyMatch(line -> line.startsWith("ReentrantLock lock, unlock\t"));
  }
}
