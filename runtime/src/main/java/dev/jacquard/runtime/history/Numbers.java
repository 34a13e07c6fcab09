package dev.jacquard.runtime.history;

import java.util.HashMap;
import java.util.Map;

/** Numbers for what is equal in all runs, from 1. */
final class Numbers {
  private final Map<Object, Integer> numbers = new HashMap<>();

  int of(Object what) {
    Integer known = numbers.putIfAbsent(what, numbers.size() + 1);
    return known == null ? numbers.size() : known;
  }
}
