package dev.jacquard.benchmarks.cluster;

import dev.jacquard.cluster.office.FencedException;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.MemoryOffice;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.cluster.office.RegionTable;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.cluster.region.Slice;
import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;

/**
 * A search by so many workers, event by event. What a worker does between two looks at the office
 * is done at once; the office sees it when its time has come.
 */
final class Simulation {
  /** Something that happens at a time; what happens at the same time does so in this order. */
  private record Event(double time, long number, Runnable action) {}

  /** What came of it. */
  record Result(
      int workers,
      long executions,
      double time,
      long regions,
      int mostRegions,
      long leases,
      long offers,
      long bytes) {
    double efficiency() {
      return executions / (workers * time);
    }

    double offersPerExecution() {
      return (double) offers / executions;
    }

    /** A question and an answer for each lease, and a message for each commit. */
    double messagesPerExecution() {
      return 3.0 * leases / executions;
    }
  }

  /** A slice lasts two seconds, and an execution a millisecond. */
  private static final Terms TERMS = new Terms(2_000, Terms.DEFAULT.batch(), Long.MAX_VALUE);

  private final MemoryOffice office = new MemoryOffice(TERMS);
  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingDouble(Event::time).thenComparingLong(Event::number));
  private final Deque<SimulatedWorker> idle = new ArrayDeque<>();
  private final Slice slice;
  private final Costs costs;
  private final int workers;
  private double now;
  private long number;
  private long leases;
  private long offers;
  private long bytes;
  private int mostRegions;

  private Simulation(Program program, int workers, Costs costs) {
    this.slice = new Slice(program, Tail.Fixed.LOWEST, Explorer.DataRaces.IGNORE, trace -> {});
    this.workers = workers;
    this.costs = costs;
  }

  /** A search to its end. */
  static Result of(Program program, int workers, Costs costs) {
    Simulation simulation = new Simulation(program, workers, costs);
    for (int i = 0; i < workers; i++) {
      SimulatedWorker worker = new SimulatedWorker("worker " + i, simulation);
      simulation.after(0, worker::ask);
    }
    while (!simulation.events.isEmpty()) {
      Event event = simulation.events.poll();
      simulation.now = event.time();
      event.action().run();
    }
    return simulation.result();
  }

  private Result result() {
    if (!office.look(RegionTable::isFinished)) {
      throw new IllegalStateException("nobody works any more, and the search is not complete");
    }
    return new Result(
        workers,
        office.look(RegionTable::counts).executions(),
        now,
        office.look(RegionTable::finished),
        mostRegions,
        leases,
        offers,
        bytes);
  }

  void after(double time, Runnable action) {
    events.add(new Event(now + time, number++, action));
  }

  Slice slice() {
    return slice;
  }

  Costs costs() {
    return costs;
  }

  MemoryOffice office() {
    return office;
  }

  /** A worker got regions. */
  void leased(int regions) {
    leases += regions;
  }

  /** A worker has nothing to do. */
  void rest(SimulatedWorker worker) {
    idle.add(worker);
  }

  /** A worker brings what came of a slice. */
  void commit(Lease lease, Outcome outcome) {
    try {
      office.commit(lease, outcome);
    } catch (FencedException e) {
      throw new IllegalStateException(e);
    }
    offers += outcome.letters().size();
    bytes += outcome.state().length;
    int regions = office.look(RegionTable::regions);
    mostRegions = Math.max(mostRegions, regions);
    for (int ready = office.look(RegionTable::ready); ready > 0 && !idle.isEmpty(); ready--) {
      idle.poll().ask();
    }
  }
}
