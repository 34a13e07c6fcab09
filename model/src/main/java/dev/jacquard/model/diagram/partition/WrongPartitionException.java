package dev.jacquard.model.diagram.partition;

/** A partition that a diagram gives is wrong; the message has the state that refutes it. */
public final class WrongPartitionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  WrongPartitionException(String message) {
    super(message);
  }
}
