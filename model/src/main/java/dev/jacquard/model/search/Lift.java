package dev.jacquard.model.search;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Turns a path of representatives into a path of the states they stand for.
 *
 * <p>Each state of a class can follow the path, so the first plain step into the right class is as
 * good as any.
 */
public final class Lift {
  private final Quotient quotient;
  private final StateSpace plain;

  Lift(Quotient quotient) {
    this.quotient = quotient;
    this.plain = quotient.plain();
  }

  /** The path in the plain space; its last step fails with this message, if one is given. */
  public static Path concrete(Quotient quotient, Path path, Optional<String> message) {
    return new Lift(quotient).lift(path, message);
  }

  /** The path in the plain space of a path of representatives, of whose steps none fails. */
  public static Path concrete(Quotient quotient, Path path) {
    return concrete(quotient, path, Optional.empty());
  }

  private Path lift(Path path, Optional<String> message) {
    List<Path.Step> steps = new ArrayList<>();
    int moves = path.steps().size() - (message.isPresent() ? 1 : 0);
    follow(steps, path.steps().subList(0, moves));
    message.ifPresent(wanted -> steps.add(failing(steps, wanted)));
    return new Path(steps, path.loop());
  }

  /** Goes on with a plain path along steps of representatives. */
  void follow(List<Path.Step> steps, List<Path.Step> representatives) {
    for (Path.Step step : representatives) {
      Into into = new Into(step.state());
      if (steps.isEmpty()) {
        plain.initial(into);
      } else {
        long[] last = steps.get(steps.size() - 1).state();
        plain.expand(last, last.length, into);
      }
      steps.add(into.found.orElseThrow(UntoldException::representatives));
    }
  }

  private Path.Step failing(List<Path.Step> before, String message) {
    long[] state = before.isEmpty() ? new long[0] : before.get(before.size() - 1).state();
    Failing failing = new Failing(state, message);
    if (before.isEmpty()) {
      plain.initial(failing);
    } else {
      plain.expand(state, state.length, failing);
    }
    return failing.found.orElseThrow(UntoldException::representatives);
  }

  /** Looks for a step into a class. */
  private final class Into implements Successors {
    private final long[] representative;
    private final Same same = new Same();
    private Optional<Path.Step> found = Optional.empty();

    Into(long[] representative) {
      this.representative = representative;
    }

    @Override
    public void step(int process, int action, long[] state, int length) {
      if (found.isPresent()) {
        return;
      }
      long[] copy = Arrays.copyOf(state, length);
      quotient.represent(copy, length, same);
      if (same.yes) {
        found = Optional.of(new Path.Step(process, action, copy));
      }
    }

    @Override
    public void failure(int process, int action, String message) {}

    /** Whether a representative is the one looked for. */
    private final class Same implements Successors {
      private boolean yes;

      @Override
      public void step(int process, int action, long[] state, int length) {
        yes = Arrays.equals(state, 0, length, representative, 0, representative.length);
      }

      @Override
      public void failure(int process, int action, String message) {}
    }
  }

  /** Looks for a failing step, preferably one that fails with the same message. */
  private static final class Failing implements Successors {
    private final long[] state;
    private final String wanted;
    private Optional<Path.Step> found = Optional.empty();

    Failing(long[] state, String wanted) {
      this.state = state;
      this.wanted = wanted;
    }

    @Override
    public void step(int process, int action, long[] next, int length) {}

    @Override
    public void failure(int process, int action, String message) {
      if (found.isEmpty() || message.equals(wanted)) {
        found = Optional.of(new Path.Step(process, action, state));
      }
    }
  }
}
