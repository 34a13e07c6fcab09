package dev.jacquard.explore.stateful;

import java.util.List;
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
   * Whether threads go round in a part of the graph, and time that passes meanwhile would let
   * somebody else go on: then they are not by themselves for ever.
   */
  static boolean isTimed(List<StateNode> component) {
    return !component.get(0).isLast() && component.stream().anyMatch(node -> node.timed);
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
