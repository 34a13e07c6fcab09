package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadPoolExecutor.AbortPolicy;
import java.util.concurrent.ThreadPoolExecutor.CallerRunsPolicy;
import java.util.concurrent.ThreadPoolExecutor.DiscardOldestPolicy;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;

/**
 * What is inside of a pool, as numbers that are the same in all runs: all that decides what becomes
 * of a call, and what the pool is like behind it. How many tasks it has completed decides nothing;
 * whoever looks at that learns more than is told here.
 */
@Tells("it is what the state of a pool tells")
final class PoolContent {
  private static final int NONE = -1;
  private static final int CODES = 3;
  private static final int SETTINGS = 31;

  private PoolContent() {}

  /** A number for all that is inside; negative if there is none. */
  static int of(Execution execution, Pool pool) {
    if (pool.delayed != null) {
      return NONE; // it is a matter of time as well
    }
    int settings = settings(execution, pool);
    if (settings < 0) {
      return NONE;
    }
    List<Object> things = new ArrayList<>();
    List<Long> numbers = new ArrayList<>();
    numbers.add((long) settings);
    numbers.add((long) pool.fields.phase());
    numbers.add((long) pool.fields.count());
    pool.tell(numbers, things);
    return execution.recording().content(longs(numbers), things.toArray());
  }

  /** A number for what is fixed when the first thread is made. */
  private static int settings(Execution execution, Pool pool) {
    Object handler = pool.fields.handler();
    int policy = policy(handler.getClass());
    long[] numbers = {
      policy,
      pool.fields.core(),
      pool.fields.maximum(),
      pool.fields.keepAlive(),
      pool.fields.coreTimesOut() ? 1 : 0
    };
    return execution
        .recording()
        .content(numbers, new Object[] {pool.fields.factory(), policy < 0 ? handler : null});
  }

  /** A number for a handler of which there is one as good as another. */
  private static int policy(Class<?> handler) {
    if (handler == AbortPolicy.class) {
      return 0;
    }
    if (handler == CallerRunsPolicy.class) {
      return 1;
    }
    if (handler == DiscardPolicy.class) {
      return 2;
    }
    return handler == DiscardOldestPolicy.class ? 3 : NONE;
  }

  /**
   * What a call on a pool gives back: how it went, some objects, and the settings of the pool, by
   * which its caller goes on.
   */
  static long result(Execution execution, Pool pool, int code, Object... given) {
    long things = given.length == 0 ? 0 : execution.recording().content(new long[0], given) + 1L;
    return (things << SETTINGS | settings(execution, pool) & 0x7FFF_FFFFL) << CODES | code;
  }

  private static long[] longs(List<Long> numbers) {
    long[] all = new long[numbers.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = numbers.get(i);
    }
    return all;
  }
}
