package dev.jacquard.model.diagram.description;

/** Something that a state satisfies or not. */
@FunctionalInterface
public interface Condition {
  boolean test(View state);
}
