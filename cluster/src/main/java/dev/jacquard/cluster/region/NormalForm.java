package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Found;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.SavedPlan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The one order of the steps of an execution that all executions have which differ in the order of
 * independent steps only: of the steps that may come next, always that of the first thread.
 */
final class NormalForm {
  private static final Transition[] NOBODY = {};

  private final HappensBefore order = HappensBefore.ofSearch();

  Found found(String signature, Trace trace, Program program) {
    int[] rows = rows(trace, program.names());
    StringBuilder text = new StringBuilder();
    Transition[] steps = new Transition[rows.length];
    for (int i = 0; i < rows.length; i++) {
      steps[i] = trace.transition(rows[i]);
      text.append(i == 0 ? "" : " ").append(spelled(steps[i], trace.label(rows[i]), program));
    }
    Plan plan = Plan.following(steps, NOBODY, Tail.Fixed.LOWEST).withoutSymmetry();
    byte[] saved = Bytes.of(program, out -> SavedPlan.save(plan, out));
    String bytes = Base64.getEncoder().encodeToString(saved);
    return new Found(signature, trace.length(), text.toString(), bytes);
  }

  private static String spelled(Transition step, int label, Program program) {
    String thread =
        program
            .names()
            .map(names -> names.thread(step.thread()).toString())
            .orElseGet(() -> String.valueOf(step.thread()));
    return step.alternatives() > 1 ? thread + "/" + label : thread;
  }

  /** The rows of a trace in their normal order. */
  private int[] rows(Trace trace, Optional<Names> names) {
    order.analyse(trace);
    List<Integer> threads = threads(trace, names);
    List<List<Integer>> ofThreads = new ArrayList<>();
    for (int t = 0; t < trace.threads(); t++) {
      ofThreads.add(new ArrayList<>());
    }
    for (int row = 0; row < trace.length(); row++) {
      ofThreads.get(trace.thread(row)).add(row);
    }
    int[] taken = new int[trace.threads()];
    int[] rows = new int[trace.length()];
    for (int i = 0; i < rows.length; i++) {
      int next =
          threads.stream()
              .filter(t -> taken[t] < ofThreads.get(t).size())
              .filter(t -> mayCome(trace, ofThreads.get(t).get(taken[t]), taken))
              .findFirst()
              .orElseThrow();
      rows[i] = ofThreads.get(next).get(taken[next]);
      taken[next]++;
    }
    return rows;
  }

  private boolean mayCome(Trace trace, int row, int[] taken) {
    for (int t = 0; t < trace.threads(); t++) {
      if (t != trace.thread(row) && order.clock(row, t) > taken[t]) {
        return false;
      }
    }
    return true;
  }

  /** The threads in an order that does not depend on the process. */
  private static List<Integer> threads(Trace trace, Optional<Names> names) {
    List<Integer> threads = new ArrayList<>(IntStream.range(0, trace.threads()).boxed().toList());
    names.ifPresent(known -> threads.sort(Comparator.comparing(t -> key(known.thread(t)))));
    return threads;
  }

  /** A text by which ancestors come first, then those that were made earlier. */
  private static String key(ThreadName name) {
    StringBuilder key = new StringBuilder();
    name.path().forEach(child -> key.append(String.format("%08d", child)));
    return key.toString();
  }
}
