package dev.jacquard.broker.line;

import java.util.List;

/**
 * Somebody who answers questions, one after the other, by the same thread. What a desk knows is a
 * function of its records, which are kept before an answer gets out.
 */
public interface Desk {
  /**
   * An answer.
   *
   * @param records what the desk has to be told when it begins again
   */
  record Reply(byte[] answer, List<byte[]> records) {
    public Reply {
      records = List.copyOf(records);
    }

    /** An answer after which the desk knows what it knew before. */
    public static Reply of(byte[] answer) {
      return new Reply(answer, List.of());
    }
  }

  /** Takes in what was recorded earlier, in the order of the records, before any question. */
  void recall(byte[] record);

  /**
   * Answers.
   *
   * @param client names the line that asks, and no other one
   */
  Reply answer(String client, byte[] question);

  /** Records that say all that the records so far say, and are fewer. */
  List<byte[]> summary();
}
