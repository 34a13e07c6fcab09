package dev.jacquard.conformance.testimony.programs;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Programs that fail, with values of all types in their steps. */
public final class Steps {
  private Steps() {}

  private static void both(Runnable one, Runnable other) throws InterruptedException {
    Thread left = new Thread(one, "left");
    Thread right = new Thread(other, "right");
    left.start();
    right.start();
    left.join();
    right.join();
    throw new AssertionError("as expected");
  }

  private enum Colour {
    RED,
    GREEN
  }

  private static final class Node {
    volatile boolean flag;
    volatile char letter = 'a';
    volatile float half;
    volatile double exact;
    volatile String text;
    volatile Colour colour;
    volatile Node next;
    volatile Long boxed;
    static volatile byte[] bytes;
  }

  public static void fields() throws InterruptedException {
    Node node = new Node();
    both(
        () -> {
          node.flag = true;
          node.letter = '\'';
          node.half = 1.5f;
          node.exact = -0.25;
        },
        () -> {
          node.text = "abc";
          node.colour = Colour.GREEN;
          node.next = node;
          node.boxed = 7L;
          Node.bytes = new byte[3];
          node.text = null;
        });
  }

  public static void atomics() throws InterruptedException {
    AtomicBoolean flag = new AtomicBoolean();
    AtomicInteger number = new AtomicInteger(3);
    AtomicLong big = new AtomicLong(1L << 40);
    AtomicReference<String> text = new AtomicReference<>("old");
    AtomicReference<Node> node = new AtomicReference<>();
    both(
        () -> {
          flag.compareAndSet(false, true);
          number.incrementAndGet();
          big.addAndGet(-1);
        },
        () -> {
          text.compareAndSet("old", "new");
          text.getAndSet(null);
          node.set(new Node());
          node.compareAndSet(null, new Node());
        });
  }

  private static final AtomicReferenceFieldUpdater<Node, String> TEXT =
      AtomicReferenceFieldUpdater.newUpdater(Node.class, String.class, "text");

  public static void elementsAndUpdaters() throws InterruptedException {
    AtomicReferenceArray<Object> cells = new AtomicReferenceArray<>(2);
    Node node = new Node();
    both(() -> cells.set(1, Colour.RED), () -> TEXT.set(node, "by updater"));
  }

  /** A text that is only a value at first, and then an object with a monitor of its own. */
  public static void valueBecomesObject() throws InterruptedException {
    AtomicReference<Object> reference = new AtomicReference<>();
    both(
        () -> {
          Object made = String.valueOf(12345);
          reference.set(made);
          synchronized (made) {
            reference.get();
          }
        },
        () -> {});
  }
}
