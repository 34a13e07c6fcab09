package dev.jacquard.check.crew;

import dev.jacquard.cluster.office.Lease;
import dev.jacquard.worker.LostWorkerException;
import dev.jacquard.worker.WorkerKind;
import dev.jacquard.worker.WorkerPool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/** A worker JVM, or another one after it. */
final class WorkerHand implements Hand {
  /** What a program may take is the business of the patience. */
  private static final Duration NO_END = Duration.ofDays(10_000);

  private final WorkerPool place;
  private final WorkerKind kind;
  private final SliceRequest.Subject subject;
  private final String learned;

  /** A hand, with room for the worker. */
  WorkerHand(WorkerPool place, WorkerKind kind, SliceRequest.Subject subject, String learned) {
    this.place = place;
    this.kind = kind;
    this.subject = subject;
    this.learned = learned;
  }

  @Override
  public Deed explore(Lease lease) throws InterruptedException {
    SliceRequest request = new SliceRequest(subject, learned, Messages.bytes(lease));
    SliceReply reply;
    try {
      reply = (SliceReply) place.ask(kind, request, NO_END, note -> {});
    } catch (LostWorkerException lost) {
      return Deed.lost(lost.getMessage());
    } catch (IOException trouble) {
      throw new UncheckedIOException("cannot start a JVM for the program", trouble);
    }
    if (reply instanceof SliceReply.Done done) {
      return Deed.of(Messages.commit(done.commit()).outcome(), done.notable());
    }
    throw ((Problem) reply).exception(learned);
  }

  @Override
  public void call() {
    place.nudge();
  }
}
