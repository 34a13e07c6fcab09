package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/**
 * Connections, guarded by a semaphore with as many permits; the broken one gives the permit back
 * before the connection.
 */
public class ConnectionPool {
  final Semaphore permits = new Semaphore(1);
  private final Deque<String> connections = new ArrayDeque<>();

  ConnectionPool() {
    connections.add("connection");
  }

  String acquire() throws InterruptedException {
    permits.acquire();
    synchronized (this) {
      return connections.remove();
    }
  }

  void release(String connection) {
    put(connection);
    permits.release();
  }

  synchronized void put(String connection) {
    connections.add(connection);
  }

  private static final class Broken extends ConnectionPool {
    @Override
    void release(String connection) {
      permits.release();
      put(connection);
    }
  }

  private static String test(ConnectionPool pool) throws InterruptedException {
    Runnable user = Run.unchecked(() -> pool.release(pool.acquire()));
    Run.both(user, user);
    return "used";
  }

  @Expect(outcomes = "used", deep = false, reason = "about the pool, not about its semaphore")
  public static String correct() throws Exception {
    return test(new ConnectionPool());
  }

  @Expect(
      outcomes = "used",
      failures = "exception",
      deep = false,
      reason = "about the pool, not about its semaphore")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
