package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayList;
import java.util.List;

/** The threads that wait in queues of locks, and which of them a signal may wake. */
final class WaitQueues {
  private final ThreadTable threads;
  private final Director director;

  WaitQueues(ThreadTable threads, Director director) {
    this.threads = threads;
    this.director = director;
  }

  /** How many threads wait in a queue. */
  int size(int queue) {
    int count = 0;
    for (LogicalThread thread : threads.all()) {
      count += thread != null && thread.queue() == queue ? 1 : 0;
    }
    return count;
  }

  /**
   * How many different choices a notify has: to wake the first of those who share their history is
   * as good as to wake another of them.
   */
  int wakable(int queue) {
    int count = 0;
    List<LogicalThread> waiting = waitingIn(queue);
    for (int i = 0; i < waiting.size(); i++) {
      count += isFirst(waiting, i) ? 1 : 0;
    }
    return count;
  }

  /** Which waiter an alternative stands for, by birth. */
  int rank(int queue, int alternative) {
    List<LogicalThread> waiting = waitingIn(queue);
    int left = alternative;
    for (int i = 0; i < waiting.size(); i++) {
      if (isFirst(waiting, i) && left-- == 0) {
        return i;
      }
    }
    return alternative;
  }

  private boolean isFirst(List<LogicalThread> waiting, int index) {
    for (int i = 0; i < index; i++) {
      if (director.sharing().together(waiting.get(i).number(), waiting.get(index).number())) {
        return false;
      }
    }
    return true;
  }

  /** The waiter whom an alternative of a notify stands for, or null if no thread waits. */
  LogicalThread byChoice(int queue, int alternative) {
    List<LogicalThread> waiting = waitingIn(queue);
    return waiting.isEmpty() ? null : waiting.get(rank(queue, alternative));
  }

  /** The thread that waits longest, or null. */
  LogicalThread longestWaiting(int queue) {
    LogicalThread longest = null;
    for (LogicalThread thread : waitingIn(queue)) {
      if (longest == null || thread.ticket() < longest.ticket()) {
        longest = thread;
      }
    }
    return longest;
  }

  /** The threads that wait in a queue, by birth. */
  List<LogicalThread> waitingIn(int queue) {
    List<LogicalThread> waiting = new ArrayList<>();
    for (LogicalThread thread : threads.all()) {
      if (thread != null && thread.queue() == queue) {
        waiting.add(thread);
      }
    }
    return waiting;
  }
}
