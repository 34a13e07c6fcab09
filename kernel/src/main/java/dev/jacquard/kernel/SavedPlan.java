package dev.jacquard.kernel;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Transition;

/** Plans that are to be followed to their ends, as part of a saved state. */
public final class SavedPlan {
  private static final int UNIFORM = -1;
  private static final int PRIORITIES = -2;
  private static final int WANDERING = -3;
  private static final int ASSEMBLING = -4;

  private SavedPlan() {}

  public static void save(Plan plan, StateWriter out) {
    if (!plan.isExact() && !plan.isWithoutSymmetry()) {
      throw new IllegalArgumentException("a plan that is not to be followed to its end");
    }
    out.flag(plan.isExact());
    out.number(plan.length());
    for (int i = 0; i < plan.length(); i++) {
      out.transition(plan.step(i));
    }
    out.number(plan.known());
    out.number(plan.replayed());
    out.number(plan.sleepers());
    for (int i = 0; i < plan.sleepers(); i++) {
      out.transition(plan.sleeper(i));
    }
    save(plan.tail(), out);
  }

  private static void save(Tail tail, StateWriter out) {
    if (tail instanceof Tail.Fixed fixed) {
      out.number(fixed.ordinal());
    } else if (tail instanceof Tail.Uniform uniform) {
      out.number(UNIFORM);
      out.number(uniform.seed());
    } else if (tail instanceof Tail.Wandering wandering) {
      out.number(WANDERING);
      out.number(wandering.from());
      out.number(wandering.seed());
    } else if (tail instanceof Tail.Assembling assembling) {
      out.number(ASSEMBLING);
      save(assembling.then(), out);
    } else {
      Tail.Priorities priorities = (Tail.Priorities) tail;
      out.number(PRIORITIES);
      out.number(priorities.seed());
      out.number(priorities.depth());
      out.number(priorities.length());
    }
  }

  public static Plan restored(StateReader in) {
    boolean exact = in.flag();
    Transition[] prefix = in.transitions().toArray(Transition[]::new);
    int known = in.number(0, prefix.length);
    int replayed = in.number(0, prefix.length);
    Transition[] sleep = in.transitions().toArray(Transition[]::new);
    Plan plan = Plan.exactly(prefix, known, replayed, sleep, tail(in));
    return exact ? plan : plan.withoutSymmetry();
  }

  private static Tail tail(StateReader in) {
    int sort = in.number(ASSEMBLING, Tail.Fixed.values().length - 1);
    return switch (sort) {
      case UNIFORM -> new Tail.Uniform(in.number());
      case PRIORITIES -> new Tail.Priorities(in.number(), in.count(), in.count());
      case ASSEMBLING -> new Tail.Assembling(tail(in));
      case WANDERING -> new Tail.Wandering(in.count(), in.number());
      default -> Tail.Fixed.values()[sort];
    };
  }
}
