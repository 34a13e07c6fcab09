package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Refuses programs that join or unpark a thread which may not have been started.
 *
 * <p>A litmus thread that joins such a thread waits for its start and its end, and an unpark gives
 * it a permit for later. In Java neither has any effect before the start.
 */
final class StartOrder extends Flow {
  private final Map<Element<ThreadDeclaration>, Facts> atStart = new HashMap<>();

  private StartOrder() {}

  /** Only the first of the threads runs from the beginning. */
  static void check(List<ThreadCopy> threads) {
    Set<Element<ThreadDeclaration>> all = new HashSet<>();
    threads.forEach(thread -> all.add(thread.thread()));
    Map<Element<ThreadDeclaration>, Facts> before;
    Map<Element<ThreadDeclaration>, Facts> known = Map.of();
    do { // a thread knows what was certain where it is started, of which less is left each round
      before = known;
      StartOrder order = new StartOrder();
      for (ThreadCopy thread : threads) {
        Facts unknownYet = Facts.atBeginning(thread == threads.get(0) ? Set.of() : all);
        order.follow(thread.body(), before.getOrDefault(thread.thread(), unknownYet));
      }
      known = order.atStart;
    } while (!known.equals(before));
  }

  @Override
  void before(Statement statement, Facts facts) {
    if (!(statement instanceof ThreadAction action)) {
      return;
    }
    Element<ThreadDeclaration> thread = Cells.known(action.thread()).orElseThrow();
    boolean isStarted = facts.started().contains(thread);
    switch (action.action()) {
      case START -> {
        Facts atBeginning = Facts.atBeginning(facts.started(thread).started());
        atStart.merge(thread, atBeginning, Facts::or);
      }
      case JOIN -> require(isStarted, Obstacle.JOIN_BEFORE_START);
      case UNPARK -> require(isStarted, Obstacle.UNPARK_BEFORE_START);
    }
  }

  private static void require(boolean condition, Obstacle otherwise) {
    if (!condition) {
      throw new NotExpressibleException(otherwise);
    }
  }
}
