package dev.jacquard.cli.doctor;

/**
 * What the doctor says of one thing.
 *
 * @param topic one word for the thing
 * @param text what was seen, and what to do about it unless it is fine
 */
public record Advice(Weight weight, String topic, String text) {
  /** How much it matters. */
  public enum Weight {
    /** As it should be. */
    FINE,
    /** Worth knowing; verdicts can be trusted. */
    NOTE,
    /** Programs can't be checked like this. */
    WRONG
  }

  static Advice fine(String topic, String text) {
    return new Advice(Weight.FINE, topic, text);
  }

  static Advice note(String topic, String text) {
    return new Advice(Weight.NOTE, topic, text);
  }

  static Advice wrong(String topic, String text) {
    return new Advice(Weight.WRONG, topic, text);
  }
}
