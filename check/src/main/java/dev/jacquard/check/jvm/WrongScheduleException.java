package dev.jacquard.check.jvm;

import dev.jacquard.kernel.DivergenceException;

/** A replay string that is not one of the program; the message is for the user. */
public final class WrongScheduleException extends RuntimeException {
  WrongScheduleException(String program, DivergenceException divergence) {
    super(
        "the replay string does not fit "
            + program
            + ": "
            + divergence.getMessage()
            + "; was it made for another version of the program, other arguments or other"
            + " options? without the string all executions are explored",
        divergence);
  }
}
