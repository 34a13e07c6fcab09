package dev.jacquard.explore.learned.step;

import java.util.Arrays;

/** Finds edges by node, circumstances and value without making objects: open addressing. */
public final class EdgeTable {
  /** There is no edge. */
  public static final int UNKNOWN = -1;

  private int[] places = new int[128];
  private long[] values = new long[128];
  private int[] edges = filled(128);
  private int count;

  /** The edge, or {@link #UNKNOWN}. */
  public int find(int place, long value) {
    int mask = edges.length - 1;
    for (int slot = hash(place, value) & mask; edges[slot] != UNKNOWN; slot = (slot + 1) & mask) {
      if (places[slot] == place && values[slot] == value) {
        return edges[slot];
      }
    }
    return UNKNOWN;
  }

  public void put(int place, long value, int edge) {
    if (2 * ++count > edges.length) {
      grow();
    }
    int mask = edges.length - 1;
    int slot = hash(place, value) & mask;
    while (edges[slot] != UNKNOWN) {
      slot = (slot + 1) & mask;
    }
    places[slot] = place;
    values[slot] = value;
    edges[slot] = edge;
  }

  private void grow() {
    int[] oldPlaces = places;
    long[] oldValues = values;
    int[] oldEdges = edges;
    places = new int[2 * oldEdges.length];
    values = new long[places.length];
    edges = filled(places.length);
    count = 1; // the one that is about to come
    for (int slot = 0; slot < oldEdges.length; slot++) {
      if (oldEdges[slot] != UNKNOWN) {
        put(oldPlaces[slot], oldValues[slot], oldEdges[slot]);
      }
    }
  }

  private static int[] filled(int size) {
    int[] free = new int[size];
    Arrays.fill(free, UNKNOWN);
    return free;
  }

  private static int hash(int place, long value) {
    long mixed = (place * 0x9E3779B97F4A7C15L) ^ (value * 0xC2B2AE3D27D4EB4FL);
    return (int) (mixed ^ (mixed >>> 29) ^ (mixed >>> 47));
  }
}
