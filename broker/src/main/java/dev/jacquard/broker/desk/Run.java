package dev.jacquard.broker.desk;

import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Mail;
import dev.jacquard.cluster.office.RegionTable;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One search, as the desk keeps it. */
final class Run {
  /** Regions that travel together have no more, if one alone has not. */
  private static final long MOST_BYTES = 8 << 20;

  /** Nobody looks at more of them; a search that shows more ends, rather than lose one. */
  static final int MOST_NOTABLE = 10_000;

  private final String name;
  private final String life;
  private final byte[] manifest;
  private final Terms terms;
  private final boolean stopsAtFailure;
  private final RegionTable table;
  private final Set<String> notable = new LinkedHashSet<>();
  private final Map<Long, Lease> leases = new HashMap<>();
  private Optional<Trouble> trouble = Optional.empty();
  private boolean stopped;
  private boolean fresh = true;

  Run(String name, String life, byte[] manifest, Terms terms, boolean stopsAtFailure) {
    this.name = name;
    this.life = life;
    this.manifest = manifest;
    this.terms = terms;
    this.stopsAtFailure = stopsAtFailure;
    this.table = new RegionTable(terms);
  }

  String name() {
    return name;
  }

  /** Tells it from the same search before it was forgotten. */
  String life() {
    return life;
  }

  byte[] manifest() {
    return manifest;
  }

  boolean isOver() {
    return stopped || trouble.isPresent() || table.isFinished() || table.isSpent();
  }

  /**
   * Whether the numbers of leases are those of an earlier life of the desk, whose leases may still
   * be brought back.
   */
  boolean needsNewNumbers() {
    return !fresh;
  }

  /** From now on leases have numbers that were never given; to be recorded before one is. */
  void takeNewNumbers() {
    byte[] saved = Form.bytes(table::save);
    table.restore(Form.reader(saved));
    fresh = true;
  }

  List<Lease> lease(String worker, int othersWaiting) {
    List<Lease> given = new ArrayList<>();
    long bytes = 0;
    for (Lease lease : isOver() ? List.<Lease>of() : table.lease(worker, othersWaiting)) {
      bytes += length(lease);
      if (given.isEmpty() || bytes <= MOST_BYTES) {
        given.add(lease);
        leases.put(lease.ticket(), lease);
      } else {
        table.withdraw(lease); // there is no room for it in the message
      }
    }
    return given;
  }

  private static long length(Lease lease) {
    long length = lease.birth().length + (long) lease.state().length;
    for (Mail mail : lease.mail()) {
      length += mail instanceof Mail.Offer offer ? offer.steps().length : 0;
    }
    return length;
  }

  int ready() {
    return isOver() ? 0 : table.ready();
  }

  /** Takes in what came of a lease; false if the lease does not count any more. */
  boolean commit(Commit commit, Collection<String> shown) {
    remember(shown); // such an execution is one of the program, whether it is counted or not
    Lease lease = leases.remove(commit.ticket());
    boolean valid = lease != null && table.isValid(lease) && lease.region().equals(commit.region());
    if (valid) {
      apply(commit);
    }
    return valid;
  }

  /** Takes in what was found valid in an earlier life. */
  void recall(Commit commit, Collection<String> shown) {
    fresh = false;
    remember(shown);
    apply(commit);
  }

  private void apply(Commit commit) {
    table.apply(commit);
    stopped |= stopsAtFailure && !commit.outcome().findings().isEmpty();
  }

  private void remember(Collection<String> shown) {
    notable.addAll(shown);
    if (notable.size() > MOST_NOTABLE) {
      end(Optional.of(Trouble.ofTooManyNotable(MOST_NOTABLE)));
    }
  }

  /** Takes back what a worker has. */
  void lose(String worker) {
    leases.values().removeIf(lease -> lease.worker().equals(worker));
    table.withdraw(worker);
  }

  /** Whether what a worker does is of use. */
  boolean needs(String worker) {
    return !isOver() && leases.values().stream().anyMatch(l -> l.worker().equals(worker));
  }

  /** Takes in executions of a slice that did not count. */
  void recall(Collection<String> shown) {
    remember(shown);
  }

  void end(Optional<Trouble> why) {
    trouble = trouble.or(() -> why);
    stopped = true;
  }

  State state() {
    Set<String> workers = new HashSet<>();
    leases.values().forEach(lease -> workers.add(lease.worker()));
    return new State(
        name,
        isOver(),
        table.isFinished(),
        table.counts(),
        table.share(),
        table.regions(),
        table.finished(),
        workers.size(),
        trouble);
  }

  Findings findings() {
    return new Findings(table.findings(), List.copyOf(notable));
  }

  void opened(StateWriter out) {
    out.text(name);
    out.text(life);
    out.bytes(manifest);
    out.number(terms.slice());
    out.number(terms.batch());
    out.number(terms.budget());
    out.flag(stopsAtFailure);
  }

  static Run opened(StateReader in) {
    return new Run(
        in.text(),
        in.text(),
        in.bytes(),
        new Terms(in.amount(), in.count(), in.amount()),
        in.flag());
  }

  void snapshot(StateWriter out) {
    table.save(out);
    Form.texts(out, notable);
    out.flag(stopped);
    out.flag(trouble.isPresent());
    trouble.ifPresent(why -> Answers.trouble(out, why));
  }

  void restore(StateReader in) {
    fresh = false;
    table.restore(in);
    notable.addAll(new ArrayList<>(Form.texts(in)));
    stopped = in.flag();
    trouble = in.flag() ? Optional.of(Answers.trouble(in)) : Optional.empty();
  }
}
