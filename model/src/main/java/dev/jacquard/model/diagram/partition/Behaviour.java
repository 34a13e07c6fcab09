package dev.jacquard.model.diagram.partition;

/**
 * What something does in every state, for each process that may act, or with nobody acting.
 *
 * @param start the local state in which processes act; -1 if nobody does
 */
record Behaviour(Decision[] ofActor, int start) {
  /** How many actors there are; nobody counts as one. */
  int actors() {
    return ofActor.length;
  }

  Decision of(int actor) {
    return ofActor[actor];
  }

  /** Whether it is a process that acts. */
  boolean hasActor() {
    return start >= 0;
  }

  /** The actor after processes were renamed. */
  int renamed(int actor, int[] permutation) {
    return hasActor() ? permutation[actor] : actor;
  }
}
