package dev.jacquard.model.dynamic.graph;

import java.util.BitSet;

/**
 * What the globals and the processes that have not ended lead to: the rest is garbage.
 *
 * <p>A process that has ended stays for as long as somebody may still ask whether it has.
 */
public final class Garbage {
  private final Configuration configuration;
  private final BitSet objects = new BitSet();
  private final BitSet referenced = new BitSet();
  private final int[] waiting;
  private int waitingCount;

  private Garbage(Configuration configuration) {
    this.configuration = configuration;
    this.waiting = new int[configuration.objects().length];
  }

  private static Garbage of(Configuration configuration) {
    Garbage reached = new Garbage(configuration);
    reached.follow(configuration.globals());
    for (int process = 0; process < configuration.processes().length; process++) {
      if (configuration.lives(process)) {
        reached.follow(configuration.processes()[process]);
      }
    }
    return reached;
  }

  /** The configuration without what nothing leads to; the same one if there is no garbage. */
  public static Configuration collect(Configuration configuration) {
    Garbage reached = of(configuration);
    long[][] processes = configuration.processes().clone();
    long[][] objects = configuration.objects().clone();
    boolean garbage = false;
    for (int process = 0; process < processes.length; process++) {
      if (processes[process] == Configuration.ENDED && !reached.referenced.get(process)) {
        processes[process] = null;
        garbage = true;
      }
    }
    for (int object = 0; object < objects.length; object++) {
      if (objects[object] != null && !reached.objects.get(object)) {
        objects[object] = null;
        garbage = true;
      }
    }
    return garbage ? new Configuration(configuration.globals(), processes, objects) : configuration;
  }

  private void follow(long[] row) {
    look(row);
    while (waitingCount > 0) {
      look(configuration.objects()[waiting[--waitingCount]]);
    }
  }

  private void look(long[] row) {
    for (long cell : row) {
      int target = Cell.target(cell);
      if (target < 0) {
        continue;
      }
      if (Cell.isProcess(cell)) {
        referenced.set(target);
      } else if (!objects.get(target)) {
        objects.set(target);
        waiting[waitingCount++] = target;
      }
    }
  }
}
