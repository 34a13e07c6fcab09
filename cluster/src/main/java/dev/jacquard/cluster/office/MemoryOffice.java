package dev.jacquard.cluster.office;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** An office in this process, for any number of threads. */
public final class MemoryOffice implements Office {
  private final RegionTable table;
  private final Set<String> hungry = new HashSet<>();
  private boolean stopped;

  public MemoryOffice(Terms terms) {
    this.table = new RegionTable(terms);
  }

  @Override
  public synchronized List<Lease> lease(String worker) {
    if (isOver()) {
      return List.of();
    }
    hungry.remove(worker);
    List<Lease> leases = table.lease(worker, hungry.size());
    if (leases.isEmpty()) {
      hungry.add(worker);
    }
    return leases;
  }

  @Override
  public synchronized void commit(Lease lease, Outcome outcome) throws FencedException {
    table.commit(lease, outcome);
  }

  @Override
  public synchronized int wanted() {
    return Math.max(0, hungry.size() - table.ready());
  }

  @Override
  public synchronized boolean isOver() {
    return stopped || table.isFinished() || table.isSpent();
  }

  /** Leases nothing more. */
  public synchronized void stop() {
    stopped = true;
  }

  /** Takes back what a worker has that is lost; if it is not, what it commits will not count. */
  public synchronized void lose(String worker) {
    hungry.remove(worker);
    table.withdraw(worker);
  }

  /** Asks the table something. */
  public synchronized <T> T look(Function<RegionTable, T> question) {
    return question.apply(table);
  }
}
