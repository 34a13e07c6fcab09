package dev.jacquard.model.dynamic;

import java.util.function.Predicate;

/**
 * Something that holds in a state or not, and which steps it may notice.
 *
 * <p>A step that no proposition notices may be taken alone. What is noticed must not depend on the
 * state in which the step happens to be looked at: so it is decided by what a proposition can see
 * at all. One of the globals notices no step that leaves them alone. One of processes notices a
 * step by the local states before and after it, which no other process can change. One of the world
 * notices everything.
 *
 * @param <G> the record of global variables
 */
public abstract class Proposition<G extends Record> {
  private Proposition() {}

  /** Something about the global variables. */
  public static <G extends Record> Proposition<G> ofGlobals(Predicate<G> predicate) {
    return new Proposition<>() {
      @Override
      boolean holds(View<G> view) {
        return predicate.test(view.globals());
      }

      @Override
      boolean notices(Process<G> before, Process<G> after) {
        return false;
      }
    };
  }

  /**
   * At least so many processes of a type are in a local state like this.
   *
   * @param predicate looks at nothing but the local state
   */
  public static <G extends Record, P extends Process<G>> Proposition<G> atLeast(
      int count, Class<P> type, Predicate<? super P> predicate) {
    return new Proposition<>() {
      @Override
      boolean holds(View<G> view) {
        return view.count(type, predicate) >= count;
      }

      @Override
      boolean notices(Process<G> before, Process<G> after) {
        return counts(before) != counts(after);
      }

      private boolean counts(Process<G> process) {
        return type.isInstance(process) && predicate.test(type.cast(process));
      }
    };
  }

  /** Something about everything. */
  public static <G extends Record> Proposition<G> ofWorld(Predicate<View<G>> predicate) {
    return new Proposition<>() {
      @Override
      boolean holds(View<G> view) {
        return predicate.test(view);
      }

      @Override
      boolean notices(Process<G> before, Process<G> after) {
        return true;
      }
    };
  }

  /** Both this and another proposition. */
  public final Proposition<G> and(Proposition<G> other) {
    Proposition<G> self = this;
    return new Proposition<>() {
      @Override
      boolean holds(View<G> view) {
        return self.holds(view) && other.holds(view);
      }

      @Override
      boolean notices(Process<G> before, Process<G> after) {
        return self.notices(before, after) || other.notices(before, after);
      }
    };
  }

  /** Not this proposition. */
  public final Proposition<G> negate() {
    Proposition<G> self = this;
    return new Proposition<>() {
      @Override
      boolean holds(View<G> view) {
        return !self.holds(view);
      }

      @Override
      boolean notices(Process<G> before, Process<G> after) {
        return self.notices(before, after);
      }
    };
  }

  abstract boolean holds(View<G> view);

  /**
   * Whether it may notice a step that touches nothing but what one process owns.
   *
   * @param before the local state before the step, null if the step starts the process
   * @param after the local state after it, null if the step ends the process
   */
  abstract boolean notices(Process<G> before, Process<G> after);
}
