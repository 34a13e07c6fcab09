package dev.jacquard.benchmarks.profile;

import java.util.List;

/**
 * Where a thread was when a sample was taken.
 *
 * @param frames innermost first
 * @param weight how much it counts: 1 for a sample of time, the bytes for one of memory
 */
public record Stack(List<Frame> frames, long weight) {
  public Stack {
    frames = List.copyOf(frames);
  }

  /** The method that was running, or allocating. */
  Frame top() {
    return frames.get(0);
  }

  /** The innermost method of Jacquard or of the program, which the JDK's are called by. */
  Frame ours() {
    return frames.stream().filter(Frame::isOurs).findFirst().orElse(top());
  }
}
