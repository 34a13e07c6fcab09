package dev.jacquard.cli.command;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.FinalState;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.Local;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** How the last run of a litmus program ended, and the values it left behind, as lines of text. */
record LitmusOutcome(LitmusProgram program, Trace trace) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("outcome: " + ending());
    FinalState state = program.finalState();
    addLine(lines, "", shared(state));
    for (int thread = 0; thread < state.threads().size(); thread++) {
      addLine(lines, program.legend().thread(thread) + ": ", locals(state, thread));
    }
    return lines;
  }

  private static void addLine(List<String> lines, String owner, List<String> values) {
    if (!values.isEmpty()) {
      lines.add("  " + owner + String.join(", ", values));
    }
  }

  private String ending() {
    long left = program.finalState().threads().stream().filter(t -> !t.ended()).count();
    return switch (trace.ending()) {
      case CUT -> "cut at the step limit";
      case KNOWN -> "ended in a state that was seen before";
      case STUCK, SPINNING -> Prose.count(left, "thread") + " did not end";
      default -> left == 0 ? "every thread ended" : "every thread that was started has ended";
    };
  }

  /** The variables that some step touched; the others are as the file says. */
  private List<String> shared(FinalState state) {
    TreeSet<Integer> touched = new TreeSet<>();
    for (int row = 0; row < trace.length(); row++) {
      touched.add(trace.location(row));
    }
    return touched.stream()
        .filter(location -> location >= 0 && location < state.shared().size())
        .map(v -> program.legend().location(v) + " = " + state.shared().get(v))
        .toList();
  }

  private List<String> locals(FinalState state, int thread) {
    List<Local> locals = program.threads().get(thread).locals();
    List<String> values = new ArrayList<>();
    for (int i = 0; i < locals.size(); i++) {
      values.add(locals.get(i).name() + " = " + state.threads().get(thread).locals().get(i));
    }
    return values;
  }
}
