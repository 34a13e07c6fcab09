package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** The permit is given back before the connection: who acquires it finds none. */
class ConnectionPool {
  private final Semaphore permits = new Semaphore(1);
  private final ConcurrentLinkedQueue<String> idle = new ConcurrentLinkedQueue<>();

  void query() {
    permits.acquireUninterruptibly();
    String connection = idle.poll();
    assertNotNull(connection, "no connection for a permit");
    permits.release();
    idle.add(connection);
  }

  @EveryInterleaving
  void aPermitIsAConnection() throws InterruptedException {
    idle.add("connection");
    Thread ada = new Thread(this::query, "ada");
    Thread ben = new Thread(this::query, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
  }
}
