package dev.jacquard.conformance.spurious;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Waits and attempts of which the code does not show whether the program looks again. */
public final class Reflected {
  private static int calls;

  private Reflected() {}

  private static String wokenFrom(Object monitor, Run.Body wait) throws Exception {
    Thread other =
        new Thread(
            () -> {
              synchronized (monitor) {
                monitor.notifyAll();
              }
            });
    synchronized (monitor) {
      other.start();
      wait.run();
    }
    other.join();
    return "woken";
  }

  @Expect(outcomes = "woken", assumed = "WAKE_UP")
  public static String aMethodThatWaits() throws Exception {
    Object monitor = new Object();
    Method wait = Object.class.getMethod("wait");
    return wokenFrom(monitor, () -> wait.invoke(monitor));
  }

  @Expect(outcomes = "woken", assumed = "WAKE_UP")
  public static String aHandleThatWaits() throws Exception {
    Object monitor = new Object();
    MethodHandle wait =
        MethodHandles.lookup().findVirtual(Object.class, "wait", MethodType.methodType(void.class));
    return wokenFrom(monitor, () -> invoke(wait, monitor));
  }

  private static void invoke(MethodHandle wait, Object monitor) throws Exception {
    try {
      wait.invoke(monitor);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  @Expect(outcomes = "woken", assumed = "WAKE_UP")
  public static String aMethodThatParks() throws Exception {
    Thread me = Thread.currentThread();
    Thread other = new Thread(() -> LockSupport.unpark(me));
    other.start();
    LockSupport.class.getMethod("park").invoke(null);
    other.join();
    return "woken";
  }

  @Expect(outcomes = "woken", assumed = "WAKE_UP")
  public static String aMethodOfACondition() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              condition.signal();
              lock.unlock();
            });
    lock.lock();
    other.start();
    Condition.class.getMethod("await").invoke(condition);
    lock.unlock();
    other.join();
    return "woken";
  }

  @Expect(outcomes = "true 1", assumed = "FAILURE")
  public static String aMethodThatAttempts() throws Exception {
    AtomicInteger count = new AtomicInteger();
    Method attempt =
        AtomicInteger.class.getMethod("weakCompareAndSetVolatile", int.class, int.class);
    return attempt.invoke(count, 0, 1) + " " + count;
  }

  @Expect(outcomes = "true 1", assumed = "FAILURE")
  public static String aHandleThatAttempts() throws Throwable {
    int[] numbers = new int[1];
    MethodHandle attempt =
        MethodHandles.arrayElementVarHandle(int[].class)
            .toMethodHandle(VarHandle.AccessMode.WEAK_COMPARE_AND_SET);
    return (boolean) attempt.invoke(numbers, 0, 0, 1) + " " + numbers[0];
  }

  // ---- questions that have an effect -----------------------------------------------------------

  private static String whileTrue(BooleanSupplier question) throws InterruptedException {
    Object monitor = new Object();
    synchronized (monitor) {
      while (question.getAsBoolean()) {
        monitor.wait();
      }
    }
    return "done";
  }

  @Expect(failures = "deadlock", assumed = "WAKE_UP")
  public static String aQuestionOfSomebodyElse() throws Exception {
    int[] asked = new int[1];
    return whileTrue(() -> asked[0]++ == 0);
  }

  private static boolean isFirst() {
    return calls++ == 0;
  }

  @Expect(failures = "deadlock", assumed = "WAKE_UP")
  public static String aQuestionThatCounts() throws Exception {
    Object monitor = new Object();
    synchronized (monitor) {
      while (isFirst()) {
        monitor.wait();
      }
    }
    return "done";
  }

  @Expect(
      failures = "deadlock",
      outcomes = "done",
      spurious = true,
      assumed = {})
  public static String aQuestionThatCountsAndIsAskedAgain() throws Exception {
    return aQuestionThatCounts();
  }

  @Expect(failures = "deadlock", assumed = "WAKE_UP")
  public static String aQuestionThatRemoves() throws Exception {
    Object monitor = new Object();
    Queue<Integer> queue = new ArrayDeque<>(List.of(1));
    synchronized (monitor) {
      while (queue.poll() != null) {
        monitor.wait();
      }
    }
    return "done";
  }

  private static boolean isOpen(int[] gate) {
    return gate[0] > 0;
  }

  @Expect(
      failures = "deadlock",
      assumed = {})
  public static String aQuestionThatIsOne() throws Exception {
    Object monitor = new Object();
    int[] gate = new int[1];
    synchronized (monitor) {
      while (!isOpen(gate)) {
        monitor.wait();
      }
    }
    return "done";
  }
}
