package dev.jacquard.runtime.setting;

import java.util.HashMap;
import java.util.Map;

/**
 * Where in an object that belongs to one thread there are references to more such objects, by the
 * offsets of fields and array elements. Threads with the same code have them in the same places.
 */
public final class PrivateObjects {
  private final Map<Long, PrivateObjects> at = new HashMap<>();

  /** What lies at an offset: own things, or null for something that is shared or no object. */
  public PrivateObjects at(long offset) {
    return at.get(offset);
  }

  public PrivateObjects add(long offset) {
    return at.computeIfAbsent(offset, o -> new PrivateObjects());
  }

  /** All that two threads found, who have the same code. */
  public void addAll(PrivateObjects others) {
    others.at.forEach((offset, things) -> add(offset).addAll(things));
  }
}
