package dev.jacquard.kernel.symmetry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Renamings that map a program to itself: a group, or generators of one that is too large to be
 * written out.
 */
public final class Renamings {
  /** The elements of larger groups are not listed; seven threads in any order are this many. */
  private static final int MOST = 5_040;

  private static final int MOST_CONJUGATES = 500;

  /** Nothing but the identity. */
  public static final Renamings NONE = new Renamings(List.of(Permutation.identity(0, 0)), true);

  private final List<Permutation> elements;
  private final boolean whole;

  private Renamings(List<Permutation> elements, boolean whole) {
    this.elements = List.copyOf(elements);
    this.whole = whole;
  }

  /** What some renamings of the same threads and locations generate. */
  public static Renamings generatedBy(List<Permutation> generators) {
    if (generators.isEmpty()) {
      return NONE;
    }
    Permutation first = generators.get(0);
    Set<Permutation> group = new LinkedHashSet<>();
    group.add(Permutation.identity(first.threads(), first.locations()));
    List<Permutation> open = new ArrayList<>(group);
    while (!open.isEmpty() && group.size() <= MOST) {
      Permutation next = open.remove(open.size() - 1);
      for (Permutation generator : generators) {
        Permutation product = next.then(generator);
        if (group.add(product)) {
          open.add(product);
        }
      }
    }
    return open.isEmpty() ? new Renamings(List.copyOf(group), true) : few(generators);
  }

  /**
   * The generators, their inverses, and what these are when seen from another place: if two pairs
   * can be exchanged, and one pair can be turned, so can the other.
   */
  private static Renamings few(List<Permutation> generators) {
    Permutation first = generators.get(0);
    Set<Permutation> few = new LinkedHashSet<>();
    few.add(Permutation.identity(first.threads(), first.locations()));
    for (Permutation generator : generators) {
      few.add(generator);
      few.add(generator.inverse());
    }
    Deque<Permutation> open = new ArrayDeque<>(few);
    while (!open.isEmpty() && few.size() < MOST_CONJUGATES) {
      Permutation next = open.remove();
      for (Permutation generator : generators) {
        Permutation conjugate = generator.inverse().then(next).then(generator);
        if (few.add(conjugate)) {
          open.add(conjugate);
        }
      }
    }
    return new Renamings(List.copyOf(few), false);
  }

  /** The identity first. */
  public List<Permutation> elements() {
    return elements;
  }

  /** Whether the elements are the whole group, not only some of them. */
  public boolean isWhole() {
    return whole;
  }

  /** Whether there is anything but the identity. */
  public boolean any() {
    return elements.size() > 1;
  }
}
