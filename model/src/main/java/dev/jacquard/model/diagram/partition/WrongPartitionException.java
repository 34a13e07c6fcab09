package dev.jacquard.model.diagram.partition;

/** A partition that a diagram gives is wrong; the message has the state that refutes it. */
public final class WrongPartitionException extends IllegalArgumentException {
  WrongPartitionException(String message) {
    super(message);
  }
}
