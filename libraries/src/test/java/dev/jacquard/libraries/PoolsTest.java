package dev.jacquard.libraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.zaxxer.hikari.util.ConcurrentBag;
import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** commons-pool2, and the bag in which HikariCP keeps its connections. */
class PoolsTest {
  private static final class Objects extends BasePooledObjectFactory<Object> {
    @Override
    public Object create() {
      return new Object();
    }

    @Override
    public PooledObject<Object> wrap(Object object) {
      return new DefaultPooledObject<>(object);
    }
  }

  private static GenericObjectPool<Object> poolOfOne() {
    GenericObjectPoolConfig<Object> configuration = new GenericObjectPoolConfig<>();
    configuration.setJmxEnabled(false);
    configuration.setMaxTotal(1);
    return new GenericObjectPool<>(new Objects(), configuration);
  }

  @EveryInterleaving
  void whoWaitsGetsWhatIsReturned() throws Exception {
    GenericObjectPool<Object> pool = poolOfOne();
    Object borrowed = pool.borrowObject();
    Together.run(
        () -> pool.returnObject(borrowed), () -> assertSame(borrowed, pool.borrowObject()));
    assertEquals(1, pool.getNumActive());
  }

  private static final class Entry implements ConcurrentBag.IConcurrentBagEntry {
    private final AtomicInteger state = new AtomicInteger();

    @Override
    public boolean compareAndSet(int expected, int next) {
      return state.compareAndSet(expected, next);
    }

    @Override
    public void setState(int next) {
      state.set(next);
    }

    @Override
    public int getState() {
      return state.get();
    }
  }

  @EveryInterleaving
  void nothingIsLostInABag() throws Exception {
    ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
    Together.run(() -> bag.add(new Entry()), () -> bag.add(new Entry()));
    assertEquals(2, bag.getCount(ConcurrentBag.IConcurrentBagEntry.STATE_NOT_IN_USE));
  }

  @EveryInterleaving
  void anEntryIsReservedOnce() throws Exception {
    ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
    Entry entry = new Entry();
    bag.add(entry);
    AtomicInteger reserved = new AtomicInteger();
    Together.Body reserve = () -> reserved.addAndGet(bag.reserve(entry) ? 1 : 0);
    Together.run(reserve, reserve);
    assertEquals(1, reserved.get());
  }

  @EveryInterleaving
  void anEntryIsRemovedOrBorrowed() throws Exception {
    ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
    Entry entry = new Entry();
    bag.add(entry);
    Together.run(
        () -> {
          if (bag.reserve(entry)) {
            bag.remove(entry);
          }
        },
        () -> {
          Entry borrowed = bag.borrow(1, TimeUnit.NANOSECONDS);
          if (borrowed != null) {
            bag.requite(borrowed);
          }
        });
  }
}
