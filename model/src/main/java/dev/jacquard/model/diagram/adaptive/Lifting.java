package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.search.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Finds a real run to a state of an orbit that was reached.
 *
 * <p>It goes backwards. An orbit was reached by a step from a state u of its parent to one of its
 * own states v. The wanted state w arises from v by a permutation that preserves the edge, so the
 * same permutation of u has a step to w, and it is a state of the parent: it is wanted next. The
 * steps are then taken in the plain space.
 */
record Lifting(Shape shape, Rules rules, Reached reached, StateSpace plain) {
  /** A step from the sorted state of an orbit. */
  private record Found(Rule rule, Orbit before, int process) {}

  /** A step of the run. */
  private record Move(int process, int edge) {}

  /** A run to a state of the orbit with this number. */
  Path path(int number, Arrangement target) {
    int[] way = reached.way(number);
    Deque<Move> moves = new ArrayDeque<>();
    Arrangement wanted = target;
    for (int i = way.length - 1; i > 0; i--) {
      Found found = step(reached.get(way[i - 1]).orbit, reached.get(way[i]).orbit);
      Arrangement before = Arrangement.sorted(shape, found.before);
      Arrangement after = found.rule.after(before, found.before, found.process);
      int[] places = places(after, wanted, found.before.cells);
      moves.addFirst(new Move(places[found.process], found.rule.number));
      wanted = before.permuted(places);
    }
    return walk(moves);
  }

  /** A step from an orbit to another one. */
  private Found step(Orbit from, Orbit to) {
    List<Found> found = new ArrayList<>();
    rules.fire(
        from,
        new Rule.Taker() {
          @Override
          public boolean step(Rule rule, Orbit before, int process, Orbit after) {
            if (after.equals(to)) {
              found.add(new Found(rule, before, process));
            }
            return found.isEmpty();
          }

          @Override
          public boolean thrown(Rule rule, Orbit before, int process, Throwable thrown) {
            return true;
          }
        });
    return found.stream().findFirst().orElseThrow(Lifting::lost);
  }

  /** A permutation inside cells that turns one state into another. */
  private int[] places(Arrangement from, Arrangement to, Cells cells) {
    int[] places = new int[shape.processes];
    boolean[] taken = new boolean[shape.processes];
    for (int cell = 0; cell < cells.size(); cell++) {
      for (int rank = 0; rank < cells.size(cell); rank++) {
        int process = cells.member(cell, rank);
        places[process] = place(from.own(process), to, cells, cell, taken);
        taken[places[process]] = true;
      }
    }
    return places;
  }

  private int place(int own, Arrangement to, Cells cells, int cell, boolean[] taken) {
    for (int rank = 0; rank < cells.size(cell); rank++) {
      int place = cells.member(cell, rank);
      if (!taken[place] && to.own(place) == own) {
        return place;
      }
    }
    throw lost();
  }

  private Path walk(Iterable<Move> moves) {
    List<Path.Step> steps = new ArrayList<>();
    Walk walk = new Walk();
    plain.initial(walk);
    steps.add(walk.found.orElseThrow(Lifting::lost));
    for (Move move : moves) {
      long[] last = steps.get(steps.size() - 1).state();
      walk.wanted = move;
      walk.found = Optional.empty();
      plain.expand(last, last.length, walk);
      steps.add(walk.found.orElseThrow(Lifting::lost));
    }
    return new Path(steps, -1);
  }

  private static IllegalStateException lost() {
    return new IllegalStateException("a step of an orbit has no counterpart; a partition is wrong");
  }

  /** Waits for one step of the plain space. */
  private static final class Walk implements Successors {
    private Move wanted = new Move(-1, -1);
    private Optional<Path.Step> found = Optional.empty();

    @Override
    public void step(int process, int action, long[] state, int length) {
      if (process == wanted.process && action == wanted.edge) {
        found = Optional.of(new Path.Step(process, action, Arrays.copyOf(state, length)));
      }
    }

    @Override
    public void failure(int process, int action, String message) {}
  }
}
