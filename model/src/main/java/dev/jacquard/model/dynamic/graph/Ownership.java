package dev.jacquard.model.dynamic.graph;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which objects only one process can get at, and which processes only they themselves know of.
 *
 * <p>A process gets at an object by following references from the globals or from its own row.
 * Whatever other processes do in the meantime, they don't get at more of the objects that are there
 * now: a reference can be passed on only by somebody who has it. So an owner stays the owner until
 * it takes a step itself. Looking into the rows of other processes is not following a reference: a
 * process whose row others may look into must not rely on owning anything.
 */
public final class Ownership {
  private static final int NOBODY = -1;
  private static final int MANY = -2;

  private final Configuration configuration;
  private final int[] owners;
  private final BitSet known = new BitSet();
  private final int[] waiting;
  private int waitingCount;

  private Ownership(Configuration configuration) {
    this.configuration = configuration;
    this.owners = new int[configuration.objects().length];
    Arrays.fill(owners, NOBODY);
    this.waiting = new int[owners.length];
  }

  public static Ownership of(Configuration configuration) {
    Ownership ownership = new Ownership(configuration);
    ownership.follow(configuration.globals(), MANY);
    for (int process = 0; process < configuration.processes().length; process++) {
      if (configuration.lives(process)) {
        ownership.follow(configuration.processes()[process], process);
      }
    }
    ownership.findKnown();
    return ownership;
  }

  /** Whether an object can be got at by this process and by no other. */
  public boolean owns(int process, int object) {
    return owners[object] == process;
  }

  /** Whether somebody but the process itself has a reference to it. */
  public boolean isKnownToOthers(int process) {
    return known.get(process);
  }

  private void follow(long[] row, int owner) {
    look(row, owner, 0);
    while (waitingCount > 0) {
      look(configuration.objects()[waiting[--waitingCount]], owner, Configuration.HOLDER + 1);
    }
  }

  private void look(long[] row, int owner, int from) {
    for (int place = from; place < row.length; place++) {
      int target = Cell.target(row[place]);
      if (target < 0 || !Cell.isObject(row[place])) {
        continue;
      }
      int before = owners[target];
      int after = before == NOBODY || before == owner ? owner : MANY;
      if (before != after) {
        owners[target] = after;
        waiting[waitingCount++] = target;
      }
    }
  }

  private void findKnown() {
    know(configuration.globals(), MANY, 0);
    for (int process = 0; process < configuration.processes().length; process++) {
      if (configuration.lives(process)) {
        know(configuration.processes()[process], process, 0);
      }
    }
    for (int object = 0; object < owners.length; object++) {
      if (owners[object] != NOBODY) {
        // Who holds a lock can't be asked, so to hold one is not to be known.
        know(configuration.objects()[object], owners[object], Configuration.HOLDER + 1);
      }
    }
  }

  private void know(long[] row, int owner, int from) {
    for (int place = from; place < row.length; place++) {
      int target = Cell.target(row[place]);
      if (Cell.isProcess(row[place]) && target >= 0 && target != owner) {
        known.set(target);
      }
    }
  }
}
