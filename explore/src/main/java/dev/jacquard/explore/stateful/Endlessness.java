package dev.jacquard.explore.stateful;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which executions without end a program has that it can't leave any more.
 *
 * @param ends whether some execution comes to an end
 * @param goesOn whether it can come to where it goes on for ever, and variables change there
 * @param isIdle whether it can come to where it goes on for ever, and no variable changes there any
 *     more: its threads look at what nobody will change
 */
public record Endlessness(boolean ends, boolean goesOn, boolean isIdle) {

  /** Whether every execution comes to an end, or can. */
  public boolean alwaysEnds() {
    return !goesOn && !isIdle;
  }

  /** Whether the program goes on for ever, whatever its threads do. */
  public boolean hasNoEnd() {
    return !ends && (goesOn || isIdle);
  }

  /** Whether threads go round in a part of the graph, and no variable changes there. */
  static boolean isIdle(List<StateNode> component) {
    return !component.get(0).isLast() && component.stream().noneMatch(StateNode::isLeftWithChange);
  }

  /**
   * Whether it is not known what becomes of a part of the graph, because somebody waits there until
   * time has passed: while others go round, so that it does not pass; or only to wait again, where
   * no variable changes any more.
   */
  static boolean isTimed(List<StateNode> component) {
    return !component.get(0).isLast()
        && component.stream().anyMatch(node -> node.timed)
        && (goesRoundInNoTime(component) || (isIdle(component) && passesTime(component)));
  }

  private static boolean passesTime(List<StateNode> component) {
    return component.stream().anyMatch(node -> node.firstOut().late());
  }

  /** Whether there is a way round on which somebody waits at each state and no time passes. */
  private static boolean goesRoundInNoTime(List<StateNode> component) {
    Set<StateNode> left = new HashSet<>(component);
    left.removeIf(node -> !node.timed);
    while (left.removeIf(node -> !goesOnWithin(node, left))) {
      // who leads nowhere else any more is on no way round
    }
    return !left.isEmpty();
  }

  private static boolean goesOnWithin(StateNode node, Set<StateNode> part) {
    for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
      if (!edge.late() && part.contains(edge.target())) {
        return true;
      }
    }
    return false;
  }

  /** What is known of the executions of a graph. */
  static Endlessness of(List<StateNode> nodes) {
    Finder finder = new Finder();
    Components.visitBottom(nodes, finder);
    return finder.result();
  }

  /** Whether there is a part of a graph in which threads go round while somebody waits for time. */
  static boolean waitsForTime(List<StateNode> nodes) {
    boolean[] waits = new boolean[1];
    Components.visitBottom(nodes, part -> waits[0] |= isTimed(part));
    return waits[0];
  }

  /** Looks at the parts of the graph that nothing leaves. */
  static final class Finder implements Consumer<List<StateNode>> {
    private boolean ends;
    private boolean goesOn;
    private boolean idle;

    @Override
    public void accept(List<StateNode> component) {
      if (component.get(0).isLast()) {
        ends = true;
      } else if (Endlessness.isIdle(component)) {
        idle = true;
      } else {
        goesOn = true;
      }
    }

    Endlessness result() {
      return new Endlessness(ends, goesOn, idle);
    }
  }
}
