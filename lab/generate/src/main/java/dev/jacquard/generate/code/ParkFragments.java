package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Park;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.List;
import java.util.Optional;

/** Parking and unparking. */
final class ParkFragments {
  private ParkFragments() {}

  static List<Statement> park(Body body, int room) {
    return List.of(new Park());
  }

  static List<Statement> unpark(Body body, int room) {
    return toSomeThread(body, ThreadAction.Action.UNPARK).stream().toList();
  }

  /** An action on some thread, if there is one that may be named. */
  static Optional<Statement> toSomeThread(Body body, ThreadAction.Action action) {
    List<Reference<ThreadDeclaration>> threads = body.surroundings().named();
    return threads.isEmpty()
        ? Optional.empty()
        : Optional.of(new ThreadAction(action, body.draw().of(threads)));
  }
}
