package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Rewriting is a function of class files: neither the process nor the order matters. */
class RewritingTest {
  @Test
  void classesAreRewrittenAlikeInEveryOrderAndInEveryProcess() throws IOException {
    Map<String, String> here = RewritingRun.digests(1);
    assertThat(here).hasSizeGreaterThan(1000);
    assertThat(differences(here, RewritingRun.digests(2))).as("in another order").isEmpty();
    Map<String, String> elsewhere = new TreeMap<>();
    for (String line : WorkerRun.outputWithAgent(RewritingRun.class, "3").lines().toList()) {
      int end = line.lastIndexOf(' ');
      elsewhere.put(line.substring(0, end), line.substring(end + 1));
    }
    assertThat(differences(here, elsewhere)).as("in another process").isEmpty();
  }

  /** The names of the classes that are not the same in both, for whole maps are not readable. */
  private static Set<String> differences(Map<String, String> some, Map<String, String> others) {
    Set<String> names = new TreeSet<>(some.keySet());
    names.addAll(others.keySet());
    names.removeIf(name -> Objects.equals(some.get(name), others.get(name)));
    return names;
  }
}
