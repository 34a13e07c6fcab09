package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.check.Interruption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

/** The workers of this machine that a cluster has. */
final class Station {
  private static final long BETWEEN_SIGNS = 200;

  private final Cluster cluster;
  private final Jobs jobs;
  private final Interruption interruption;
  private final Consumer<String> remarks;
  private final List<Attendee> attendees = new ArrayList<>();

  /** A station without workers; what it has to say goes to the user. */
  Station(Cluster cluster, Jobs jobs, Interruption interruption, Consumer<String> remarks) {
    this.cluster = cluster;
    this.jobs = jobs;
    this.interruption = interruption;
    this.remarks = remarks;
  }

  /** Works with so many workers, until there is an interruption or nobody can be reached. */
  void work(int workers) throws LineLostException, InterruptedException {
    String station = UUID.randomUUID().toString();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      Attendee attendee = new Attendee(station, i, cluster.clerk(), jobs, this::isOver, remarks);
      attendees.add(attendee);
      Thread thread = new Thread(attendee, "jacquard-attendee-" + i);
      thread.setDaemon(true);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
    List<String> names = attendees.stream().map(Attendee::name).toList();
    try (Clerk clerk = cluster.clerk()) {
      while (!isOver()) {
        Clerk.Call call = clerk.poll(names);
        for (Attendee attendee : attendees) {
          if (call.wanted() > 0 || call.useless().contains(attendee.name())) {
            attendee.call();
          }
        }
        Thread.sleep(BETWEEN_SIGNS);
      }
    } finally {
      interruption.request();
      attendees.forEach(Attendee::call);
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  private boolean isOver() {
    return interruption.isRequested();
  }
}
