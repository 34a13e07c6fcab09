package dev.jacquard.explore.examine;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;

/**
 * Two threads that talk by something that is no step: each writes to a volatile variable of its
 * own, and the second one then does something that depends on whether the first one has written.
 */
final class TalkingProgram implements Program, Moves {
  /** What the second thread does if it comes first. */
  enum Reaction {
    NOTHING_ELSE,
    ANOTHER_LOCATION,
    ANOTHER_VALUE,
    ITS_END,
    A_FAILURE
  }

  private static final int FIRST = 0;
  private static final int SECOND = 1;
  private static final int OTHER = 2;

  private final Reaction reaction;
  private final Director director = new Director(Symmetry.none(2), 100);

  TalkingProgram(Reaction reaction) {
    this.reaction = reaction;
  }

  @Override
  public Trace run(Plan plan) {
    director.begin(plan);
    director.arrive(FIRST, Kind.VOLATILE_WRITE, FIRST, 0, 1);
    director.arrive(SECOND, Kind.VOLATILE_WRITE, SECOND, 0, 2);
    boolean spoken = false;
    boolean reacted = false;
    int value = 1;
    for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
      director.record(0, t == SECOND && reacted ? value : 1, 0);
      spoken |= t == FIRST;
      if (t == SECOND && !reacted) {
        reacted = true;
        value = !spoken && reaction == Reaction.ANOTHER_VALUE ? 2 : 1;
        react(spoken);
      }
    }
    return director.finish(this);
  }

  private void react(boolean spoken) {
    if (!spoken && reaction == Reaction.A_FAILURE) {
      director.fail(Failure.Type.ASSERTION, SECOND, "too early");
    } else if (spoken || reaction != Reaction.ITS_END) {
      int location = !spoken && reaction == Reaction.ANOTHER_LOCATION ? OTHER : SECOND;
      director.arrive(SECOND, Kind.VOLATILE_WRITE, location, 0, 3);
    }
  }

  @Override
  public int choices(int thread) {
    return 1;
  }

  @Override
  public Legend legend() {
    throw new UnsupportedOperationException("nobody asks for names");
  }
}
