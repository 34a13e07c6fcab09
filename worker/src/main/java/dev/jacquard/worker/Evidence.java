package dev.jacquard.worker;

import java.io.Serializable;
import java.util.List;

/**
 * The execution in which a test failed.
 *
 * @param sentences what went wrong, a sentence for each failure
 * @param table the interleaving
 * @param schedule the string that replays it
 * @param output what the program printed in it
 * @param thrown what its threads died of
 */
public record Evidence(
    List<String> sentences,
    List<String> table,
    String schedule,
    List<String> output,
    List<Thrown> thrown)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** There is no such execution. */
  public static final Evidence NONE = new Evidence(List.of(), List.of(), "", List.of(), List.of());

  public Evidence {
    sentences = List.copyOf(sentences);
    table = List.copyOf(table);
    output = List.copyOf(output);
    thrown = List.copyOf(thrown);
  }
}
