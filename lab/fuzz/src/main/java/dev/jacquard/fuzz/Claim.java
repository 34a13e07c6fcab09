package dev.jacquard.fuzz;

import java.util.Optional;

/** How what a strategy sees must relate to what brute force sees. */
public enum Claim {
  /** Every trace, at most once each. */
  EVERY_TRACE_ONCE {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return first(
          same("traces", truth.all().traces().size(), survey.traces().size()),
          differ("set of traces", truth.all().traces(), survey.traces()),
          same("executions", survey.traces().size(), survey.executions()),
          differ("final states", truth.all().states(), survey.states()),
          differ("failing traces", truth.all().failing(), survey.failing()));
    }
  },

  /** Every trace exactly once, and no run in vain. */
  OPTIMAL {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return EVERY_TRACE_ONCE
          .refute(truth, survey)
          .or(() -> same("blocked runs", 0, survey.blocked()));
    }
  },

  /** Every final state and type of failure up to symmetry, and no trace twice. */
  UP_TO_SYMMETRY {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      int[] classOf = truth.program().threadClasses();
      return first(
          same("executions", survey.traces().size(), survey.executions()),
          survey.executions() > truth.all().traces().size()
              ? Optional.of("more executions than traces")
              : Optional.empty(),
          differ(
              "final states up to symmetry",
              truth.all().statesUpTo(classOf),
              survey.statesUpTo(classOf)),
          differ("types of failure", truth.all().preservedTypes(), survey.preservedTypes()));
    }
  },

  /** One execution per orbit. */
  EVERY_ORBIT_ONCE {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return UP_TO_SYMMETRY
          .refute(truth, survey)
          .or(
              () ->
                  truth.orbitsCount()
                      ? first(
                          same("orbits", truth.all().orbits(), survey.executions()),
                          differ(
                              "types of failure",
                              truth.all().failing().keySet(),
                              survey.failing().keySet()))
                      : Optional.empty());
    }
  },

  /** One execution per orbit, and no run in vain. */
  OPTIMAL_UP_TO_ORBITS {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return EVERY_ORBIT_ONCE
          .refute(truth, survey)
          .or(() -> same("blocked runs", 0, survey.blocked()));
    }
  },

  /** One execution per orbit of the declared symmetries, and no run in vain. */
  OPTIMAL_UP_TO_DECLARATIONS {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return first(
          same("orbits", truth.declaredOrbits(), survey.executions()),
          differ(
              "images of final states",
              truth.all().imagesOfStates(truth.declared()),
              survey.imagesOfStates(truth.declared())),
          differ("types of failure", truth.all().failing().keySet(), survey.failing().keySet()),
          same("blocked runs", 0, survey.blocked()));
    }
  },

  /** Every final state and type of failure up to symmetry, no trace twice, no run in vain. */
  OPTIMAL_UP_TO_SYMMETRY {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return UP_TO_SYMMETRY
          .refute(truth, survey)
          .or(() -> same("blocked runs", 0, survey.blocked()));
    }
  },

  /** Every final memory and every type of failure; threads may be exchanged half-way. */
  SHARED_VALUES {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return first(
          differ("final memories", truth.all().sharedValues(), survey.sharedValues()),
          differ("types of failure", truth.all().preservedTypes(), survey.preservedTypes()));
    }
  },

  /** Only what brute force sees, but not all of it. */
  A_SAMPLE {
    @Override
    Optional<String> refute(Truth truth, Survey survey) {
      return truth.all().traces().containsAll(survey.traces())
          ? Optional.empty()
          : Optional.of("a trace that brute force does not know");
    }
  };

  /** What contradicts this claim, if anything does. */
  abstract Optional<String> refute(Truth truth, Survey survey);

  private static final int LONGEST = 300;

  @SafeVarargs
  private static Optional<String> first(Optional<String>... differences) {
    for (Optional<String> difference : differences) {
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> same(String what, long expected, long seen) {
    return expected == seen
        ? Optional.empty()
        : Optional.of(what + ": expected " + expected + ", but saw " + seen);
  }

  private static Optional<String> differ(String what, Object expected, Object seen) {
    return expected.equals(seen)
        ? Optional.empty()
        : Optional.of(what + " differ: expected " + brief(expected) + ", but saw " + brief(seen));
  }

  private static String brief(Object value) {
    String text = value.toString();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }
}
