package dev.jacquard.model.diagram.partition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Runs something that asks queries again and again, until every possible answer was given to each
 * of them, and so turns it into a decision.
 *
 * <p>Each run repeats the answers of the one before up to the last query that has another answer.
 * An answer is possible if some state has it together with the answers before it.
 */
final class Exploration {
  private final Layout layout;
  private final DecisionDiagrams diagrams;
  private final Predicates predicates;
  private final Decisions decisions;
  private final int runs;
  private final List<Asked> path = new ArrayList<>();
  private int position;
  private RuntimeException failure;

  /**
   * @param runs how many runs there may be
   */
  Exploration(
      Layout layout,
      DecisionDiagrams diagrams,
      Predicates predicates,
      Decisions decisions,
      int runs) {
    this.layout = layout;
    this.diagrams = diagrams;
    this.predicates = predicates;
    this.decisions = decisions;
    this.runs = runs;
  }

  /** What comes out of something that asks by {@link #ask} and nowhere else. */
  Decision explore(Supplier<Outcome> asking) {
    path.clear();
    for (int run = 0; run < runs; run++) {
      position = 0;
      failure = null;
      Outcome outcome = asking.get();
      if (failure != null) {
        throw failure;
      }
      if (position < path.size()) {
        throw changed();
      }
      Decision whole = backtrack(decisions.leaf(outcome));
      if (whole != null) {
        return whole;
      }
    }
    throw new AnalysisLimitException("it asks for more than " + runs + " different cases");
  }

  /** The answer that this run gets. */
  int ask(Query query) {
    // A guard may have caught the exception; then what it asks does not matter any more.
    if (failure != null) {
      throw failure;
    }
    try {
      if (position == path.size()) {
        path.add(asked(query));
      } else if (!path.get(position).query.equals(query)) {
        throw changed();
      }
    } catch (AnalysisLimitException limit) {
      throw fail(limit);
    }
    return path.get(position++).answer;
  }

  /** Ends this run and the exploration, even if what runs catches the exception. */
  AnalysisLimitException fail(AnalysisLimitException limit) {
    failure = limit;
    return limit;
  }

  private static AnalysisLimitException changed() {
    return new AnalysisLimitException(
        "it does not always ask the same in the same state, so it looks at something else");
  }

  /** Goes to the next answer that was not given yet; returns the whole if there is none. */
  private Decision backtrack(Decision last) {
    Decision decision = last;
    while (!path.isEmpty()) {
      Asked top = path.get(path.size() - 1);
      top.next[top.answer] = decision;
      if (top.advance()) {
        return null;
      }
      decision = decisions.ask(top.query, top.next);
      path.remove(path.size() - 1);
    }
    return decision;
  }

  private Asked asked(Query query) {
    int before = path.isEmpty() ? DecisionDiagrams.TRUE : path.get(path.size() - 1).states();
    int[] states = new int[query.answers(layout)];
    for (int answer = 0; answer < states.length; answer++) {
      states[answer] = diagrams.and(before, query.predicate(answer, predicates));
    }
    Asked asked = new Asked(query, states);
    asked.advance();
    return asked;
  }

  /** A query and the answer it has got in the current run. */
  private static final class Asked {
    private final Query query;
    private final int[] states;
    private final Decision[] next;
    private int answer = -1;

    Asked(Query query, int[] states) {
      this.query = query;
      this.states = states;
      this.next = new Decision[states.length];
    }

    /** The states in which all queries so far have the answers of this run. */
    int states() {
      return states[answer];
    }

    /** Goes on to the next possible answer. */
    boolean advance() {
      do {
        answer++;
      } while (answer < states.length && states[answer] == DecisionDiagrams.FALSE);
      return answer < states.length;
    }
  }
}
