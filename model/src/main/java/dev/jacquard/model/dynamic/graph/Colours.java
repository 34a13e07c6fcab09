package dev.jacquard.model.dynamic.graph;

import java.util.Arrays;

/**
 * Colours of the nodes that have no number yet: equal for nodes that a symmetry exchanges.
 *
 * <p>A colour is a hash of what is invariant about a node: the plain values in its row, the numbers
 * or colours of the nodes it refers to, and the colours and places from which other nodes refer to
 * it. Hashing is repeated until no more nodes are told apart. Should different nodes get the same
 * colour by chance, they are tried like equal ones, which costs time and nothing else.
 */
final class Colours {
  private final Configuration configuration;
  private final Numbering numbering;
  private long[] processes;
  private long[] objects;
  private long[] nextProcesses;
  private long[] nextObjects;

  private Colours(Numbering numbering) {
    this.numbering = numbering;
    this.configuration = numbering.configuration();
    this.processes = new long[configuration.processes().length];
    this.objects = new long[configuration.objects().length];
    this.nextProcesses = new long[processes.length];
    this.nextObjects = new long[objects.length];
    Arrays.fill(processes, 1);
    Arrays.fill(objects, 2);
  }

  /**
   * Colours for the processes that have no number.
   *
   * @param present all other processes are left out
   */
  static long[] of(Numbering numbering, int[] present) {
    Colours colours = new Colours(numbering);
    int told = 0;
    while (true) {
      colours.round(present);
      int tells = colours.count(present);
      if (tells <= told) {
        return colours.processes;
      }
      told = tells;
    }
  }

  private void round(int[] present) {
    Arrays.fill(nextProcesses, 0);
    Arrays.fill(nextObjects, 0);
    for (int process : present) {
      if (!numbering.hasProcess(process)) {
        nextProcesses[process] +=
            mix(processes[process], hash(configuration.processes()[process], processes[process]));
      }
    }
    for (int object = 0; object < objects.length; object++) {
      if (configuration.objects()[object] != null && !numbering.hasObject(object)) {
        nextObjects[object] +=
            mix(objects[object], hash(configuration.objects()[object], objects[object]));
      }
    }
    long[] reused = processes;
    processes = nextProcesses;
    nextProcesses = reused;
    reused = objects;
    objects = nextObjects;
    nextObjects = reused;
  }

  /** The hash of a row; on the way the nodes that it refers to learn who refers to them. */
  private long hash(long[] row, long colour) {
    long hash = row.length;
    for (int place = 0; place < row.length; place++) {
      hash = mix(hash, invariant(row[place], mix(colour, place)));
    }
    return hash;
  }

  private long invariant(long cell, long from) {
    int target = Cell.target(cell);
    if (target < 0) {
      return cell;
    }
    if (Cell.isObject(cell)) {
      if (numbering.hasObject(target)) {
        return Cell.object(numbering.ofObject(target));
      }
      nextObjects[target] += from;
      return objects[target];
    }
    if (numbering.hasProcess(target)) {
      return Cell.process(numbering.ofProcess(target));
    }
    nextProcesses[target] += from;
    return processes[target];
  }

  private int count(int[] present) {
    long[] all = new long[present.length + objects.length];
    int size = 0;
    for (int process : present) {
      if (!numbering.hasProcess(process)) {
        all[size++] = processes[process];
      }
    }
    for (int object = 0; object < objects.length; object++) {
      if (configuration.objects()[object] != null && !numbering.hasObject(object)) {
        all[size++] = objects[object];
      }
    }
    Arrays.sort(all, 0, size);
    int count = 0;
    for (int index = 0; index < size; index++) {
      if (index == 0 || all[index] != all[index - 1]) {
        count++;
      }
    }
    return count;
  }

  private static long mix(long hash, long value) {
    long mixed = (hash ^ value * 0x9E37_79B9_7F4A_7C15L) * 0xBF58_476D_1CE4_E5B9L;
    return mixed ^ mixed >>> 29;
  }
}
