package dev.jacquard.broker.line;

import java.io.IOException;
import java.nio.file.Path;

/** Carries questions and answers, and keeps records. Found by its name as a service. */
public interface Carrier {
  /** No question or answer is longer, in bytes. */
  int LONGEST = 64 << 20;

  /**
   * Opens a desk on this machine, and keeps its records in a directory.
   *
   * @param port 0 for any that is free
   * @throws IOException if that is impossible, with a sentence part for the user
   */
  Exchange serve(String host, int port, Access access, Path directory, Desk desk)
      throws IOException;

  /** Opens a desk, whose records are kept where the broker is that is called. */
  Exchange serve(String url, Access access, Desk desk) throws IOException;

  /** A line to a desk, which is called when the first question is asked. */
  Line call(String url, Access access);
}
