package dev.jacquard.check.crew;

import dev.jacquard.check.NotShareableException;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
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

  /** What was learned of the program in another process. */
  private record Learned(Observed words, String sentence) implements Discovery {
    @Override
    public Settings in(Settings settings) {
      return settings.learned(words);
    }
  }

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
    throw thrown(reply);
  }

  private static RuntimeException thrown(SliceReply reply) {
    if (reply instanceof SliceReply.Learned more) {
      return new Restart(new Learned(Observed.parse(more.words()), more.sentence()), 0);
    }
    if (reply instanceof SliceReply.Diverged parted) {
      return new DivergenceException(parted.step(), new Difference.Told(parted.sentence()));
    }
    if (reply instanceof SliceReply.Blocked outside) {
      return new BlockedException(outside.sentence());
    }
    if (reply instanceof SliceReply.OutOfControl out) {
      return new NotControllableException(out.sentence());
    }
    if (reply instanceof SliceReply.NotShared nameless) {
      return new NotShareableException(nameless.sentence());
    }
    return new IllegalStateException(((SliceReply.Bug) reply).description());
  }

  @Override
  public void call() {
    place.nudge();
  }
}
