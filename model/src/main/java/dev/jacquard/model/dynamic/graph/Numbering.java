package dev.jacquard.model.dynamic.graph;

import java.util.Arrays;

/**
 * New numbers for the processes and objects of a configuration, given one after another.
 *
 * <p>A node that has a number is looked at in turn, and what it refers to gets the next numbers.
 * Since cells are ordered, the numbers depend on where the numbering starts and on nothing else: in
 * two configurations that are equal up to a renaming, equal starts give equal numbers. There must
 * be no garbage in the configuration.
 */
public final class Numbering {
  private static final int NONE = -1;

  private final Configuration configuration;
  private final boolean followsProcesses;
  private final boolean followsObjects;
  private final int[] processAt;
  private final int[] objectAt;
  private final int[] processTo;
  private final int[] objectTo;
  private int processes;
  private int objects;
  private int processesSeen;
  private int objectsSeen;

  private Numbering(Configuration configuration, boolean followsProcesses, boolean followsObjects) {
    this.configuration = configuration;
    this.followsProcesses = followsProcesses;
    this.followsObjects = followsObjects;
    this.processAt = new int[configuration.processes().length];
    this.objectAt = new int[configuration.objects().length];
    this.processTo = new int[processAt.length];
    this.objectTo = new int[objectAt.length];
    Arrays.fill(processTo, NONE);
    Arrays.fill(objectTo, NONE);
  }

  private Numbering(Numbering other) {
    this.configuration = other.configuration;
    this.followsProcesses = other.followsProcesses;
    this.followsObjects = other.followsObjects;
    this.processAt = other.processAt.clone();
    this.objectAt = other.objectAt.clone();
    this.processTo = other.processTo.clone();
    this.objectTo = other.objectTo.clone();
    this.processes = other.processes;
    this.objects = other.objects;
    this.processesSeen = other.processesSeen;
    this.objectsSeen = other.objectsSeen;
  }

  /** Every node keeps its number, and holes stay where they are. */
  public static Numbering identity(Configuration configuration) {
    Numbering numbering = new Numbering(configuration, false, false);
    numbering.keepProcesses();
    numbering.keepObjects();
    return numbering;
  }

  /** Processes keep their numbers, objects are numbered as globals and processes lead to them. */
  public static Numbering heap(Configuration configuration) {
    Numbering numbering = new Numbering(configuration, false, true);
    numbering.keepProcesses();
    numbering.look(configuration.globals());
    numbering.lookAtObjects();
    for (int process = 0; process < numbering.processes; process++) {
      if (numbering.processAt[process] != NONE) {
        numbering.look(configuration.processes()[process]);
        numbering.lookAtObjects();
      }
    }
    return numbering;
  }

  /** Objects keep their addresses; processes that the rest leads to are numbered, others not. */
  static Numbering processes(Configuration configuration) {
    Numbering numbering = new Numbering(configuration, true, false);
    numbering.keepObjects();
    numbering.look(configuration.globals());
    for (int object = 0; object < numbering.objects; object++) {
      if (numbering.objectAt[object] != NONE) {
        numbering.look(configuration.objects()[object]);
      }
    }
    numbering.objectsSeen = numbering.objects;
    numbering.lookAtAll();
    return numbering;
  }

  /** What the globals lead to is numbered; other processes, and what they lead to, are not. */
  static Numbering full(Configuration configuration) {
    Numbering numbering = new Numbering(configuration, true, true);
    numbering.look(configuration.globals());
    numbering.lookAtAll();
    return numbering;
  }

  Numbering copy() {
    return new Numbering(this);
  }

  boolean hasProcess(int process) {
    return processTo[process] != NONE;
  }

  boolean hasObject(int object) {
    return objectTo[object] != NONE;
  }

  /** The number that a process has got. */
  public int ofProcess(int process) {
    return processTo[process];
  }

  /** The number that an object has got. */
  public int ofObject(int object) {
    return objectTo[object];
  }

  /** How many numbers for processes there are, with holes. */
  public int processes() {
    return processes;
  }

  /** How many numbers for objects there are, with holes. */
  public int objects() {
    return objects;
  }

  /** The row of the process with a new number, with its old cells; null if there is none. */
  long[] processRow(int number) {
    return processAt[number] == NONE ? null : configuration.processes()[processAt[number]];
  }

  /** The row of the object with a new number, with its old cells; null if there is none. */
  long[] objectRow(int number) {
    return objectAt[number] == NONE ? null : configuration.objects()[objectAt[number]];
  }

  Configuration configuration() {
    return configuration;
  }

  /** Gives a process the next number, and then everything that it leads to. */
  void start(int process) {
    number(process);
    lookAtAll();
  }

  private void number(int process) {
    processTo[process] = processes;
    processAt[processes++] = process;
  }

  private void lookAtAll() {
    lookAtObjects();
    while (processesSeen < processes) {
      look(configuration.processes()[processAt[processesSeen++]]);
      lookAtObjects();
    }
  }

  private void lookAtObjects() {
    while (objectsSeen < objects) {
      look(configuration.objects()[objectAt[objectsSeen++]]);
    }
  }

  private void look(long[] row) {
    for (long cell : row) {
      int target = Cell.target(cell);
      if (target < 0) {
        continue;
      }
      if (Cell.isObject(cell)) {
        if (followsObjects && objectTo[target] == NONE) {
          objectTo[target] = objects;
          objectAt[objects++] = target;
        }
      } else if (followsProcesses && processTo[target] == NONE) {
        number(target);
      }
    }
  }

  private void keepProcesses() {
    for (int process = 0; process < processAt.length; process++) {
      boolean stays = configuration.processes()[process] != null;
      processAt[process] = stays ? process : NONE;
      if (stays) {
        processTo[process] = process;
        processes = process + 1;
      }
    }
    processesSeen = processes;
  }

  private void keepObjects() {
    for (int object = 0; object < objectAt.length; object++) {
      boolean stays = configuration.objects()[object] != null;
      objectAt[object] = stays ? object : NONE;
      if (stays) {
        objectTo[object] = object;
        objects = object + 1;
      }
    }
  }
}
