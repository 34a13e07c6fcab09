package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A cache; the broken one does not look again when it has the lock for writing. */
public class ReadWriteCache {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  final Map<String, Object> values = new HashMap<>();
  private int loads;

  Object get(String key) {
    lock.readLock().lock();
    try {
      Object value = values.get(key);
      if (value != null) {
        return value;
      }
    } finally {
      lock.readLock().unlock();
    }
    return load(key);
  }

  Object load(String key) {
    lock.writeLock().lock();
    try {
      Object value = lookAgain(key);
      if (value == null) {
        value = new Object();
        loads++;
        values.put(key, value);
      }
      return value;
    } finally {
      lock.writeLock().unlock();
    }
  }

  Object lookAgain(String key) {
    return values.get(key);
  }

  private static final class Broken extends ReadWriteCache {
    @Override
    Object lookAgain(String key) {
      return null;
    }
  }

  private static String test(ReadWriteCache cache) throws InterruptedException {
    Object[] got = new Object[2];
    Run.both(() -> got[0] = cache.get("a"), () -> got[1] = cache.load("a"));
    Claim.that(got[0] == got[1], "two values for one key");
    return "" + cache.loads;
  }

  @Expect(outcomes = "1", deep = false, reason = "about the cache, not about its lock")
  public static String correct() throws Exception {
    return test(new ReadWriteCache());
  }

  @Expect(
      failures = "assertion",
      first = true,
      deep = false,
      reason = "about the cache, not about its lock")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
