package dev.jacquard.cluster.office;

import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All regions that are not complete, and the sums over all slices that were committed. What is
 * complete is forgotten, so it does not grow with the search.
 *
 * <p>It is for one writer: not thread-safe. Each change is a {@link #commit}, or can be forgotten:
 * whoever restores what was saved, and {@linkplain #apply applies} the commits since then, has the
 * same search without its leases.
 */
public final class RegionTable implements Resumable {
  /** More leases than were ever made between two savings. */
  private static final long LEAP = 1L << 30;

  private final Terms terms;
  private final TreeMap<RegionId, Region> regions = new TreeMap<>();
  private final TreeSet<Region> ready = new TreeSet<>(Region.URGENCY);
  private final FoundLeast findings = new FoundLeast();
  private Counts counts = Counts.NONE;
  private long finished;
  private long leased;
  private long promised;
  private long lastTicket;

  /** A search that has not begun. */
  public RegionTable(Terms terms) {
    this.terms = terms;
    put(Region.root());
  }

  /**
   * Leases regions to a worker.
   *
   * @param others how many other workers wait for some
   */
  public List<Lease> lease(String worker, int others) {
    List<Lease> leases = new ArrayList<>();
    int share = Math.max(1, Math.min(ready.size() / (others + 1), terms.batch()));
    while (leases.size() < share && !ready.isEmpty()) {
      long left = terms.budget() - counts.runs() - promised;
      if (left < 1) {
        break;
      }
      long quota = Math.min(terms.slice(), Math.max(1, left / (others + 1)));
      Region region = ready.pollFirst();
      region.ticket = ++lastTicket;
      region.worker = worker;
      region.quota = quota;
      promised += quota;
      leased++;
      leases.add(region.lease());
    }
    return leases;
  }

  /**
   * Takes in what came of a lease.
   *
   * @throws FencedException if the lease has been withdrawn or committed
   * @throws IllegalArgumentException if the outcome can't be that of a slice of the region
   */
  public void commit(Lease lease, Outcome outcome) throws FencedException {
    if (!isValid(lease)) {
      throw new FencedException(lease);
    }
    apply(Commit.of(lease, outcome));
  }

  /** Whether a lease can still be committed. */
  public boolean isValid(Lease lease) {
    Region region = regions.get(lease.region());
    return region != null && region.ticket == lease.ticket();
  }

  /** Takes in what was found valid before, perhaps in an earlier life. */
  public void apply(Commit commit) {
    Region region = regions.get(commit.region());
    Outcome outcome = commit.outcome();
    check(region, commit);
    lastTicket = Math.max(lastTicket, commit.ticket());
    free(region);
    ready.remove(region);
    counts = counts.plus(outcome.counts());
    findings.addAll(outcome.findings());
    region.inbox.subList(0, commit.mail()).clear();
    region.state = outcome.state();
    region.fate = outcome.fate();
    region.progress = outcome.progress();
    outcome.newborns().forEach(newborn -> put(region.child(newborn)));
    outcome.letters().forEach(this::deliver);
    if (outcome.fate() != Fate.FINISHED) {
      put(region);
      return;
    }
    regions.remove(region.id);
    finished++;
    if (!region.ancestors.isEmpty()) {
      post(region.parent(), new Mail.Finished(region.id));
    }
  }

  private static void check(Region region, Commit commit) {
    if (region == null || commit.mail() > region.inbox.size()) {
      throw new IllegalArgumentException("a commit of another search");
    }
    for (Letter letter : commit.outcome().letters()) {
      if (!region.isBelow(letter.to())) {
        throw new IllegalArgumentException("a letter to a region that is not above");
      }
    }
    for (Newborn newborn : commit.outcome().newborns()) {
      if (newborn.id().ticket() != commit.ticket() || newborn.depth() <= region.depth) {
        throw new IllegalArgumentException("a region that was not cut from this one");
      }
    }
    boolean outstanding =
        !commit.outcome().newborns().isEmpty() || !commit.outcome().progress().away().isEmpty();
    if (commit.outcome().fate() == Fate.FINISHED && outstanding) {
      throw new IllegalArgumentException("a region that finished before those cut from it");
    }
  }

  /**
   * Puts an offer into the inbox of a region. If the region from which it comes is gone, it is a
   * copy, or of a slice that was never committed, and nobody needs it.
   */
  public void deliver(Letter letter) {
    if (regions.containsKey(letter.offer().via())) {
      post(letter.to(), letter.offer());
    }
  }

  private void post(RegionId to, Mail mail) {
    Region region = regions.get(to);
    if (region != null) {
      ready.remove(region);
      region.inbox.add(mail);
      put(region);
    }
  }

  private void put(Region region) {
    regions.put(region.id, region);
    if (region.isReady()) {
      ready.add(region);
    }
  }

  /** Takes a lease back; what comes of it will not count. */
  public void withdraw(Lease lease) {
    if (isValid(lease)) {
      Region region = regions.get(lease.region());
      free(region);
      put(region);
    }
  }

  /** Takes back all leases of a worker. */
  public void withdraw(String worker) {
    for (Region region : regions.values()) {
      if (region.isLeased() && region.worker.equals(worker)) {
        free(region);
        put(region);
      }
    }
  }

  private void free(Region region) {
    if (region.isLeased()) {
      promised -= region.quota;
      leased--;
      region.free();
    }
  }

  /** Whether the whole search is complete. */
  public boolean isFinished() {
    return regions.isEmpty();
  }

  /** Whether all runs that the budget allows are counted. */
  public boolean isSpent() {
    return counts.runs() >= terms.budget();
  }

  /** The sum over all slices that were committed. */
  public Counts counts() {
    return counts;
  }

  /** The least execution of each failure so far; of all there are when the search is complete. */
  public List<Found> findings() {
    return findings.all();
  }

  /** How many regions there are that are not complete. */
  public int regions() {
    return regions.size();
  }

  /** How many regions were completed. */
  public long finished() {
    return finished;
  }

  /** How many regions could be leased now. */
  public int ready() {
    return ready.size();
  }

  /** How many regions are leased. */
  public long leased() {
    return leased;
  }

  /** How much of the search is done, as a share; by the shape of what is known of its tree. */
  public double share() {
    Map<RegionId, Double> shares = new HashMap<>();
    // Whoever was cut off later has a higher ticket than the region it was cut from.

    for (Region region : regions.descendingMap().values()) {
      double share = region.progress.own();
      for (Map.Entry<RegionId, Double> away : region.progress.away().entrySet()) {
        share += away.getValue() * shares.getOrDefault(away.getKey(), 1.0);
      }
      shares.put(region.id, share);
    }
    return shares.getOrDefault(RegionId.ROOT, 1.0);
  }

  /** How many executions there may be in all; nothing as long as none of the tree is complete. */
  public Optional<Double> estimate() {
    double share = share();
    return share > 0 ? Optional.of(counts.executions() / share) : Optional.empty();
  }

  /** Writes everything down but the leases. */
  @Override
  public void save(StateWriter out) {
    new TableFormat(out).write(regions.values(), counts, findings.all(), finished, lastTicket);
  }

  /**
   * Takes over what was saved. What then is leased has tickets that were never given, as long as
   * the table is saved again before.
   */
  @Override
  public void restore(StateReader in) {
    regions.clear();
    ready.clear();
    TableFormat.Contents contents = TableFormat.read(in);
    contents.regions().forEach(this::put);
    counts = contents.counts();
    findings.addAll(contents.findings());
    finished = contents.finished();
    lastTicket = contents.lastTicket() + LEAP;
  }
}
