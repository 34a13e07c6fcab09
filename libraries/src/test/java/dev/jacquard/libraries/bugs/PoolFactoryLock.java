package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/**
 * POOL-93 and DBCP-44: the pool calls its factory while it holds its own lock. A factory that locks
 * something, as that of DBCP does, meets a thread that holds this and returns an object to the
 * pool.
 */
@FixedBug(
    issue = "https://issues.apache.org/jira/browse/POOL-93",
    library = "commons-pool",
    broken = "1.3",
    fixed = "1.4",
    failure = "deadlock")
@SuppressWarnings({"rawtypes", "unchecked"}) // the versions at hand know no type parameters
final class PoolFactoryLock {
  void run() throws Exception {
    Object registry = new Object();
    GenericObjectPool pool =
        new GenericObjectPool(
            new BasePoolableObjectFactory() {
              @Override
              public Object makeObject() {
                synchronized (registry) {
                  return "made";
                }
              }
            });
    Object borrowed = pool.borrowObject();
    Together.run(
        () -> {
          synchronized (registry) {
            pool.returnObject(borrowed);
          }
        },
        pool::borrowObject);
  }
}
