package dev.jacquard.broker.line;

import java.util.Optional;

/** Where a desk can be reached, until it is closed. */
public interface Exchange extends AutoCloseable {
  /** What others have to call. */
  String url();

  /**
   * Why the desk answers no more, if that is so: what it has recorded can't be kept, or it has
   * thrown. Waits for so many milliseconds whether it comes to that.
   */
  Optional<Throwable> trouble(long milliseconds) throws InterruptedException;

  @Override
  void close();
}
