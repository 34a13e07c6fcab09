package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Counts;
import dev.jacquard.cluster.office.Fate;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Newborn;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.cluster.office.Progress;
import dev.jacquard.cluster.office.RegionId;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.tree.RegionDpor;
import dev.jacquard.explore.tree.Share;
import dev.jacquard.explore.tree.SparePart;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A slice that is under way, execution by execution. */
public final class Work {
  /** So many regions are cut for each worker that has none, if there is so much to cut. */
  private static final int MOST_FOR_ONE = 50;

  /** So many letters are sent before there are more. */
  private static final int MOST_LETTERS = 10_000;

  private static final byte[] NOTHING = {};

  private final Program program;
  private final Explorer.DataRaces dataRaces;
  private final RaceDetector detector = new RaceDetector();
  private final Consumer<Trace> listener;
  private final Lease lease;
  private final RegionDpor search;
  private final Post post;
  private final Tally tally = new Tally();
  private final Failures failures;

  Work(
      Program program,
      Explorer.DataRaces dataRaces,
      Consumer<Trace> listener,
      Lease lease,
      RegionDpor search,
      Post post) {
    this.program = program;
    this.dataRaces = dataRaces;
    this.listener = listener;
    this.lease = lease;
    this.search = search;
    this.post = post;
    this.failures = new Failures(program);
  }

  /** Makes one execution; false if the quota is used, or nothing waits, or there is much mail. */
  public boolean advance() {
    if (tally.runs() >= lease.quota() || post.letters().size() >= MOST_LETTERS) {
      return false;
    }
    Optional<Plan> plan = search.next();
    if (plan.isEmpty()) {
      return false;
    }
    Trace trace = program.run(plan.get());
    listener.accept(trace);
    List<Finding> failing = dataRaces.findings(trace, dataRaces.in(trace, detector));
    tally.count(trace, plan.get().replayed(), types(failing));
    failures.learn(trace, failing);
    search.learn(trace);
    return true;
  }

  private static Set<Failure.Type> types(List<Finding> failing) {
    Set<Failure.Type> types = EnumSet.noneOf(Failure.Type.class);
    failing.forEach(finding -> types.add(finding.failure().type()));
    return types;
  }

  /** How many executions there were. */
  public long runs() {
    return tally.runs();
  }

  /** Whether there is something to cut for others. */
  public boolean canGive() {
    return !search.spare(1).isEmpty();
  }

  /**
   * What came of it; to be asked once.
   *
   * @param wanted how many regions others would take
   * @throws NotSharedException if it is about something that has no name
   */
  public Outcome end(int wanted) {
    List<Newborn> newborns = cut(wanted);
    Fate fate = search.isOpen() ? Fate.OPEN : search.isFinished() ? Fate.FINISHED : Fate.QUIET;
    byte[] state = fate == Fate.FINISHED ? NOTHING : Bytes.of(program, search::save);
    return new Outcome(
        fate,
        state,
        Counts.of(tally),
        failures.found(),
        newborns,
        post.letters(),
        progress(search.share()));
  }

  private List<Newborn> cut(int wanted) {
    List<Newborn> newborns = new ArrayList<>();
    if (wanted > 0) {
      int most = (int) Math.min(Integer.MAX_VALUE, (long) MOST_FOR_ONE * wanted);
      for (SparePart part : search.spare(most)) {
        RegionId id = new RegionId(lease.ticket(), newborns.size());
        newborns.add(new Newborn(id, part.depth(), Bytes.of(program, part::save)));
        search.giveAway(part, id.toString());
      }
    }
    return newborns;
  }

  private static Progress progress(Share share) {
    Map<RegionId, Double> away = new HashMap<>();
    share.away().forEach((name, weight) -> away.put(RegionId.parse(name), weight));
    return new Progress(share.own(), away);
  }
}
