package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Counts;
import dev.jacquard.cluster.office.Fate;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Mail;
import dev.jacquard.cluster.office.Newborn;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.cluster.office.Progress;
import dev.jacquard.cluster.office.RegionId;
import dev.jacquard.explore.tree.OfferedSteps;
import dev.jacquard.explore.tree.RegionDpor;
import dev.jacquard.explore.tree.Share;
import dev.jacquard.explore.tree.SpareLeaf;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * A slice of work on a region: executions until nothing waits, the quota is used, somebody wants a
 * part of what waits, or it is stopped.
 *
 * <p>For one lease after the other; not thread-safe. What the program throws passes through, and
 * the lease has come to nothing.
 */
public final class Slice {
  /** So many regions are cut for each worker that has none, if there is so much to cut. */
  private static final int MOST_FOR_ONE = 50;

  /** At first it is asked often who wants something, then after so many executions. */
  private static final int POLL = 16;

  private final Program program;
  private final Tail tail;
  private final RaceLook races;
  private final Consumer<Trace> listener;

  /**
   * Slices for one program.
   *
   * @param dataRaces whether a data race is a failure
   * @param listener is told each trace, before it is known whether it will count
   */
  public Slice(Program program, Tail tail, boolean dataRaces, Consumer<Trace> listener) {
    this.program = program;
    this.tail = tail;
    this.races = new RaceLook(dataRaces);
    this.listener = listener;
  }

  /**
   * Works on a region.
   *
   * @param stop whether to end after the execution at hand
   * @param wanted how many regions others would take now; asked often
   * @throws NotSharedException if what came of it is about something that has no name
   */
  public Outcome run(Lease lease, BooleanSupplier stop, IntSupplier wanted) {
    Post post = new Post(program, lease);
    RegionDpor search = restored(lease, post);
    Tally tally = new Tally();
    Failures failures = new Failures(program);
    boolean asked = false;
    while (tally.runs() < lease.quota() && !stop.getAsBoolean() && !asked) {
      Optional<Plan> plan = search.next();
      if (plan.isEmpty()) {
        break;
      }
      Trace trace = program.run(plan.get());
      listener.accept(trace);
      List<DataRace> found = races.in(trace);
      tally.count(trace, plan.get().replayed(), !found.isEmpty());
      failures.learn(trace, found);
      search.learn(trace);
      asked = isPoll(tally.runs()) && wanted.getAsInt() > 0 && !search.spare(1).isEmpty();
    }
    List<Newborn> newborns = cut(lease, search, wanted.getAsInt());
    return outcome(search, tally, failures, newborns, post);
  }

  private static boolean isPoll(long runs) {
    return runs % POLL == 0 || Long.bitCount(runs) == 1;
  }

  private RegionDpor restored(Lease lease, Post post) {
    RegionDpor search =
        lease.birth().length == 0
            ? RegionDpor.whole(tail)
            : RegionDpor.below(Bytes.reader(program, lease.birth()), tail, post);
    if (lease.state().length > 0) {
      search.restore(Bytes.reader(program, lease.state()));
    }
    for (Mail mail : lease.mail()) {
      if (mail instanceof Mail.Offer offer) {
        OfferedSteps steps = OfferedSteps.restored(Bytes.reader(program, offer.steps()));
        search.receive(offer.via().toString(), offer.depth(), steps);
      } else {
        search.finish(((Mail.Finished) mail).region().toString());
      }
    }
    return search;
  }

  private List<Newborn> cut(Lease lease, RegionDpor search, int wanted) {
    List<Newborn> newborns = new ArrayList<>();
    if (wanted > 0) {
      int most = (int) Math.min(Integer.MAX_VALUE, (long) MOST_FOR_ONE * wanted);
      for (SpareLeaf leaf : search.spare(most)) {
        RegionId id = new RegionId(lease.ticket(), newborns.size());
        newborns.add(new Newborn(id, leaf.depth(), Bytes.of(program, leaf::save)));
        search.giveAway(leaf, id.toString());
      }
    }
    return newborns;
  }

  private Outcome outcome(
      RegionDpor search, Tally tally, Failures failures, List<Newborn> newborns, Post post) {
    Fate fate = search.isOpen() ? Fate.OPEN : search.isFinished() ? Fate.FINISHED : Fate.QUIET;
    byte[] state = fate == Fate.FINISHED ? new byte[0] : Bytes.of(program, search::save);
    return new Outcome(
        fate,
        state,
        Counts.of(tally),
        failures.found(),
        newborns,
        post.letters(),
        progress(search.share()));
  }

  private static Progress progress(Share share) {
    Map<RegionId, Double> away = new HashMap<>();
    share.away().forEach((name, weight) -> away.put(RegionId.parse(name), weight));
    return new Progress(share.own(), away);
  }
}
