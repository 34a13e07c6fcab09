package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * POOL-147: two threads share the only object of a pool. It is given to a thread that has queued
 * but does not wait yet, which then waits for ever.
 */
@FixedBug(
    issue = "https://issues.apache.org/jira/browse/POOL-147",
    library = "commons-pool",
    broken = "1.5.1",
    fixed = "1.5.2",
    failure = "deadlock")
@SuppressWarnings({"rawtypes", "unchecked"}) // the versions at hand know no type parameters
final class PoolLostWakeUp {
  void run() throws Exception {
    GenericObjectPool pool =
        new GenericObjectPool(
            new BasePoolableObjectFactory() {
              @Override
              public Object makeObject() {
                return "made";
              }
            });
    pool.setMaxActive(1);
    Together.run(() -> use(pool), () -> use(pool));
  }

  private static void use(GenericObjectPool pool) throws Exception {
    pool.returnObject(pool.borrowObject());
  }
}
