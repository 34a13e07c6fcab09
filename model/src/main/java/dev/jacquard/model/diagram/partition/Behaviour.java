package dev.jacquard.model.diagram.partition;

/** What something does in every state, for each process that may act, or with nobody acting. */
record Behaviour(Decision[] ofActor) {
  /** How many actors there are; nobody counts as one. */
  int actors() {
    return ofActor.length;
  }

  Decision of(int actor) {
    return ofActor[actor];
  }

  /** Whether it is a process that acts. */
  boolean hasActor() {
    return ofActor.length > 1;
  }

  /** The actor after processes were renamed. */
  int renamed(int actor, int[] permutation) {
    return hasActor() ? permutation[actor] : actor;
  }
}
