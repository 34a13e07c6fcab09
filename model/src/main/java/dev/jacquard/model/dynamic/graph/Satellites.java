package dev.jacquard.model.dynamic.graph;

import java.util.Arrays;

/**
 * The processes without a number that are apart from each other: what one leads to, and has no
 * number yet, no other leads to, and nothing but that refers to the process.
 *
 * <p>Following references from such a process describes it with all that belongs to it. If two have
 * the same description, exchanging them is an automorphism, so that any may come first. This is by
 * far the most frequent sort of tie: processes that wait in the same place, with objects of their
 * own or without.
 */
final class Satellites {
  private static final int NOBODY = -1;
  private static final long ITSELF = 3;

  private final Configuration configuration;
  private final Numbering numbering;
  private final boolean[] attached;
  private final int[] owners;
  private final int[] places;
  private final long[][] descriptions;
  private final int[] waiting;
  private int waitingCount;
  private long[] description = new long[16];
  private int length;

  private Satellites(Numbering numbering) {
    this.numbering = numbering;
    this.configuration = numbering.configuration();
    int processes = configuration.processes().length;
    int objects = configuration.objects().length;
    this.attached = new boolean[processes];
    this.descriptions = new long[processes][];
    this.owners = new int[objects];
    this.places = new int[objects];
    this.waiting = new int[objects];
    Arrays.fill(owners, NOBODY);
  }

  /**
   * Finds the processes that are apart.
   *
   * @param present all other processes are left out
   */
  static Satellites of(Numbering numbering, int[] present) {
    Satellites satellites = new Satellites(numbering);
    for (int process : present) {
      if (!numbering.hasProcess(process)) {
        satellites.describe(process);
      }
    }
    return satellites;
  }

  /** Whether any of these processes may come first. */
  boolean areAlike(int[] processes) {
    for (int process : processes) {
      if (attached[process] || !Arrays.equals(descriptions[process], descriptions[processes[0]])) {
        return false;
      }
    }
    return true;
  }

  private void describe(int process) {
    length = 0;
    waitingCount = 0;
    look(configuration.processes()[process], process);
    for (int seen = 0; seen < waitingCount; seen++) {
      look(configuration.objects()[waiting[seen]], process);
    }
    descriptions[process] = Arrays.copyOf(description, length);
  }

  private void look(long[] row, int process) {
    add(row.length);
    for (long cell : row) {
      int target = Cell.target(cell);
      if (target < 0) {
        add(cell);
      } else if (Cell.isObject(cell)) {
        add(object(target, process));
      } else {
        add(process(target, process));
      }
    }
  }

  private long object(int object, int process) {
    if (numbering.hasObject(object)) {
      return Cell.object(numbering.ofObject(object));
    }
    if (owners[object] == NOBODY) {
      owners[object] = process;
      places[object] = waitingCount;
      waiting[waitingCount++] = object;
    } else if (owners[object] != process) {
      attached[process] = true;
      attached[owners[object]] = true;
    }
    return -1L - places[object];
  }

  private long process(int target, int process) {
    if (numbering.hasProcess(target)) {
      return Cell.process(numbering.ofProcess(target));
    }
    if (target != process) {
      attached[process] = true;
      attached[target] = true;
    }
    return ITSELF;
  }

  private void add(long part) {
    if (length == description.length) {
      description = Arrays.copyOf(description, 2 * length);
    }
    description[length++] = part;
  }
}
