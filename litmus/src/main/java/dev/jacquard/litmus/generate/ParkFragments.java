package dev.jacquard.litmus.generate;

import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Park;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.List;

/** Parking and unparking. */
final class ParkFragments {
  private ParkFragments() {}

  static List<Statement> park(Body body, int room) {
    return List.of(new Park());
  }

  static List<Statement> unpark(Body body, int room) {
    List<Reference<ThreadDeclaration>> threads = body.surroundings().unparked();
    return threads.isEmpty()
        ? List.of()
        : List.of(new ThreadAction(ThreadAction.Action.UNPARK, body.draw().of(threads)));
  }
}
