package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the suite has. */
class CoverageTest {
  private static final String STRUCTURES = "structures";

  private static List<Program> in(String folder) throws Exception {
    return Programs.in(WorkerRun.ROOT, folder, CoverageTest.class.getClassLoader());
  }

  @Test
  void thereAreEnoughPrograms() throws Exception {
    List<Program> programs = new ArrayList<>();
    for (String folder : Programs.folders(WorkerRun.ROOT)) {
      if (!folder.equals(STRUCTURES)) {
        programs.addAll(in(folder));
      }
    }
    assertThat(programs).hasSizeGreaterThanOrEqualTo(250);
  }

  /** The correct one has no failure, the broken one has some. */
  @Test
  void structuresComeInPairs() throws Exception {
    Map<String, Boolean> fails = new TreeMap<>();
    for (Program program : in(STRUCTURES)) {
      fails.put(program.name(), !program.failures().isEmpty());
    }
    assertThat(fails).hasSizeGreaterThanOrEqualTo(2 * 22);
    fails.forEach(
        (name, failing) -> {
          String other =
              name.replace(failing ? ".broken" : ".correct", failing ? ".correct" : ".broken");
          assertThat(fails).as(name).containsEntry(other, !failing);
        });
  }
}
