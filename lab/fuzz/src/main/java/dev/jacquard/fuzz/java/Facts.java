package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What is certain whenever a thread comes to a place in its code, in every run.
 *
 * @param held how often the thread holds each lock, at least; locks that it may not hold are absent
 * @param started the threads that have been started
 */
record Facts(Map<Element<LockDeclaration>, Integer> held, Set<Element<ThreadDeclaration>> started) {
  Facts {
    held = Map.copyOf(held);
    started = Set.copyOf(started);
  }

  /** At the beginning of a thread, when these have been started. */
  static Facts atBeginning(Set<Element<ThreadDeclaration>> started) {
    return new Facts(Map.of(), started);
  }

  boolean holds(Element<LockDeclaration> lock) {
    return held.containsKey(lock);
  }

  Facts locked(Element<LockDeclaration> lock) {
    Map<Element<LockDeclaration>, Integer> more = new HashMap<>(held);
    more.merge(lock, 1, Integer::sum);
    return new Facts(more, started);
  }

  Facts unlocked(Element<LockDeclaration> lock) {
    Map<Element<LockDeclaration>, Integer> less = new HashMap<>(held);
    less.computeIfPresent(lock, (which, levels) -> levels == 1 ? null : levels - 1);
    return new Facts(less, started);
  }

  /** After an unlock of a cell that only the run knows: it could be any. */
  Facts unlockedAny(LockDeclaration array) {
    Facts less = this;
    for (Element<LockDeclaration> lock : held.keySet()) {
      less = lock.declaration().equals(array) ? less.unlocked(lock) : less;
    }
    return less;
  }

  Facts started(Element<ThreadDeclaration> thread) {
    Set<Element<ThreadDeclaration>> more = new HashSet<>(started);
    more.add(thread);
    return new Facts(held, more);
  }

  /** What is certain if the thread comes there with these facts or with the others. */
  Facts or(Facts other) {
    Map<Element<LockDeclaration>, Integer> least = new HashMap<>(held);
    least.keySet().retainAll(other.held.keySet());
    least.replaceAll((lock, levels) -> Math.min(levels, other.held.get(lock)));
    Set<Element<ThreadDeclaration>> both = new HashSet<>(started);
    both.retainAll(other.started);
    return new Facts(least, both);
  }
}
