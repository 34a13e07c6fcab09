package dev.jacquard.model.diagram.text;

/** An expression that holds or not. */
@FunctionalInterface
interface Truth {
  boolean holds(Situation situation);
}
