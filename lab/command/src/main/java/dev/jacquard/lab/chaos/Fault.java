package dev.jacquard.lab.chaos;

import java.util.SplittableRandom;

/** What happens to a process of a cluster. */
enum Fault {
  /** Whoever serves is killed, and started again. */
  SERVER_KILLED,
  /** A station is killed with its worker, and another one joins. */
  STATION_KILLED,
  /** The JVM in which a worker explores is killed. */
  WORKER_KILLED,
  /** A station does nothing for so long that others get what it has, and then goes on. */
  STATION_STOPPED,
  /** The same with whoever serves, for a shorter time. */
  SERVER_STOPPED;

  static Fault any(SplittableRandom random) {
    return values()[random.nextInt(values().length)];
  }
}
