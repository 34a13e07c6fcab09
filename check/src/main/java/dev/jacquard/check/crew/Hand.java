package dev.jacquard.check.crew;

import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Outcome;
import java.util.List;
import java.util.Optional;

/** One of a crew, for one thread. */
public interface Hand {
  /**
   * What came of a slice of work.
   *
   * @param outcome nothing if the hand was lost with what it did; then there is another one
   * @param notable executions from which somebody learned more than counts tell
   * @param loss how the hand was lost, as the end of a sentence
   */
  record Deed(Optional<Outcome> outcome, List<String> notable, String loss) {
    public Deed {
      notable = List.copyOf(notable);
    }

    /** A slice that came to its end. */
    public static Deed of(Outcome outcome, List<String> notable) {
      return new Deed(Optional.of(outcome), notable, "");
    }

    /** Nothing came of it, and why. */
    public static Deed lost(String why) {
      return new Deed(Optional.empty(), List.of(), why);
    }
  }

  /** Explores a region for a while; throws what an execution throws. */
  Deed explore(Lease lease) throws InterruptedException;

  /** Asks it to end its slice and to give away what it can; for other threads. */
  void call();
}
