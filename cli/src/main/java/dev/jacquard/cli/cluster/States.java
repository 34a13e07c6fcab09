package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.State;
import dev.jacquard.broker.line.LineLostException;
import java.util.List;

/** How far all searches of a cluster are, asked again and again. For one thread. */
final class States {
  private final Clerk clerk;
  private final Rates rates = new Rates(System::nanoTime);

  States(Clerk clerk) {
    this.clerk = clerk;
  }

  /**
   * All of them, as the page reads it.
   *
   * @throws IllegalStateException if nobody answers
   */
  String json() {
    try {
      List<State> states = clerk.runs();
      rates.read(states);
      return StateJson.of(states, rates);
    } catch (LineLostException lost) {
      throw new IllegalStateException(lost.getMessage(), lost);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody waits any more", e);
    }
  }
}
