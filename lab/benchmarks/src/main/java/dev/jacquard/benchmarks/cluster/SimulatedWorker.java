package dev.jacquard.benchmarks.cluster;

import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Mail;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.cluster.region.Slice;
import dev.jacquard.cluster.region.Work;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A worker whose time is simulated. */
final class SimulatedWorker {
  private final String name;
  private final Simulation simulation;
  private final Deque<Lease> leases = new ArrayDeque<>();

  SimulatedWorker(String name, Simulation simulation) {
    this.name = name;
    this.simulation = simulation;
  }

  /** Asks the office for regions, and goes on when they are there. */
  void ask() {
    List<Lease> given = simulation.office().lease(name);
    if (given.isEmpty()) {
      simulation.rest(this);
      return;
    }
    simulation.leased(given.size());
    leases.addAll(given);
    simulation.after(simulation.costs().trip(), this::begin);
  }

  private void begin() {
    Lease lease = leases.poll();
    if (lease == null) {
      ask();
      return;
    }
    long offers = lease.mail().stream().filter(mail -> mail instanceof Mail.Offer).count();
    Work work = simulation.slice().begin(lease);
    double cost = simulation.costs().region() + offers * simulation.costs().offer();
    simulation.after(cost, () -> work(lease, work));
  }

  /** Works until it is time to look whether somebody wants something. */
  private void work(Lease lease, Work work) {
    long before = work.runs();
    boolean more = work.advance();
    while (more && !Slice.isPoll(work.runs())) {
      more = work.advance();
    }
    boolean goesOn = more;
    simulation.after(work.runs() - before, () -> look(lease, work, goesOn));
  }

  private void look(Lease lease, Work work, boolean goesOn) {
    int wanted = simulation.office().wanted();
    if (goesOn && !(wanted > 0 && work.canGive())) {
      work(lease, work);
      return;
    }
    Outcome outcome = work.end(wanted);
    double trip = leases.isEmpty() ? simulation.costs().trip() : simulation.costs().region();
    simulation.after(
        trip,
        () -> {
          simulation.commit(lease, outcome);
          begin();
        });
  }
}
