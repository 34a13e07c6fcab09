package dev.jacquard.model.diagram.text;

/** An expression whose value is a number. */
@FunctionalInterface
interface Term {
  int value(Situation situation);
}
