package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.Task;
import dev.jacquard.broker.desk.Trouble;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.check.crew.Hand;
import dev.jacquard.check.crew.Problem;
import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.Lease;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** One worker of a cluster: takes what the desk gives, and brings back what came of it. */
final class Attendee implements Runnable {
  private static final long PAUSE = 100;

  /** Whoever loses so many workers in a row at one region will not get through it. */
  private static final int MOST_LOSSES = 5;

  private final String name;
  private final int number;
  private final Clerk clerk;
  private final Jobs jobs;
  private final BooleanSupplier over;
  private final Consumer<String> remarks;
  private volatile Jobs.Job job;
  private int losses;

  /** A worker with a number that tells it from others of its station. */
  Attendee(
      String station,
      int number,
      Clerk clerk,
      Jobs jobs,
      BooleanSupplier over,
      Consumer<String> remarks) {
    this.name = station + "-" + number;
    this.number = number;
    this.clerk = clerk;
    this.jobs = jobs;
    this.over = over;
    this.remarks = remarks;
  }

  String name() {
    return name;
  }

  /** Asks it to end what it is at and to give away what it can; for other threads. */
  void call() {
    Jobs.Job present = job;
    if (present != null) {
      present.hand().call();
    }
  }

  @Override
  public void run() {
    try (clerk) {
      while (!over.getAsBoolean()) {
        Optional<Task> task = clerk.work(name);
        if (task.isPresent()) {
          take(task.get());
        } else {
          Thread.sleep(PAUSE);
        }
      }
    } catch (LineLostException lost) {
      remarks.accept("a worker ends: " + lost.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      leave();
    }
  }

  private void leave() {
    if (job != null) {
      job.close();
      job = null;
    }
  }

  private void take(Task task) throws LineLostException, InterruptedException {
    try {
      if (job == null || !job.life().equals(task.life())) {
        leave();
        job = jobs.job(number, task, clerk);
      }
      for (Lease lease : task.leases()) {
        if (over.getAsBoolean() || !explored(task, lease)) {
          clerk.lost(name);
          return;
        }
      }
    } catch (IOException | RuntimeException thrown) { // those who want the search shall know
      Problem problem = Problem.of(thrown);
      clerk.trouble(
          task.run(),
          new Trouble(problem.kind().name(), problem.step(), problem.text(), problem.learned()));
    }
  }

  /** False if the worker was lost with what it did. */
  private boolean explored(Task task, Lease lease) throws LineLostException, InterruptedException {
    Hand.Deed deed = job.hand().explore(lease);
    if (deed.outcome().isPresent()) {
      losses = 0;
      clerk.commit(task.run(), Commit.of(lease, deed.outcome().get()), deed.notable());
      return true;
    }
    losses++;
    if (losses >= MOST_LOSSES) {
      losses = 0;
      clerk.trouble(
          task.run(),
          new Trouble(
              Problem.Kind.OUT_OF_CONTROL.name(),
              0,
              "worker JVMs ended one after the other, so nothing is known; the last time "
                  + deed.loss(),
              ""));
    }
    return false;
  }
}
