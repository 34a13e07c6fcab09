package dev.jacquard.model.diagram.partition;

import java.util.Arrays;

/**
 * What comes out, decided by answers to queries: an outcome, or a query and the decision that
 * follows each of its answers.
 *
 * <p>Made by {@link Decisions} only, so that equal decisions are the same object.
 */
sealed interface Decision {
  /** No query is needed. */
  record Leaf(Outcome outcome) implements Decision {}

  /** A query; an answer that can't be given here is followed by null. */
  final class Ask implements Decision {
    private final Query query;
    private final Decision[] next;
    private final int hash;

    Ask(Query query, Decision[] next) {
      this.query = query;
      this.next = next;
      this.hash = hash(query, next);
    }

    private static int hash(Query query, Decision[] next) {
      int hash = query.hashCode();
      for (Decision decision : next) {
        hash = 31 * hash + System.identityHashCode(decision);
      }
      return hash;
    }

    Query query() {
      return query;
    }

    Decision next(int answer) {
      return next[answer];
    }

    int answers() {
      return next.length;
    }

    /** Whether both ask the same and go on to the same objects. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Ask ask
          && query.equals(ask.query)
          && next.length == ask.next.length
          && sameNext(ask);
    }

    private boolean sameNext(Ask other) {
      for (int answer = 0; answer < next.length; answer++) {
        if (next[answer] != other.next[answer]) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public String toString() {
      return query + " " + Arrays.toString(next);
    }
  }
}
