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
import java.util.function.Consumer;

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
  private static final long SLICE = 2_000;

  private final MemoryOffice office;
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

  private Simulation(Program program, int workers, Costs costs, long budget) {
    this.office = new MemoryOffice(new Terms(SLICE, Terms.DEFAULT.batch(), budget));
    this.slice = new Slice(program, Tail.Fixed.LOWEST, Explorer.DataRaces.IGNORE, trace -> {});
    this.workers = workers;
    this.costs = costs;
  }

  /** A search to its end. */
  static Result of(Program program, int workers, Costs costs) {
    Simulation simulation = new Simulation(program, workers, costs, Long.MAX_VALUE);
    simulation.run(table -> {});
    return simulation.result();
  }

  /** A search of so many executions, of which somebody looks at what the office has. */
  static void of(
      Program program, int workers, Costs costs, long budget, Consumer<RegionTable> observer) {
    new Simulation(program, workers, costs, budget).run(observer);
  }

  private void run(Consumer<RegionTable> observer) {
    for (int i = 0; i < workers; i++) {
      SimulatedWorker worker = new SimulatedWorker("worker " + i, this);
      after(0, worker::ask);
    }
    while (!events.isEmpty()) {
      Event event = events.poll();
      now = event.time();
      event.action().run();
      office.look(
          table -> {
            observer.accept(table);
            return table;
          });
    }
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
