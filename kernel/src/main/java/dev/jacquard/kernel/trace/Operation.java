package dev.jacquard.kernel.trace;

/**
 * What a thread is about to do, known before it is done: a kind, the number of the location it
 * touches ({@link #NO_LOCATION} for none) and an argument whose meaning the kind defines.
 */
public record Operation(Kind kind, int location, long argument) {
  public static final int NO_LOCATION = -1;
}
