package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Rewriting is a function of class files: neither the process nor the order matters. */
class RewritingTest {
  @Test
  void classesAreRewrittenAlikeInEveryOrderAndInEveryProcess() throws IOException {
    Map<String, String> here = RewritingRun.digests(1);
    assertThat(here).hasSizeGreaterThan(1000);
    assertThat(RewritingRun.digests(2)).as("in another order").isEqualTo(here);
    Map<String, String> elsewhere = new TreeMap<>();
    for (String line : WorkerRun.outputWithAgent(RewritingRun.class, "3").lines().toList()) {
      int end = line.lastIndexOf(' ');
      elsewhere.put(line.substring(0, end), line.substring(end + 1));
    }
    assertThat(elsewhere).as("in another process").isEqualTo(here);
  }
}
