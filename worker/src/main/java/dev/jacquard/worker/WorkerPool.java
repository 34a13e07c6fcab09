package dev.jacquard.worker;

import java.io.IOException;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Worker JVMs that answer side by side: as many as are asked at the same time, up to a limit, above
 * which requests wait for each other. A worker is started when it is needed, serves one request
 * after the other, and is replaced when it is lost. For any number of threads.
 */
public final class WorkerPool implements AutoCloseable {
  /** Room for a worker, and the one that is there. */
  private record Place(int number, Optional<Present> present) {}

  private record Present(WorkerKind kind, Worker worker) {
    boolean fits(WorkerKind wanted) {
      return kind.equals(wanted) && worker.isUsable();
    }
  }

  private final Worker.Starter starter;
  private final List<Place> free = new ArrayList<>();
  private final List<Worker> busy = new ArrayList<>();
  private boolean interrupted;

  /** A pool of so many workers at most, none of which is started yet. */
  public WorkerPool(int most) {
    this(most, WorkerKind::start);
  }

  /** Room for one worker, with a number that tells it from those in other pools. */
  public static WorkerPool ofOne(int number) {
    WorkerPool pool = new WorkerPool(0);
    pool.free.add(new Place(number, Optional.empty()));
    return pool;
  }

  /** The same with workers of another sort. */
  WorkerPool(int most, Worker.Starter starter) {
    this.starter = starter;
    for (int number = 0; number < most; number++) {
      free.add(new Place(number, Optional.empty()));
    }
  }

  /**
   * Has a worker of a kind answer.
   *
   * @param progress is told now and then how far the worker has come
   * @throws LostWorkerException if there is no answer; another worker will answer the next request
   */
  public Serializable ask(
      WorkerKind kind, Serializable request, Duration timeout, Consumer<String> progress)
      throws IOException, InterruptedException, LostWorkerException {
    Place place = take(kind);
    Optional<Present> present = Optional.empty();
    try {
      present = Optional.of(present(kind, place));
      begin(present.get().worker());
      return present.get().worker().ask(request, timeout, progress);
    } finally {
      giveBack(new Place(place.number(), present));
    }
  }

  /** The place whose worker fits, or else one without a worker; the last that was used first. */
  private synchronized Place take(WorkerKind kind) throws InterruptedException {
    while (free.isEmpty()) {
      wait();
    }
    for (int i = free.size() - 1; i >= 0; i--) {
      if (free.get(i).present().filter(present -> present.fits(kind)).isPresent()) {
        return free.remove(i);
      }
    }
    return free.remove(0);
  }

  private Present present(WorkerKind kind, Place place) throws IOException {
    Optional<Present> fitting = place.present().filter(present -> present.fits(kind));
    if (fitting.isPresent()) {
      return fitting.get();
    }
    place.present().ifPresent(present -> present.worker().close());
    return new Present(kind, starter.start(kind, place.number()));
  }

  private synchronized void begin(Worker worker) {
    busy.add(worker);
    if (interrupted) {
      worker.interrupt();
    }
  }

  /** Places with a worker stand behind those without one, the last that was used at the end. */
  private synchronized void giveBack(Place place) {
    place.present().ifPresent(present -> busy.remove(present.worker()));
    free.add(place.present().isPresent() ? free.size() : 0, place);
    notifyAll();
  }

  /** Asks all workers, now and later, to come to an end with what they know. */
  public synchronized void interrupt() {
    interrupted = true;
    busy.forEach(Worker::interrupt);
  }

  /** Asks those that are at work, but none later, to come to an end with what they know. */
  public synchronized void nudge() {
    busy.forEach(Worker::interrupt);
  }

  /** Ends the workers; nobody may be waiting for an answer. */
  @Override
  public synchronized void close() {
    free.forEach(place -> place.present().ifPresent(present -> present.worker().close()));
    free.replaceAll(place -> new Place(place.number(), Optional.empty()));
  }
}
