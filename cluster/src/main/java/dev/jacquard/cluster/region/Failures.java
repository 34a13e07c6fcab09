package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Found;
import dev.jacquard.cluster.office.FoundLeast;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The least execution of each failure that a slice has come to. */
final class Failures {
  private final Program program;
  private final FoundLeast least = new FoundLeast();
  private final Map<String, Integer> shortest = new HashMap<>();
  private final NormalForm form = new NormalForm();

  Failures(Program program) {
    this.program = program;
  }

  void learn(Trace trace, List<Finding> failing) {
    if (trace.ending() == Ending.ASLEEP) {
      return;
    }
    for (Finding finding : failing) {
      String signature = Signature.of(finding, program.names());
      int steps = trace.length();
      if (steps <= shortest.getOrDefault(signature, Integer.MAX_VALUE)) {
        shortest.put(signature, steps);
        least.add(form.found(signature, trace, program));
      }
    }
  }

  List<Found> found() {
    return least.all();
  }
}
