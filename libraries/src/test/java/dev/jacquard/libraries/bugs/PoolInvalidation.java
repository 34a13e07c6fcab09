package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * POOL-149: a thread waits for the only object of a pool. The one that has it gives it up as
 * unusable, which makes room for a new object, but nobody tells the thread that waits.
 */
@FixedBug(
    issue = "https://issues.apache.org/jira/browse/POOL-149",
    library = "commons-pool",
    broken = "1.5.2",
    fixed = "1.5.3",
    failure = "deadlock")
@SuppressWarnings({"rawtypes", "unchecked"}) // the versions at hand know no type parameters
final class PoolInvalidation {
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
    pool.invalidateObject(pool.borrowObject());
  }
}
