package dev.jacquard.check.crew;

import dev.jacquard.check.Crew;
import dev.jacquard.cluster.office.FencedException;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.MemoryOffice;
import dev.jacquard.cluster.office.RegionTable;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A search in regions that the hands of a crew share, in this process: each takes what is ready,
 * and when one has nothing to do the others are asked to give something away. Used once.
 */
final class SharedSearch {
  /** How long nobody looks, in milliseconds, whether somebody waits for work. */
  private static final long BETWEEN_LOOKS = 5;

  /** Whoever loses so many hands in a row at one region will not get through it. */
  private static final int MOST_LOSSES = 5;

  private final List<? extends Hand> hands;
  private final OnFailure onFailure;
  private final MemoryOffice office;
  private final Budget budget;
  private final long end;
  private final Set<String> notable = new LinkedHashSet<>();
  private final Losses losses = new Losses(MOST_LOSSES);
  private Optional<Throwable> thrown = Optional.empty();
  private int atWork;

  SharedSearch(List<? extends Hand> hands, Budget budget, long begin, OnFailure onFailure) {
    this.hands = hands;
    this.budget = budget;
    this.onFailure = onFailure;
    this.office =
        new MemoryOffice(
            new Terms(Terms.DEFAULT.slice(), Terms.DEFAULT.batch(), budget.executions()));
    this.end = begin + budget.time().toNanos();
  }

  Crew.Share explore(Supervisor supervisor) {
    List<Thread> threads = new ArrayList<>();
    atWork = hands.size();
    for (int i = 0; i < hands.size(); i++) {
      Hand hand = hands.get(i);
      String name = "worker " + (i + 1);
      Thread thread = new Thread(() -> work(name, hand), "jacquard-crew-" + (i + 1));
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    Optional<Limit> limit = Optional.empty();
    try {
      limit = watch(supervisor);
    } catch (InterruptedException e) {
      threads.forEach(Thread::interrupt);
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while others explore", e);
    }
    return share(limit);
  }

  /** Until nobody is at work any more. */
  private synchronized Optional<Limit> watch(Supervisor supervisor) throws InterruptedException {
    Optional<Limit> limit = Optional.empty();
    while (atWork > 0) {
      wait(BETWEEN_LOOKS);
      if (limit.isEmpty() && !office.isOver()) {
        limit = limit(supervisor);
        limit.ifPresent(reached -> office.stop());
      }
      if (office.isOver() || office.wanted() > 0) {
        hands.forEach(Hand::call);
      }
    }
    return limit;
  }

  private Optional<Limit> limit(Supervisor supervisor) {
    if (System.nanoTime() - end > 0) {
      return Optional.of(Limit.ofTime(budget));
    }
    return supervisor.goOn(tally(), this::estimate)
        ? Optional.empty()
        : Optional.of(Limit.INTERRUPTED);
  }

  private void work(String name, Hand hand) {
    try {
      while (!office.isOver()) {
        List<Lease> leases = office.lease(name);
        if (leases.isEmpty()) {
          pause();
        }
        for (Lease lease : leases) {
          if (!office.isOver() && !take(lease, hand.explore(lease))) {
            office.lose(name);
            break;
          }
        }
      }
    } catch (Throwable problem) { // is thrown again by the thread that waits
      end(Optional.of(problem));
      return;
    }
    end(Optional.empty());
  }

  private synchronized void pause() throws InterruptedException {
    wait(BETWEEN_LOOKS);
  }

  /** False if the hand was lost. */
  private synchronized boolean take(Lease lease, Hand.Deed deed) {
    notable.addAll(deed.notable());
    if (deed.outcome().isEmpty()) {
      losses.add(lease.region(), deed.loss());
    } else {
      try {
        office.commit(lease, deed.outcome().get());
        losses.forget(lease.region());
      } catch (FencedException impossible) {
        throw new IllegalStateException(impossible); // nobody takes a lease from a hand at work
      }
      if (onFailure == OnFailure.STOP && !deed.outcome().get().findings().isEmpty()) {
        office.stop();
      }
    }
    notifyAll();
    return deed.outcome().isPresent();
  }

  private synchronized void end(Optional<Throwable> problem) {
    thrown = thrown.or(() -> problem);
    problem.ifPresent(any -> office.stop());
    atWork--;
    notifyAll();
  }

  private Tally tally() {
    return office.look(RegionTable::counts).tally();
  }

  private Optional<Estimate> estimate() {
    return office.look(
        table ->
            table.share() > 0 && table.counts().executions() > 0
                ? Optional.of(Estimate.byShare(table.share(), table.counts().executions()))
                : Optional.empty());
  }

  private synchronized Crew.Share share(Optional<Limit> ended) {
    List<Limit> limits = new ArrayList<>();
    thrown.ifPresent(problem -> limits.add(blocked(problem)));
    ended.ifPresent(limits::add);
    if (!office.look(RegionTable::isFinished)) {
      if (office.look(RegionTable::isSpent)) {
        limits.add(Limit.ofExecutions(budget));
      }
      requireReason(limits);
    }
    return new Crew.Share(
        Executions.of(office.look(RegionTable::findings), notable),
        Notes.signs(notable),
        tally(),
        limits,
        estimate());
  }

  /** Whatever is not complete says why. */
  private void requireReason(List<Limit> limits) {
    boolean failed = !office.look(RegionTable::findings).isEmpty();
    if (limits.isEmpty() && !(failed && onFailure == OnFailure.STOP)) {
      throw new IllegalStateException("a shared search ended before it was complete");
    }
  }

  /** An execution that would wait for ever is a limit; all else is thrown as by one of ours. */
  private static Limit blocked(Throwable problem) {
    if (problem instanceof BlockedException outside) {
      return new Limit(Limit.Cause.BLOCKED, outside.getMessage());
    }
    if (problem instanceof RuntimeException exception) {
      throw exception;
    }
    if (problem instanceof Error error) {
      throw error;
    }
    throw new IllegalStateException(problem);
  }
}
