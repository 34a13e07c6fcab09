package dev.jacquard.benchmarks.learned.program;

import java.util.ArrayList;
import java.util.List;

/**
 * Many threads that announce the same thing, and one that looks whether it is there when it has
 * been announced. The more there are, the more orders of their writes there are, which nobody can
 * tell apart.
 */
final class Writers implements Runnable {
  private final int writers;
  private final boolean announcesFirst;

  private Writers(int writers, boolean announcesFirst) {
    this.writers = writers;
    this.announcesFirst = announcesFirst;
  }

  /** All is well. */
  static Writers inOrder(int writers) {
    return new Writers(writers, false);
  }

  /** They announce what is not there yet. */
  static Writers inOtherOrder(int writers) {
    return new Writers(writers, true);
  }

  @Override
  public void run() {
    Message message = new Message();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < writers; i++) {
      threads.add(new Thread(announcesFirst ? message::announceAndSet : message::setAndAnnounce));
    }
    threads.add(new Thread(message::look));
    threads.forEach(Thread::start);
  }

  private static final class Message {
    private volatile int content;
    private volatile int announced;

    private void setAndAnnounce() {
      content = 1;
      announced = 1;
    }

    private void announceAndSet() {
      announced = 1;
      content = 1;
    }

    private void look() {
      if (announced == 1 && content == 0) {
        throw new AssertionError("announced, but not there");
      }
    }
  }
}
