package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression.Attempt;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Park;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import java.util.List;

/** Blocking operations with a time limit, which may run out at once. */
final class TimedFragments {
  private TimedFragments() {}

  private static Attempt timed(Statement operation) {
    return new Attempt(Attempt.Mode.TIMED, operation);
  }

  static List<Statement> park(Body body, int room) {
    return List.of(body.values().observe(timed(new Park())));
  }

  static List<Statement> join(Body body, int room) {
    return ParkFragments.toSomeThread(body, ThreadAction.Action.JOIN)
        .map(join -> body.values().observe(timed(join)))
        .stream()
        .toList();
  }

  static List<Statement> waitOnce(Body body, int room) {
    return WaitFragments.attempt(body, Attempt.Mode.TIMED);
  }
}
