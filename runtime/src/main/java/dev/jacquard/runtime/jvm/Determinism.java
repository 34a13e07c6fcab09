package dev.jacquard.runtime.jvm;

import java.lang.reflect.Field;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.misc.Unsafe;

/**
 * Puts back, before each run, the counters of the JDK that would make one run differ from the next:
 * the numbers in thread names and the seeds of the threads' own random numbers. And takes away what
 * would make one JVM differ from the next: the order in which immutable sets and maps are gone
 * through, which is drawn anew for each JVM.
 */
public final class Determinism {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Object NAMES_BASE;
  private static final long NAMES_OFFSET;
  private static final AtomicInteger POOLS =
      counter("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber");
  private static final AtomicInteger TIMERS = counter("java.util.Timer", "nextSerialNumber");
  private static final AtomicLong DELAYED_TASKS =
      counter("java.util.concurrent.ScheduledThreadPoolExecutor", "sequencer");
  private static final Object FORK_JOIN_BASE;
  private static final long FORK_JOIN_OFFSET;
  private static final long SEED = UNSAFE.objectFieldOffset(Thread.class, "threadLocalRandomSeed");
  private static final long PROBE =
      UNSAFE.objectFieldOffset(Thread.class, "threadLocalRandomProbe");
  private static final long SECONDARY_SEED =
      UNSAFE.objectFieldOffset(Thread.class, "threadLocalRandomSecondarySeed");

  static {
    Field counter = nameCounter();
    NAMES_BASE = UNSAFE.staticFieldBase(counter);
    NAMES_OFFSET = UNSAFE.staticFieldOffset(counter);
    counter = forkJoinCounter();
    FORK_JOIN_BASE = UNSAFE.staticFieldBase(counter);
    FORK_JOIN_OFFSET = UNSAFE.staticFieldOffset(counter);
    orderImmutableCollections();
  }

  private Determinism() {}

  private static Field nameCounter() {
    try {
      return Thread.class.getDeclaredField("threadInitNumber"); // before JDK 19
    } catch (NoSuchFieldException newer) {
      try {
        return Class.forName("java.lang.Thread$ThreadNumbering").getDeclaredField("next");
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("this JDK numbers threads in an unknown way", e);
      }
    }
  }

  /** The counter in the names of the workers of fork/join pools. */
  private static Field forkJoinCounter() {
    try {
      return ForkJoinPool.class.getDeclaredField("poolIds");
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("this JDK numbers fork/join pools in an unknown way", e);
    }
  }

  /** Where an element lies in such a collection does not depend on this, only how one goes on. */
  private static void orderImmutableCollections() {
    try {
      Class<?> owner = Class.forName("java.util.ImmutableCollections");
      Field salt = owner.getDeclaredField("SALT32L");
      Field reverse = owner.getDeclaredField("REVERSE");
      UNSAFE.putLong(UNSAFE.staticFieldBase(salt), UNSAFE.staticFieldOffset(salt), 0);
      UNSAFE.putBoolean(UNSAFE.staticFieldBase(reverse), UNSAFE.staticFieldOffset(reverse), false);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this JDK orders immutable collections in an unknown way", e);
    }
  }

  /** A counter in a static field of the JDK: of names of pools, for example. */
  @SuppressWarnings("unchecked")
  private static <T> T counter(String owner, String field) {
    try {
      Field counter = Class.forName(owner).getDeclaredField(field);
      return (T)
          UNSAFE.getReference(UNSAFE.staticFieldBase(counter), UNSAFE.staticFieldOffset(counter));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this JDK counts in an unknown way", e);
    }
  }

  public static void begin() {
    UNSAFE.putInt(NAMES_BASE, NAMES_OFFSET, 0);
    POOLS.set(1);
    UNSAFE.putInt(FORK_JOIN_BASE, FORK_JOIN_OFFSET, 0);
    TIMERS.set(0);
    DELAYED_TASKS.set(0);
    Thread.setDefaultUncaughtExceptionHandler(null);
  }

  /** The thread's own random numbers depend on its seed only. */
  public static void seed(Thread thread, int seed) {
    UNSAFE.putLong(thread, SEED, seed * 0x9E3779B97F4A7C15L);
    UNSAFE.putInt(thread, PROBE, seed * 0x9E3779B9 | 1);
    UNSAFE.putInt(thread, SECONDARY_SEED, seed * 0x85EBCA6B | 1);
  }
}
