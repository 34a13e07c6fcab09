package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Desk;
import java.nio.ByteBuffer;
import java.util.List;

/** Adds up the numbers it is asked about; the answer is the sum so far. */
final class AddingDesk implements Desk {
  private long sum;
  private int questions;

  @Override
  public void recall(byte[] record) {
    sum += number(record);
  }

  @Override
  public Reply answer(String client, byte[] question) {
    questions++;
    sum += number(question);
    return new Reply(bytes(sum), List.of(question));
  }

  @Override
  public List<byte[]> summary() {
    return List.of(bytes(sum));
  }

  long sum() {
    return sum;
  }

  int questions() {
    return questions;
  }

  static byte[] bytes(long number) {
    return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
  }

  static long number(byte[] bytes) {
    return ByteBuffer.wrap(bytes).getLong();
  }
}
