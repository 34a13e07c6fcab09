package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.List;
import java.util.StringJoiner;

/**
 * Why a partition is wrong: a state, and two processes of one cell whose exchange changes what
 * happens.
 *
 * @param locals the local state of each process, by its number
 * @param integers the values of the integers
 * @param pointers the processes that the process variables name, -1 for nobody
 * @param actor the process that acts in the state; after the exchange it is the one it was
 *     exchanged with, if it is one of the two; -1 if nobody acts
 * @param before what happens in the state
 * @param after what happens after the exchange
 */
record Witness(
    int[] locals,
    int[] integers,
    int[] pointers,
    int one,
    int other,
    int actor,
    Outcome before,
    Outcome after) {

  /** The witness as a clause about a partition. */
  String sentence(Description description) {
    String exchanged =
        "exchanging %d and %d in %s".formatted(one + 1, other + 1, state(description));
    int actorAfter = actor == one ? other : actor == other ? one : actor;
    return actor < 0
        ? "%s changes whether it holds: it %s before and %s after"
            .formatted(exchanged, outcome(description, before), outcome(description, after))
        : "%s changes the edge: before, process %d %s; after, process %d %s"
            .formatted(
                exchanged,
                actor + 1,
                outcome(description, before),
                actorAfter + 1,
                outcome(description, after));
  }

  private String state(Description description) {
    StringJoiner tuple = new StringJoiner(", ", "(", ")");
    for (int local : locals) {
      tuple.add(description.states().get(local).name());
    }
    StringJoiner state = new StringJoiner(", ");
    state.add(tuple.toString());
    for (IntVariable variable : description.integers()) {
      state.add(variable.name() + " = " + integers[variable.number()]);
    }
    for (ProcessVariable variable : description.pointers()) {
      state.add(variable.name() + " = " + process(pointers[variable.number()]));
    }
    return state.toString();
  }

  private static String process(int process) {
    return process < 0 ? "none" : Integer.toString(process + 1);
  }

  private String outcome(Description description, Outcome outcome) {
    if (outcome instanceof Outcome.Thrown) {
      return "fails";
    } else if (outcome instanceof Outcome.Verdict verdict) {
      return actor < 0
          ? verdict.holds() ? "holds" : "does not hold"
          : verdict.holds() ? "may step" : "may not step";
    }
    Outcome.Step step = (Outcome.Step) outcome;
    StringJoiner changes = new StringJoiner(", ", "may step with ", "");
    changes.setEmptyValue("may step");
    List<IntVariable> integerVariables = description.integers();
    step.integers()
        .forEach(
            (variable, value) ->
                changes.add(integerVariables.get(variable).name() + " := " + value));
    step.pointers()
        .forEach(
            (variable, named) ->
                changes.add(description.pointers().get(variable).name() + " := " + process(named)));
    step.moves()
        .forEach(
            (from, to) ->
                changes.add(
                    "all others from %s to %s"
                        .formatted(description.states().get(from), description.states().get(to))));
    return changes.toString();
  }
}
