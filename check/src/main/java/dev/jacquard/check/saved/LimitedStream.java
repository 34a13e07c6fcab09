package dev.jacquard.check.saved;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that fails when it goes on for too long. */
final class LimitedStream extends FilterInputStream {
  private long left;

  LimitedStream(InputStream in, long most) {
    super(new BufferedInputStream(in));
    left = most;
  }

  @Override
  public int read() throws IOException {
    count(1);
    return super.read();
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int read = super.read(bytes, from, length);
    count(Math.max(read, 0));
    return read;
  }

  private void count(int read) throws IOException {
    left -= read;
    if (left < 0) {
      throw new IOException("it is larger than any state");
    }
  }
}
