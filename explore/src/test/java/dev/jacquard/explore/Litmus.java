package dev.jacquard.explore;

import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.HashSet;
import java.util.Set;

/** Programs and traces for the tests, written in the litmus language. */
public final class Litmus {
  /** Three traces: at least one thread sees the write of the other. */
  public static final String STORE_BUFFERING =
      "volatile int x, y; thread a { x = 1; int r = y; } thread b { y = 1; int r = x; }";

  private Litmus() {}

  public static LitmusProgram program(String text) {
    return program(text, LitmusOptions.DEFAULT);
  }

  public static LitmusProgram program(String text, LitmusOptions options) {
    return LitmusProgram.of("test", LitmusParser.parse("test", text), options);
  }

  /** The trace of a program that follows a replay string and then the lowest thread. */
  public static Trace trace(String text, String schedule) {
    Plan plan = Plan.following(Schedule.parse(schedule), Tail.Fixed.LOWEST);
    return program(text).run(plan).copy();
  }

  /** The happens-before relation of a trace, as the strategies see it. */
  public static HappensBefore order(Trace trace) {
    HappensBefore order = HappensBefore.ofSearch();
    order.analyse(trace);
    return order;
  }

  /** How many different Mazurkiewicz traces a strategy executes. */
  public static int traces(String text, Strategy strategy) {
    Set<TraceKey> keys = new HashSet<>();
    HappensBefore order = HappensBefore.ofProgram();
    explore(
        text,
        strategy,
        (trace, tally) -> {
          if (trace.ending().maximal()) {
            order.analyse(trace);
            keys.add(TraceKey.of(trace, order, trace.length()));
          }
        });
    return keys.size();
  }

  public static Exploration explore(String text, Strategy strategy) {
    return explore(text, strategy, Listener.NONE);
  }

  public static Exploration explore(String text, Strategy strategy, Listener listener) {
    return new Explorer(
            program(text),
            Budget.UNLIMITED,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            listener)
        .explore(strategy);
  }
}
