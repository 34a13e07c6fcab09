package org.hamcrest.unseen;

/** A number that grows, as in a checksum, statistics or a random generator. */
public final class Sum {
  private long value;

  public void add(long more) {
    value = 31 * value + more;
  }

  public long value() {
    return value;
  }
}
