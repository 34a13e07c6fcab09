package dev.jacquard.broker.line;

/** A line to a desk. For one thread. */
public interface Line extends AutoCloseable {
  /**
   * Asks, and waits for the answer. While nobody can be reached the question is asked again; the
   * desk takes notice of it once, unless the desk itself begins again meanwhile.
   *
   * @throws LineLostException if nobody answers for a long time, or the desk does not want to
   */
  byte[] ask(byte[] question) throws LineLostException, InterruptedException;

  @Override
  void close();
}
