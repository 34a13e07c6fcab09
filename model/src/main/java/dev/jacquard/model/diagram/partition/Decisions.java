package dev.jacquard.model.diagram.partition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Makes decisions, renames them, and turns them into decision diagrams. */
final class Decisions {
  private final DecisionDiagrams diagrams;
  private final Predicates predicates;
  private final Work work;
  private final Map<Decision, Decision> known = new HashMap<>();
  private final Map<Decision, Integer> functions = new IdentityHashMap<>();
  private final Map<Outcome, Integer> numbers = new HashMap<>();
  private final List<Outcome> outcomes = new ArrayList<>();

  Decisions(DecisionDiagrams diagrams, Predicates predicates, Work work) {
    this.diagrams = diagrams;
    this.predicates = predicates;
    this.work = work;
  }

  Decision leaf(Outcome outcome) {
    return unique(new Decision.Leaf(outcome));
  }

  /**
   * The decision by a query. If the decision is the same for all answers, it need not be asked; if
   * there is none, there is no such state, and the result is null.
   */
  Decision ask(Query query, Decision[] next) {
    Decision only = null;
    int answers = 0;
    for (Decision decision : next) {
      if (decision != null && decision != only) {
        only = decision;
        answers++;
      }
    }
    return answers <= 1 ? only : unique(new Decision.Ask(query, next));
  }

  private Decision unique(Decision decision) {
    Decision first = known.putIfAbsent(decision, decision);
    return first == null ? decision : first;
  }

  /** The same decision about states whose processes were renamed. */
  Decision renamed(Decision decision, int[] permutation) {
    return renamed(decision, permutation, new IdentityHashMap<>());
  }

  private Decision renamed(Decision decision, int[] permutation, Map<Decision, Decision> done) {
    Decision renamed = done.get(decision);
    if (renamed == null) {
      renamed =
          decision instanceof Decision.Ask ask
              ? renamed(ask, permutation, done)
              : leaf(((Decision.Leaf) decision).outcome().renamed(permutation));
      done.put(decision, renamed);
    }
    return renamed;
  }

  private Decision renamed(Decision.Ask ask, int[] permutation, Map<Decision, Decision> done) {
    work.spend(ask.answers());
    Decision[] next = new Decision[ask.answers()];
    for (int answer = 0; answer < next.length; answer++) {
      if (ask.next(answer) != null) {
        next[answer] = renamed(ask.next(answer), permutation, done);
      }
    }
    return ask(ask.query().renamed(permutation), next);
  }

  /**
   * The function from states to the numbers of outcomes. In states in which a query has an answer
   * that can't be given, its value means nothing; a decision as a whole has no such states.
   */
  int function(Decision decision) {
    Integer function = functions.get(decision);
    if (function == null) {
      function =
          decision instanceof Decision.Ask ask
              ? function(ask)
              : diagrams.constant(number(((Decision.Leaf) decision).outcome()));
      functions.put(decision, function);
    }
    return function;
  }

  private int function(Decision.Ask ask) {
    int function = -1;
    for (int answer = 0; answer < ask.answers(); answer++) {
      if (ask.next(answer) != null) {
        int next = function(ask.next(answer));
        function =
            function < 0
                ? next
                : diagrams.choice(ask.query().predicate(answer, predicates), next, function);
      }
    }
    return function;
  }

  private int number(Outcome outcome) {
    return numbers.computeIfAbsent(
        outcome,
        added -> {
          outcomes.add(added);
          return outcomes.size() - 1;
        });
  }

  /** The outcome in a state, given by the values of the layout's variables. */
  Outcome outcome(Decision decision, Layout layout, int[] state) {
    Decision at = decision;
    while (at instanceof Decision.Ask ask) {
      at = ask.next(ask.query().answer(layout, state));
    }
    return ((Decision.Leaf) at).outcome();
  }

  /** The outcome with this number. */
  Outcome outcome(int number) {
    return outcomes.get(number);
  }
}
