package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Mail;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OfferedSteps;
import dev.jacquard.explore.tree.RegionDpor;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.trace.Trace;
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
  /** It is asked for the first time after so many executions: less is not worth a message. */
  private static final int FIRST_POLL = 8;

  /** Then at every power of two, and at last each time after so many executions. */
  private static final int POLL = 32;

  private final Program program;
  private final Tail tail;
  private final Explorer.DataRaces dataRaces;
  private final Consumer<Trace> listener;

  /**
   * Slices for one program.
   *
   * @param dataRaces whether a data race is a failure, and anything else
   * @param listener is told each trace, before it is known whether it will count
   */
  public Slice(Program program, Tail tail, Explorer.DataRaces dataRaces, Consumer<Trace> listener) {
    this.program = program;
    this.tail = tail;
    this.dataRaces = dataRaces;
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
    Work work = begin(lease);
    boolean asked = false;
    while (!stop.getAsBoolean() && !asked && work.advance()) {
      asked = isPoll(work.runs()) && wanted.getAsInt() > 0 && work.canGive();
    }
    return work.end(wanted.getAsInt());
  }

  /** Whether it is time to ask whether somebody wants something. */
  public static boolean isPoll(long runs) {
    return runs % POLL == 0 || (runs >= FIRST_POLL && Long.bitCount(runs) == 1);
  }

  /** The same, for somebody who says after each execution how it goes on. */
  public Work begin(Lease lease) {
    Post post = new Post(program, lease);
    return new Work(program, dataRaces, listener, lease, restored(lease, post), post);
  }

  private RegionDpor restored(Lease lease, Post post) {
    RegionDpor search = atTheEndOfTheLastSlice(lease, post);
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

  private RegionDpor atTheEndOfTheLastSlice(Lease lease, Post post) {
    StateReader birth = Bytes.reader(program, lease.birth());
    boolean first = lease.birth().length == 0;
    if (lease.state().length == 0) {
      return first ? RegionDpor.whole(tail) : RegionDpor.begun(birth, tail, post);
    }
    RegionDpor search = first ? RegionDpor.whole(tail) : RegionDpor.below(birth, tail, post);
    search.restore(Bytes.reader(program, lease.state()));
    return search;
  }
}
