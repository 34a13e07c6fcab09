package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

class RechecksTest {
  private static final Set<String> WAITS = Set.of("wait", "await", "awaitNanos", "park");

  /** The methods of a class in which a wait or an attempt is not followed by another look. */
  private static Set<String> rash(Class<?> type) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      ClassNode node = new ClassNode();
      new ClassReader(in).accept(node, 0);
      Set<String> names = new TreeSet<>();
      for (MethodNode method : node.methods) {
        Rechecks rechecks = new Rechecks(node, method);
        for (AbstractInsnNode instruction : method.instructions) {
          if (instruction instanceof MethodInsnNode call && isRash(rechecks, call)) {
            names.add(method.name);
          }
        }
      }
      return names;
    }
  }

  private static boolean isRash(Rechecks rechecks, MethodInsnNode call) {
    return WAITS.contains(call.name)
        ? !rechecks.follow(call)
        : call.name.startsWith("weak") && !rechecks.repeat(call);
  }

  abstract static class Careful {
    boolean ready;
    Queue<Object> queue;
    Lock lock;
    Condition condition;
    AtomicInteger count;

    synchronized void loops() throws InterruptedException {
      while (!ready) {
        wait();
      }
      ready = false;
    }

    synchronized Object asks() throws InterruptedException {
      while (queue.isEmpty()) {
        wait();
      }
      return queue.poll();
    }

    void locks() throws InterruptedException {
      lock.lock();
      try {
        while (!ready && queue.isEmpty()) {
          condition.await();
        }
      } finally {
        lock.unlock();
      }
    }

    boolean countsDown(long nanos) throws InterruptedException {
      long left = nanos;
      while (!ready) {
        if (left <= 0) {
          return false;
        }
        left = condition.awaitNanos(left);
      }
      return true;
    }

    void dropsTheAnswer() throws InterruptedException {
      while (!ready) {
        condition.await(1, TimeUnit.SECONDS);
      }
    }

    private boolean isReady() {
      return ready && isFull(queue);
    }

    private static boolean isFull(Queue<Object> queue) {
      return queue != null && queue.size() > 1;
    }

    synchronized void asksItself() throws InterruptedException {
      while (!isReady()) {
        wait();
      }
    }

    void parks() throws InterruptedException {
      while (!ready) {
        LockSupport.park(this);
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
      }
    }

    void asksOutside(Object monitor) throws InterruptedException {
      while (!ready) {
        synchronized (monitor) {
          System.out.println("waiting");
          monitor.wait(100);
        }
      }
    }

    void swallows() {
      synchronized (this) {
        while (!ready) {
          try {
            wait();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        }
      }
    }

    int repeats() {
      int seen;
      do {
        seen = count.get();
      } while (!count.weakCompareAndSetVolatile(seen, seen + 1));
      return seen;
    }

    int repeatsForEver() {
      for (; ; ) {
        int seen = count.get();
        if (count.weakCompareAndSetPlain(seen, 2 * seen)) {
          return seen;
        }
      }
    }
  }

  @Test
  void whoLooksAgainIsNotDeceived() throws IOException {
    assertThat(rash(Careful.class)).isEmpty();
  }

  abstract static class Rash {
    boolean ready;
    boolean running;
    int rounds;
    Queue<Object> queue;
    Condition condition;
    AtomicInteger count;

    abstract void process(Object task);

    synchronized void asksOnce() throws InterruptedException {
      if (!ready) {
        wait();
      }
    }

    synchronized void neverAsks() throws InterruptedException {
      wait();
    }

    synchronized Object returns() throws InterruptedException {
      if (queue.isEmpty()) {
        wait();
      }
      return queue.poll();
    }

    synchronized void asksOnceInALoop() throws InterruptedException {
      while (running) {
        if (queue.isEmpty()) {
          wait();
        }
        process(queue.poll());
      }
    }

    synchronized void countsRounds() throws InterruptedException {
      while (!ready) {
        rounds++;
        wait();
      }
    }

    synchronized void countsWakeUps() throws InterruptedException {
      for (int i = 0; i < 3; i++) {
        wait();
      }
    }

    synchronized void countsAtomically() throws InterruptedException {
      while (count.incrementAndGet() < 5) {
        wait();
      }
    }

    private boolean isFirst() {
      return rounds++ == 0;
    }

    synchronized void asksWithAnEffect() throws InterruptedException {
      while (isFirst()) {
        wait();
      }
    }

    /** A class below may have another one. */
    boolean isDone() {
      return ready;
    }

    synchronized void asksWhoeverIsBelow() throws InterruptedException {
      while (!isDone()) {
        wait();
      }
    }

    synchronized void asksAnybody(BooleanSupplier question) throws InterruptedException {
      while (question.getAsBoolean()) {
        wait();
      }
    }

    synchronized void asksAnotherClass(Careful other) throws InterruptedException {
      while (other.isReady()) {
        wait();
      }
    }

    synchronized void takesWhatItAsksFor() throws InterruptedException {
      while (queue.poll() == null) {
        wait();
      }
    }

    void parksOnce() {
      LockSupport.park();
    }

    boolean awaitsOnce() throws InterruptedException {
      return ready || condition.await(1, TimeUnit.SECONDS);
    }

    boolean triesOnce() {
      return count.weakCompareAndSetVolatile(0, 1);
    }

    void counts() {
      if (!count.weakCompareAndSetVolatile(0, 1)) {
        rounds++;
      }
    }
  }

  @Test
  void whoDoesNotLookAgainIs() throws IOException {
    assertThat(rash(Rash.class))
        .containsExactlyInAnyOrder(
            "asksOnce",
            "neverAsks",
            "returns",
            "asksOnceInALoop",
            "countsRounds",
            "countsWakeUps",
            "countsAtomically",
            "asksWithAnEffect",
            "asksWhoeverIsBelow",
            "asksAnybody",
            "asksAnotherClass",
            "takesWhatItAsksFor",
            "parksOnce",
            "awaitsOnce",
            "triesOnce",
            "counts");
  }
}
