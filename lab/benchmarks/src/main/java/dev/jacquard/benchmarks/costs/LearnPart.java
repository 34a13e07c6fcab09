package dev.jacquard.benchmarks.costs;

import dev.jacquard.benchmarks.profile.Frame;
import dev.jacquard.benchmarks.profile.Stack;
import java.util.List;

/** What learning a trace is made of, by the first of these methods that it calls. */
enum LearnPart {
  ORDER("happens-before", "HappensBefore.analyse"),
  RACES("finding races", "Races.find"),
  SEQUENCE("reversing them", "WakeupSequence.reverse"),
  OFFER("offers to the tree", "LiveTree.offer"),
  REST("the path in the tree", "OptimalDpor.learn");

  private final String text;
  private final String method;

  LearnPart(String text, String method) {
    this.text = text;
    this.method = method;
  }

  /** Whether a sample was taken while learning. */
  static boolean covers(Stack stack) {
    return stack.frames().stream().anyMatch(REST::is);
  }

  /** The part that a sample taken while learning belongs to. */
  static LearnPart of(Stack stack) {
    List<Frame> frames = stack.frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      for (LearnPart part : values()) {
        if (part != REST && part.is(frames.get(i))) {
          return part;
        }
      }
    }
    return REST;
  }

  private boolean is(Frame frame) {
    return frame.toString().endsWith("." + method);
  }

  @Override
  public String toString() {
    return text;
  }
}
