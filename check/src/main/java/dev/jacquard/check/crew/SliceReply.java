package dev.jacquard.check.crew;

import java.io.Serializable;
import java.util.List;

/** What a worker JVM says of a slice. */
sealed interface SliceReply extends Serializable permits SliceReply.Done, Problem {
  /** What came of it, as the office writes commits. */
  record Done(byte[] commit, List<String> notable) implements SliceReply {}
}
