package dev.jacquard.runtime.history;

import dev.jacquard.kernel.past.Numbering;
import java.util.HashMap;
import java.util.Map;

/** Numbers for what is equal in all runs, none of which is that of a sequence of numbers. */
final class Numbers {
  private static final long EQUAL = -15;

  private final Map<Object, Integer> known = new HashMap<>();
  private final Numbering numbering;

  Numbers(Numbering numbering) {
    this.numbering = numbering;
  }

  int of(Object what) {
    Integer index = known.putIfAbsent(what, known.size());
    return numbering.number(EQUAL, index == null ? known.size() - 1 : index);
  }
}
