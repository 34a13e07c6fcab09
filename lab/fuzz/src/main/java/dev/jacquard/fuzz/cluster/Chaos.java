package dev.jacquard.fuzz.cluster;

import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.FencedException;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Letter;
import dev.jacquard.cluster.office.Mail;
import dev.jacquard.cluster.office.OfficeReader;
import dev.jacquard.cluster.office.OfficeWriter;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.cluster.office.RegionTable;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.cluster.region.Slice;
import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * One search by up to four workers: their slices are short and committed in any order, some are
 * lost, some are thought to be lost and commit all the same; letters come late and again, some of
 * slices that never counted; whoever keeps the regions is lost and comes back without its leases.
 */
public final class Chaos {
  /** What would be wrong; the comparison has to notice it. */
  public enum Flaw {
    /** A region learns that another one is complete before what that one had to offer. */
    FINISHED_OVERTAKES_OFFERS,
    /** An offer gets lost. */
    OFFERS_ARE_LOST,
    /** What is committed too late counts. */
    ZOMBIES_COUNT
  }

  private record Work(Lease lease, Outcome outcome, List<Plan> plans) {}

  private static final int WORKERS = 4;

  private final Recorder program;
  private final Slice slice;
  private final SplittableRandom random;
  private final Set<Flaw> flaws;
  private final List<Work> atWork = new ArrayList<>();
  private final List<Letter> sent = new ArrayList<>();
  private final List<Plan> plans = new ArrayList<>();
  private final Terms terms;
  private RegionTable table;
  private long kills;
  private long zombies;

  private Chaos(Program program, Tail tail, long seed, long budget, Set<Flaw> flaws) {
    this.terms = new Terms(6, 3, budget);
    this.table = new RegionTable(terms);
    this.program = new Recorder(program);
    this.slice = new Slice(this.program, tail, Explorer.DataRaces.REPORT, trace -> {});
    this.random = new SplittableRandom(seed);
    this.flaws = flaws;
  }

  /** A search of a program to its end. */
  public static Chaos of(Program program, Tail tail, long seed) {
    return of(program, tail, seed, EnumSet.noneOf(Flaw.class));
  }

  /** A search of a program until so many executions count, or to its end. */
  static Chaos within(long budget, Program program, Tail tail, long seed) {
    return ended(new Chaos(program, tail, seed, budget, EnumSet.noneOf(Flaw.class)));
  }

  /** A search that goes wrong. */
  static Chaos of(Program program, Tail tail, long seed, Set<Flaw> flaws) {
    return ended(new Chaos(program, tail, seed, Long.MAX_VALUE, flaws));
  }

  private static Chaos ended(Chaos chaos) {
    while (!chaos.table.isFinished() && !chaos.table.isSpent()) {
      chaos.turn();
    }
    return chaos;
  }

  private void turn() {
    if (atWork.size() < WORKERS && table.ready() > 0 && random.nextInt(2) == 0) {
      begin();
    } else if (!atWork.isEmpty()) {
      end(atWork.remove(random.nextInt(atWork.size())));
    } else if (table.ready() == 0) {
      throw new IllegalStateException("there is nothing to do, and the search is not complete");
    }
    if (random.nextInt(100) == 0) {
      restart();
    }
    if (!sent.isEmpty() && random.nextInt(5) == 0) {
      table.deliver(sent.get(random.nextInt(sent.size())));
    }
  }

  private void begin() {
    for (Lease lease : table.lease("worker", random.nextInt(3))) {
      Lease taken = copy(less(lease));
      int wanted = random.nextInt(3);
      int stop = random.nextInt(20);
      Outcome outcome = slice.run(taken, () -> stop == 0, () -> wanted);
      atWork.add(new Work(taken, outcome, program.take()));
    }
  }

  /** The worker has read only a part of the mail, and has less time. */
  private Lease less(Lease lease) {
    List<Mail> mail = new ArrayList<>(lease.mail());
    if (flaws.contains(Flaw.FINISHED_OVERTAKES_OFFERS)) {
      mail.sort(Comparator.comparing(one -> one instanceof Mail.Offer));
    } else if (random.nextInt(4) == 0) {
      mail = mail.subList(0, random.nextInt(mail.size() + 1));
    }
    return new Lease(
        lease.worker(),
        lease.ticket(),
        lease.region(),
        lease.ancestors(),
        lease.depth(),
        lease.birth(),
        lease.state(),
        mail,
        1 + random.nextLong(lease.quota()));
  }

  private void end(Work work) {
    int fate = random.nextInt(10);
    if (fate < 2) {
      kills++;
      leak(work);
      table.withdraw(work.lease());
    } else if (fate < 3 && table.isValid(work.lease())) {
      zombies++;
      table.withdraw(work.lease());
      atWork.add(work); // it will commit, though somebody else may have the region by then
    } else {
      commit(work);
    }
  }

  private void commit(Work work) {
    Outcome outcome = copy(Commit.of(work.lease(), work.outcome())).outcome();
    try {
      table.commit(work.lease(), flaws.contains(Flaw.OFFERS_ARE_LOST) ? lossy(outcome) : outcome);
      plans.addAll(work.plans());
      sent.addAll(outcome.letters());
    } catch (FencedException e) {
      leak(work);
      if (flaws.contains(Flaw.ZOMBIES_COUNT)) {
        plans.addAll(work.plans());
      }
    }
  }

  /** Letters of a slice that does not count may be under way all the same. */
  private void leak(Work work) {
    for (Letter letter : work.outcome().letters()) {
      if (random.nextBoolean()) {
        table.deliver(letter);
      }
    }
  }

  private Outcome lossy(Outcome outcome) {
    List<Letter> kept = new ArrayList<>(outcome.letters());
    kept.removeIf(letter -> random.nextBoolean());
    return new Outcome(
        outcome.fate(),
        outcome.state(),
        outcome.counts(),
        outcome.findings(),
        outcome.newborns(),
        kept,
        outcome.progress());
  }

  /** Whoever keeps the regions comes back. */
  private void restart() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.save(new StateWriter(bytes));
    table = new RegionTable(terms);
    table.restore(new StateReader(new ByteArrayInputStream(bytes.toByteArray())));
  }

  private static Lease copy(Lease lease) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new OfficeWriter(new StateWriter(bytes)).lease(lease);
    return new OfficeReader(new StateReader(new ByteArrayInputStream(bytes.toByteArray()))).lease();
  }

  private static Commit copy(Commit commit) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new OfficeWriter(new StateWriter(bytes)).commit(commit);
    return new OfficeReader(new StateReader(new ByteArrayInputStream(bytes.toByteArray())))
        .commit();
  }

  /** The executions that count, to be made again. */
  public Strategy committed() {
    return new CommittedPlans(plans);
  }

  /** What is left when the search is complete. */
  public RegionTable table() {
    return table;
  }

  /** How many slices were lost. */
  public long kills() {
    return kills;
  }

  /** How many slices were thought to be lost. */
  public long zombies() {
    return zombies;
  }
}
