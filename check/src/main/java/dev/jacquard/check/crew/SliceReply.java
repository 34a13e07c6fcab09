package dev.jacquard.check.crew;

import java.io.Serializable;
import java.util.List;

/** What a worker JVM says of a slice. */
sealed interface SliceReply extends Serializable {
  /** What came of it, as the office writes commits. */
  record Done(byte[] commit, List<String> notable) implements SliceReply {}

  /** The program sees more than was thought; all that is learned by now. */
  record Learned(String words, String sentence) implements SliceReply {}

  /** The program does not do the same again. */
  record Diverged(int step, String sentence) implements SliceReply {}

  /** The program would wait for something outside. */
  record Blocked(String sentence) implements SliceReply {}

  /** The program is out of control, or makes no step any more. */
  record OutOfControl(String sentence) implements SliceReply {}

  /** What the region is about has no names for other processes. */
  record NotShared(String sentence) implements SliceReply {}

  /** A mistake of ours. */
  record Bug(String description) implements SliceReply {}
}
