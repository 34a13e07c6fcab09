package dev.jacquard.worker;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.report.Stack;
import dev.jacquard.runtime.JvmProgram;
import java.util.ArrayList;
import java.util.List;

/** Where the two accesses of a race come from, as lines for people. */
public final class RaceStacks {
  private RaceStacks() {}

  /** The stacks of the first race among findings of one execution; none if there is no race. */
  public static List<String> lines(JvmProgram program, List<Finding> findings) {
    for (Finding finding : findings) {
      if (finding.race().isPresent()) {
        return lines(program, finding, finding.race().get());
      }
    }
    return List.of();
  }

  private static List<String> lines(JvmProgram program, Finding finding, DataRace race) {
    List<String> lines = new ArrayList<>();
    try {
      Sightings seen =
          new Sightings(program.testimony(finding.schedule(), List.of(race)), program.legend());
      for (Stack stack : seen.racing()) {
        lines.add(stack.title());
        stack.frames().forEach(frame -> lines.add("  " + frame));
      }
    } catch (DivergenceException repeatedDifferently) {
      lines.clear(); // the verdict says so already
    }
    return lines;
  }
}
