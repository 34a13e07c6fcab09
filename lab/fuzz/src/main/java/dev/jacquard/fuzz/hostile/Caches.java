package dev.jacquard.fuzz.hostile;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** State of classes and of the JDK: who is first, and what is left for the others. */
public final class Caches {
  private Caches() {}

  private static final ConcurrentHashMap<String, Object> CACHE = new ConcurrentHashMap<>();
  private static volatile Object single;
  private static int initialisations;
  private static String lastName = "";

  private static final class Holder {
    static final int NUMBER = ++initialisations;

    static int number() {
      return NUMBER;
    }
  }

  private static final class Second {
    static final int NUMBER = ++initialisations;

    static int number() {
      return NUMBER;
    }
  }

  private static final class Failing {
    static int number() {
      return 1;
    }

    static {
      if (initialisations >= 0) {
        throw new IllegalStateException("never");
      }
    }
  }

  private static final class Looking {
    static final AtomicInteger SHARED = new AtomicInteger();

    private static final class Inner {
      static final int FOUND = SHARED.get();

      static int found() {
        return FOUND;
      }
    }
  }

  private static final class Named {
    static final String BY = Thread.currentThread().getName();

    static String by() {
      return BY;
    }
  }

  public static String orderOfInitialisation() {
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(() -> one.add(Holder.number()), () -> two.add(Second.number()));
    return one + " " + two;
  }

  public static String initialiserThatLooks() {
    Seen seen = new Seen();
    Threads.run(() -> Looking.SHARED.set(1), () -> seen.add(Looking.Inner.found()));
    return seen + "" + Looking.Inner.found();
  }

  public static String initialiserSeesWhoRunsIt() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> {
          Thread.currentThread().setName("one");
          number.set(1);
          Named.by();
        },
        () -> {
          Thread.currentThread().setName("two");
          seen.add(number.get());
          Named.by();
        });
    return seen + Named.by();
  }

  public static String initialiserThatFails() {
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(() -> one.add(failing()), () -> two.add(failing()));
    return one + " " + two;
  }

  private static String failing() {
    try {
      return "" + Failing.number();
    } catch (LinkageError e) {
      return e.getClass().getSimpleName();
    }
  }

  public static String lazySingleton() {
    AtomicReference<Object> mine = new AtomicReference<>();
    Seen seen = new Seen();
    Threads.run(
        () -> mine.set(instance()), () -> seen.add(instance() == mine.get() ? "same" : "other"));
    return seen.words;
  }

  private static Object instance() {
    if (single == null) {
      synchronized (Caches.class) {
        if (single == null) {
          single = new Object();
        }
      }
    }
    return single;
  }

  public static String racyCache() {
    AtomicInteger misses = new AtomicInteger();
    Threads.run(
        () ->
            CACHE.computeIfAbsent(
                "key",
                key -> {
                  misses.incrementAndGet();
                  return new Object();
                }),
        () -> {
          if (CACHE.get("key") == null) {
            misses.addAndGet(10);
          }
        });
    return "" + misses.get() + CACHE.size();
  }

  public static String staticField() {
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (CACHE) {
            lastName = lastName + "a";
          }
        },
        () -> {
          synchronized (CACHE) {
            lastName = lastName + "b";
          }
        },
        () -> {
          synchronized (CACHE) {
            seen.add(lastName);
          }
        });
    return seen.words;
  }

  public static String systemProperties() {
    Seen seen = new Seen();
    Threads.run(
        () -> System.setProperty("jacquard.hostile", "set"),
        () -> seen.add(System.getProperty("jacquard.hostile", "none")));
    System.clearProperty("jacquard.hostile");
    return seen.words;
  }

  public static String integerProperties() {
    Seen seen = new Seen();
    System.clearProperty("jacquard.hostile.number");
    Threads.run(
        () -> System.setProperty("jacquard.hostile.number", "7"),
        () -> seen.add(Integer.getInteger("jacquard.hostile.number", 1)));
    System.clearProperty("jacquard.hostile.number");
    return seen.words;
  }

  public static String defaultLocale() {
    Locale before = Locale.getDefault();
    Seen seen = new Seen();
    Threads.run(
        () -> Locale.setDefault(Locale.FRANCE),
        () -> seen.add(Locale.getDefault() == Locale.FRANCE));
    Locale.setDefault(before);
    return seen.words;
  }

  public static String defaultZone() {
    TimeZone before = TimeZone.getDefault();
    Seen seen = new Seen();
    Threads.run(
        () -> TimeZone.setDefault(TimeZone.getTimeZone("GMT+3")),
        () -> seen.add(TimeZone.getDefault().getRawOffset() == 3 * 3600 * 1000));
    TimeZone.setDefault(before);
    return seen.words;
  }

  public static String defaultHandler() {
    Seen seen = new Seen();
    Threads.run(
        () -> Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {}),
        () -> seen.add(Thread.getDefaultUncaughtExceptionHandler() == null));
    Thread.setDefaultUncaughtExceptionHandler(null);
    return seen.words;
  }

  public static String weakReferences() {
    AtomicReference<Object> strong = new AtomicReference<>(new Object());
    WeakReference<Object> weak = new WeakReference<>(strong.get());
    Seen seen = new Seen();
    Threads.run(
        () -> strong.set(null),
        () -> {
          seen.add(weak.get() == null);
          seen.add(weak.get() == strong.get());
        });
    return seen.words;
  }

  public static String clearedReferences() {
    Object strong = new Object();
    WeakReference<Object> weak = new WeakReference<>(strong);
    Seen seen = new Seen();
    Threads.run(weak::clear, () -> seen.add(weak.get() == strong));
    return seen.words;
  }

  public static String enqueuedReferences() {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Object strong = new Object();
    SoftReference<Object> soft = new SoftReference<>(strong, queue);
    Seen seen = new Seen();
    Threads.run(
        soft::enqueue,
        () -> {
          Reference<?> polled = queue.poll();
          seen.add(polled == soft);
        });
    return seen.words;
  }

  public static String weakMap() {
    Map<Object, Integer> map = new WeakHashMap<>();
    Object key = new Object();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (map) {
            map.put(key, 1);
          }
        },
        () -> {
          synchronized (map) {
            seen.add(map.get(key) + " " + map.size());
          }
        });
    return seen.words;
  }

  public static String randomNames() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> seen.add(UUID.randomUUID().version() + number.get()), () -> number.incrementAndGet());
    return seen.words;
  }

  public static String hashesThatStringsKeep() {
    String shared = new String("shared");
    Seen seen = new Seen();
    Threads.run(() -> seen.add(shared.hashCode() % 7), () -> shared.hashCode());
    return seen.words;
  }

  public static String numbersThatKeepTheirText() {
    BigInteger number = BigInteger.valueOf(1L << 40);
    Seen seen = new Seen();
    Threads.run(() -> seen.add(number.bitCount()), () -> seen.words.isEmpty(), number::bitLength);
    return "" + number.bitLength();
  }

  private static final ClassValue<AtomicInteger> OF_CLASSES =
      new ClassValue<>() {
        @Override
        protected AtomicInteger computeValue(Class<?> type) {
          return new AtomicInteger(++initialisations);
        }
      };

  public static String valuesOfClasses() {
    Seen seen = new Seen();
    Threads.run(
        () -> OF_CLASSES.get(String.class).incrementAndGet(),
        () -> seen.add(OF_CLASSES.get(String.class).get()));
    return seen.words;
  }

  public static String loadedByName() {
    Seen one = new Seen();
    Seen two = new Seen();
    String name = Caches.class.getName() + "$";
    Threads.run(
        () -> {
          Class.forName(name + "Holder", true, Caches.class.getClassLoader());
          one.add(initialisations);
        },
        () -> {
          synchronized (CACHE) {
            two.add(Second.number());
          }
        });
    return one + " " + two;
  }

  public static String freeMemory() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> seen.add((Runtime.getRuntime().freeMemory() > 0) + " " + number.get()),
        () -> number.set(1));
    return seen.words;
  }

  public static String clocks() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> {
          long before = System.nanoTime();
          int found = number.get();
          seen.add(found + " " + (System.nanoTime() - before >= 0));
        },
        () -> number.set(1));
    return seen.words;
  }

  public static String clocksThatDecide() {
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> seen.add(System.currentTimeMillis() % 2 == 0 ? number.get() : 7),
        () -> number.set(1));
    return seen.words;
  }
}
