package dev.jacquard.check.test;

import java.io.Serializable;
import java.util.List;

/**
 * The execution in which a test failed.
 *
 * @param sentences what went wrong, a sentence for each failure
 * @param details the interleaving, what the program printed in it, how to replay it
 * @param schedule the string that replays it
 * @param thrown what its threads died of
 */
public record Evidence(
    List<String> sentences, List<String> details, String schedule, List<Thrown> thrown)
    implements Serializable {
  /** There is no such execution. */
  public static final Evidence NONE = new Evidence(List.of(), List.of(), "", List.of());

  public Evidence {
    sentences = List.copyOf(sentences);
    details = List.copyOf(details);
    thrown = List.copyOf(thrown);
  }
}
