package dev.jacquard.model.diagram;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;

/**
 * Peterson's mutual exclusion of two processes, each access to a shared variable a step of its own.
 * A process is idle; wants to enter (its flag is raised in this step); has let the other one go
 * first (turn); is inside, when the other one has no flag or is the one that goes second.
 *
 * <p>The flag of a process is raised in every local state but the first, so it needs no variable.
 * The variable names who goes second, so that the two processes can be exchanged.
 */
public final class Peterson extends Diagram {
  public Peterson() {
    this(true);
  }

  private Peterson(boolean polite) {
    super(description(polite));
  }

  /** Without letting the other one go first: both get in. */
  public static Peterson impolite() {
    return new Peterson(false);
  }

  private static Description description(boolean polite) {
    DescriptionBuilder diagram = Description.of("peterson", 2);
    LocalState idle = diagram.state("idle");
    LocalState wanting = diagram.state("wanting");
    LocalState waiting = diagram.state("waiting");
    LocalState inside = diagram.state("inside");
    LocalSet raised = LocalSet.of(wanting, waiting, inside);
    ProcessVariable second = diagram.pointer("second", ProcessVariable.NONE);
    diagram.edge(idle, wanting).named("raise flag");
    diagram
        .edge(wanting, waiting)
        .named("let the other go first")
        .then(
            (before, process, after) -> {
              if (polite) {
                after.set(second, process);
              }
            });
    diagram
        .edge(waiting, inside)
        .named("enter")
        .when((state, process) -> state.count(raised) == 1 || !state.names(second, process));
    diagram.edge(inside, idle).named("lower flag");
    diagram.never("both are inside", state -> state.all(inside));
    diagram.sometimes(
        "one is inside, the other waits", state -> state.any(inside) && state.any(waiting));
    return diagram.build();
  }
}
