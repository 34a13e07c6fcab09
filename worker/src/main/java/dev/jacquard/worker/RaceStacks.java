package dev.jacquard.worker;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Access;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.runtime.JvmProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Where the two accesses of a race come from, as lines for people. */
final class RaceStacks {
  private static final int MOST_FRAMES = 8;
  private static final Pattern LAMBDA = Pattern.compile("^lambda\\$(.+)\\$\\d+$");

  private RaceStacks() {}

  /** The stacks of the first race among findings of one execution; none if there is no race. */
  static List<String> lines(JvmProgram program, List<Finding> findings) {
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
      JvmProgram.RaceStacks stacks = program.stacks(finding.schedule(), race);
      add(program, race, race.first(), stacks.first(), lines);
      add(program, race, race.second(), stacks.second(), lines);
    } catch (DivergenceException repeatedDifferently) {
      lines.clear(); // the verdict says so already
    }
    return lines;
  }

  private static void add(
      JvmProgram program,
      DataRace race,
      Access access,
      List<StackTraceElement> stack,
      List<String> lines) {
    if (stack.isEmpty()) {
      return;
    }
    lines.add(
        program.legend().thread(access.thread())
            + (access.write() ? " wrote " : " read ")
            + program.legend().location(race.location()));
    for (StackTraceElement frame : stack.subList(0, Math.min(MOST_FRAMES, stack.size()))) {
      lines.add("  at " + frame.getClassName() + "." + method(frame) + place(frame));
    }
    if (stack.size() > MOST_FRAMES) {
      lines.add("  and " + (stack.size() - MOST_FRAMES) + " more");
    }
  }

  /** The number that a compiler gives to a lambda tells nobody anything. */
  private static String method(StackTraceElement frame) {
    return LAMBDA.matcher(frame.getMethodName()).replaceFirst("$1.lambda");
  }

  private static String place(StackTraceElement frame) {
    return frame.getFileName() == null || frame.getLineNumber() < 0
        ? ""
        : "(" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
  }
}
