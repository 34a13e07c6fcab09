package dev.jacquard.check.crew;

import java.util.Collection;
import java.util.List;

/**
 * What executions elsewhere showed that counts do not tell, each as a text that travels: how an
 * execution is made again, or a sign that threads do not do what their past says.
 */
public final class Notes {
  private static final String SIGN = "sign: ";

  private Notes() {}

  /** A sign, in a sentence. */
  static String ofSign(String sentence) {
    return SIGN + sentence;
  }

  /** The executions among them, as replay strings. */
  static List<String> replays(Collection<String> notes) {
    return notes.stream().filter(note -> !note.startsWith(SIGN)).toList();
  }

  /** The signs among them, in an order that does not depend on who was first. */
  public static List<String> signs(Collection<String> notes) {
    return notes.stream()
        .filter(note -> note.startsWith(SIGN))
        .map(note -> note.substring(SIGN.length()))
        .sorted()
        .toList();
  }
}
