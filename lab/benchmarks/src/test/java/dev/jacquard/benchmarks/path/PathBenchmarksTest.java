package dev.jacquard.benchmarks.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every benchmark works; how long it takes is another matter. */
class PathBenchmarksTest {
  @Test
  void everyCodePathHasTwoTimes() throws IOException {
    List<String> lines = WorkerRun.output(TrialJvm.class).lines().toList();
    for (String path :
        List.of(
            "SchedulingPoints.switchOfThreads",
            "PlainAccesses.underControl",
            "StaticState.run classes=50 uses=2",
            "Operations.run operation=REENTRANT_LOCK",
            "Threads.run threads=26",
            "Traces.happensBefore workers=26")) {
      assertThat(lines).anyMatch(line -> line.matches(path + " +[\\d,.]+ +[\\d,.]+"));
    }
  }
}
