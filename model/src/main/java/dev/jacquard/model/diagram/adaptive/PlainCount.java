package dev.jacquard.model.diagram.adaptive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How many states some orbits have together. Orbits may overlap; where that can't be ruled out, the
 * answer is not known.
 */
record PlainCount(CellTable table) {
  /** Orbits are compared two by two, which takes too long for many that are alike. */
  private static final long MOST_PAIRS = 5_000_000;

  /**
   * The number of states of all orbits.
   *
   * @param alike orbits of which only those in the same list can have a state in common
   */
  OptionalDouble of(Collection<List<Orbit>> alike) {
    long pairs = alike.stream().mapToLong(orbits -> (long) orbits.size() * orbits.size()).sum();
    double sum = 0;
    for (List<Orbit> orbits : alike) {
      List<Orbit> largest = pairs <= MOST_PAIRS ? largest(orbits) : orbits;
      if (pairs > MOST_PAIRS || !areDisjoint(largest)) {
        return OptionalDouble.empty();
      }
      sum += largest.stream().mapToDouble(PlainCount::size).sum();
    }
    return OptionalDouble.of(sum);
  }

  /** Those orbits that no later one subsumes; none is subsumed by an earlier one. */
  private List<Orbit> largest(List<Orbit> orbits) {
    List<Orbit> largest = new ArrayList<>();
    for (int i = 0; i < orbits.size(); i++) {
      Orbit orbit = orbits.get(i);
      boolean subsumed =
          orbits.subList(i + 1, orbits.size()).stream()
              .anyMatch(later -> later.subsumes(orbit, table.overlap(orbit.cells, later.cells)));
      if (!subsumed) {
        largest.add(orbit);
      }
    }
    return largest;
  }

  private boolean areDisjoint(List<Orbit> orbits) {
    for (int i = 0; i < orbits.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (!areDisjoint(orbits.get(i), orbits.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether it is plain to see that two different orbits have no state in common. */
  private boolean areDisjoint(Orbit one, Orbit other) {
    if (one.cells == other.cells) {
      return true;
    }
    Cells both = table.meet(one.cells, other.cells);
    return isTooNarrow(one, other, both) || isTooNarrow(other, one, both);
  }

  /**
   * Whether the processes of a cell of one orbit that are in some own state have no places in the
   * other orbit: in each of its cells, at most as many as are in that own state there, and as there
   * are processes in both cells.
   */
  private boolean isTooNarrow(Orbit one, Orbit other, Cells both) {
    Overlap inOne = table.overlap(both, one.cells);
    Overlap inOther = table.overlap(both, other.cells);
    int owns = one.owns();
    int[] places = new int[one.cells.size() * owns];
    for (int part = 0; part < both.size(); part++) {
      for (int own = 0; own < owns; own++) {
        places[inOne.around(part) * owns + own] +=
            Math.min(both.size(part), other.count(inOther.around(part), own));
      }
    }
    for (int i = 0; i < places.length; i++) {
      if (one.count(i / owns, i % owns) > places[i]) {
        return true;
      }
    }
    return false;
  }

  /** The number of states of an orbit: multinomial coefficients of its cells. */
  static double size(Orbit orbit) {
    double size = 1;
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      int placed = 0;
      for (int own = 0; own < orbit.owns(); own++) {
        for (int i = 1; i <= orbit.count(cell, own); i++) {
          size = size * ++placed / i;
        }
      }
    }
    return size;
  }
}
