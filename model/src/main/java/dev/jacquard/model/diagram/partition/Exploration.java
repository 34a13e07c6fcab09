package dev.jacquard.model.diagram.partition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Runs something that asks queries again and again, until every possible answer was given to each
 * of them, and so turns it into a decision.
 *
 * <p>Each run repeats the answers of the one before up to the last query that has another answer.
 * An answer is taken to be possible unless the answers before it exclude it.
 */
final class Exploration {
  private static final int LONGEST = 100_000;

  private final Layout layout;
  private final Decisions decisions;
  private final Work work;
  private final Knowledge nothing;
  private final List<Asked> path = new ArrayList<>();
  private final Map<Query, Integer> places = new HashMap<>();
  private int position;
  private RuntimeException failure;

  Exploration(Layout layout, Decisions decisions, Work work) {
    this.layout = layout;
    this.decisions = decisions;
    this.work = work;
    this.nothing = Knowledge.none(layout);
  }

  /** What comes out of something that asks by {@link #ask} and nowhere else. */
  Decision explore(Supplier<Outcome> asking) {
    path.clear();
    places.clear();
    Decision whole = null;
    while (whole == null) {
      work.spend(1 + path.size());
      position = 0;
      failure = null;
      whole = backtrack(decision(asking));
    }
    return whole;
  }

  /** What comes out of one run, or null if no state has the answers that it got. */
  private Decision decision(Supplier<Outcome> asking) {
    Outcome outcome = null;
    try {
      outcome = asking.get();
    } catch (ImpossibleException noted) {
      // The failure is looked at below, since what runs may also have caught it.
    }
    if (failure instanceof ImpossibleException) {
      return null;
    }
    if (failure != null) {
      throw failure;
    }
    if (position < path.size()) {
      throw changed();
    }
    return decisions.leaf(outcome);
  }

  /** No state has the answers that were given so far, and nobody had noticed. */
  private static final class ImpossibleException extends RuntimeException {
    ImpossibleException() {
      super("no state has these answers", null, false, false);
    }
  }

  /** The answer that this run gets; if it asks the same again, the same. */
  int ask(Query query) {
    // A guard may have caught the exception; then what it asks does not matter any more.
    if (failure != null) {
      throw failure;
    }
    try {
      int place = place(query);
      position = Math.max(position, place + 1);
      return path.get(place).answer;
    } catch (AnalysisLimitException | ImpossibleException thrown) {
      failure = thrown;
      throw thrown;
    }
  }

  /** The place of a query on the path: before the current position, or right there. */
  private int place(Query query) {
    Integer place = places.get(query);
    if (place == null ? position < path.size() : place > position) {
      throw changed();
    }
    if (place == null) {
      path.add(asked(query));
      places.put(query, position);
    }
    return place == null ? position : place;
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
      if (top.advance(layout)) {
        return null;
      }
      decision = decisions.ask(top.query, top.next);
      places.remove(top.query);
      path.remove(path.size() - 1);
    }
    return decision;
  }

  private Asked asked(Query query) {
    if (path.size() == LONGEST) {
      throw new AnalysisLimitException("it asks more than " + LONGEST + " questions in a state");
    }
    Knowledge before = path.isEmpty() ? nothing : path.get(path.size() - 1).after;
    Asked asked = new Asked(query, before, query.answers(layout));
    work.spend(asked.next.length);
    if (!asked.advance(layout)) {
      throw new ImpossibleException();
    }
    return asked;
  }

  /** A query and the answer it has got in the current run. */
  private static final class Asked {
    private final Query query;
    private final Knowledge before;
    private final Decision[] next;
    private int answer = -1;
    private Knowledge after;

    Asked(Query query, Knowledge before, int answers) {
      this.query = query;
      this.before = before;
      this.next = new Decision[answers];
    }

    /** Goes on to the next possible answer. */
    boolean advance(Layout layout) {
      do {
        answer++;
        after = before.copy();
        if (answer < next.length) {
          query.learn(answer, layout, after);
        }
      } while (answer < next.length && after.isContradiction());
      return answer < next.length;
    }
  }
}
