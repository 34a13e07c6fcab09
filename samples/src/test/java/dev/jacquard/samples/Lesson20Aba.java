package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;

/**
 * Lesson 20: ABA in a lock-free free list.
 *
 * <p><b>The bug.</b> A buffer is taken from the list by a compare-and-set from the head to the next
 * one. Meanwhile another thread takes the same buffer and the next one, and gives the first one
 * back: the head is the same again, the comparison succeeds, and the list now begins with a buffer
 * that is in use. The next two who take one share it.
 *
 * <p><b>The report.</b> Look for the read of the head, the whole life of the other thread, and the
 * compare-and-set that should have failed.
 *
 * <p><b>The fix.</b> Compare more than the reference: a stamp that grows with each change. (Or make
 * new nodes: while somebody holds a reference, the garbage collector never lets it come back as
 * another one.)
 */
class Lesson20Aba {
  static class Buffer {
    volatile Buffer next;
  }

  static class FreeList {
    private final AtomicReference<Buffer> head = new AtomicReference<>();

    Buffer take() {
      while (true) {
        Buffer first = head.get();
        if (first == null) {
          return new Buffer();
        }
        if (head.compareAndSet(first, first.next)) {
          return first;
        }
      }
    }

    void giveBack(Buffer buffer) {
      do {
        buffer.next = head.get();
      } while (!head.compareAndSet(buffer.next, buffer));
    }
  }

  @EveryInterleaving
  void bufferIsHandedOutTwice() throws InterruptedException {
    FreeList list = new FreeList();
    list.giveBack(new Buffer());
    list.giveBack(new Buffer());
    Buffer[] kept = new Buffer[1];
    Thread other =
        new Thread(
            () -> {
              Buffer first = list.take();
              kept[0] = list.take();
              list.giveBack(first);
            },
            "other");
    other.start();
    list.take();
    Buffer mine = list.take();
    other.join();
    assertTrue(mine != kept[0], "a buffer is handed out twice");
  }

  static class StampedFreeList {
    private final AtomicStampedReference<Buffer> head = new AtomicStampedReference<>(null, 0);

    Buffer take() {
      int[] stamp = new int[1];
      while (true) {
        Buffer first = head.get(stamp);
        if (first == null) {
          return new Buffer();
        }
        if (head.compareAndSet(first, first.next, stamp[0], stamp[0] + 1)) {
          return first;
        }
      }
    }

    void giveBack(Buffer buffer) {
      int[] stamp = new int[1];
      do {
        buffer.next = head.get(stamp);
      } while (!head.compareAndSet(buffer.next, buffer, stamp[0], stamp[0] + 1));
    }
  }

  @EveryInterleaving
  void fixedByAStamp() throws InterruptedException {
    StampedFreeList list = new StampedFreeList();
    list.giveBack(new Buffer());
    list.giveBack(new Buffer());
    Buffer[] kept = new Buffer[1];
    Thread other =
        new Thread(
            () -> {
              Buffer first = list.take();
              kept[0] = list.take();
              list.giveBack(first);
            },
            "other");
    other.start();
    list.take();
    Buffer mine = list.take();
    other.join();
    assertTrue(mine != kept[0], "a buffer is handed out twice");
  }
}
