package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Partition;
import java.util.Optional;

/** Looks for a witness that a partition is wrong. */
final class Refutation {
  private final Description description;
  private final Analysis analysis;
  private final Behaviour behaviour;
  private final Permutations permutations;

  Refutation(Description description, Analysis analysis, Behaviour behaviour) {
    this.description = description;
    this.analysis = analysis;
    this.behaviour = behaviour;
    this.permutations = new Permutations(description.processes());
  }

  /** Nothing if the permutations of the partition preserve the behaviour. */
  Optional<Witness> witness(Partition partition) {
    Invariance invariance = new Invariance(analysis, behaviour);
    for (int cell = 0; cell < partition.size(); cell++) {
      int[] members = partition.members(cell);
      if (!invariance.under(permutations.generators(members))) {
        return Optional.of(witness(members));
      }
    }
    return Optional.empty();
  }

  /** Exchanges of neighbours generate all permutations of a cell, so one of them is to blame. */
  private Witness witness(int[] members) {
    for (int at = 1; at < members.length; at++) {
      Optional<Witness> witness = witness(members[at - 1], members[at]);
      if (witness.isPresent()) {
        return witness.get();
      }
    }
    throw new IllegalStateException("each exchange preserves what a product of them does not");
  }

  private Optional<Witness> witness(int one, int other) {
    int[] exchange = permutations.exchange(one, other);
    for (int actor = 0; actor < behaviour.actors(); actor++) {
      if (!analysis.isPreserved(behaviour, actor, exchange)) {
        return Optional.of(witness(one, other, actor));
      }
    }
    return Optional.empty();
  }

  private Witness witness(int one, int other, int actor) {
    int[] exchange = permutations.exchange(one, other);
    Analysis.Difference difference = analysis.difference(behaviour, actor, exchange);
    Layout layout = analysis.layout();
    int[] locals = new int[layout.processes()];
    for (int process = 0; process < locals.length; process++) {
      locals[process] = difference.state()[layout.process(exchange[process])];
    }
    int[] integers = new int[layout.ranges().length];
    for (int number = 0; number < integers.length; number++) {
      integers[number] =
          description.integers().get(number).least() + difference.state()[layout.integer(number)];
    }
    int[] pointers = new int[layout.pointers()];
    for (int number = 0; number < pointers.length; number++) {
      int named = difference.state()[layout.pointer(number)] - 1;
      pointers[number] = named < 0 ? named : exchange[named];
    }
    // The difference shows the outcome before with renamed processes; an exchange undoes itself.
    Outcome before = difference.renamed().renamed(exchange);
    return new Witness(
        locals,
        integers,
        pointers,
        one,
        other,
        behaviour.hasActor() ? actor : -1,
        before,
        difference.actual());
  }
}
