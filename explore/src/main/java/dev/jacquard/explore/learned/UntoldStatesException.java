package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.UntoldException;

/**
 * States of a program can't be told apart by what was known so far: a search by states has to begin
 * again, or to go by traces.
 */
public final class UntoldStatesException extends UntoldException {
  private static final long serialVersionUID = 1;

  UntoldStatesException(String what) {
    super(what);
  }
}
