package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Partitions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The edges of a diagram, all at once. */
final class Rules {
  private final Shape shape;
  private final List<Rule> rules = new ArrayList<>();

  /** Those that distinguish few processes first. */
  private final List<Rule> coarseFirst;

  Rules(Shape shape, Partitions partitions, CellTable table) {
    this.shape = shape;
    for (int i = 0; i < partitions.edges().size(); i++) {
      rules.add(
          new Rule(i, shape.description.edges().get(i), partitions.edges().get(i), shape, table));
    }
    coarseFirst =
        rules.stream().sorted(Comparator.comparingInt((Rule rule) -> rule.cells.size())).toList();
  }

  /** Sends the steps of the states of an orbit, edge by edge. */
  void fire(Orbit orbit, Rule.Taker taker) {
    for (Rule rule : rules) {
      if (!rule.fire(orbit, taker)) {
        return;
      }
    }
  }

  /**
   * Some states of an orbit that have no step and are no ends.
   *
   * <p>States of an orbit differ in this, so it is taken apart, edge by edge, into what the edge
   * can't tell from within; parts in which the edge can be taken are dropped. Most often nothing is
   * left after the symmetric edges, which take nothing apart. What is left after all edges has no
   * step.
   */
  Optional<Orbit> deadlock(Orbit orbit) {
    return isEnd(orbit) ? Optional.empty() : withoutStep(orbit, 0);
  }

  /** Some states of an orbit that have no step by the edges from one on. */
  private Optional<Orbit> withoutStep(Orbit orbit, int from) {
    if (from == coarseFirst.size()) {
      return Optional.of(orbit);
    }
    Rule rule = coarseFirst.get(from);
    if (rule.isDisabled(orbit)) {
      return withoutStep(orbit, from + 1);
    }
    List<Orbit> found = new ArrayList<>();
    rule.unwind(
        orbit,
        part -> {
          if (!isEnabled(rule, part)) {
            withoutStep(part, from + 1).ifPresent(found::add);
          }
          return found.isEmpty();
        });
    return found.stream().findFirst();
  }

  private boolean isEnd(Orbit orbit) {
    int ending = 0;
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      for (int own = 0; own < shape.owns; own++) {
        ending += shape.isIn(own, shape.description.ends()) ? orbit.count(cell, own) : 0;
      }
    }
    return ending == shape.processes;
  }

  /**
   * Whether an edge can be taken in the states of an orbit, which it can't tell from each other.
   */
  private static boolean isEnabled(Rule rule, Orbit orbit) {
    return !rule.fire(
        orbit,
        new Rule.Taker() {
          @Override
          public boolean step(Rule which, Orbit before, int process, Orbit after) {
            return false;
          }

          @Override
          public boolean thrown(Rule which, Orbit before, int process, Throwable thrown) {
            return false;
          }
        });
  }
}
