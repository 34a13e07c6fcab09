package dev.jacquard.model;

import java.util.Locale;

/** Which states are taken to be equal. */
public enum StateSymmetry {
  /** Only those that are. */
  NONE,
  /** Those that differ in the addresses of heap objects only. */
  HEAP,
  /** Those that differ by exchanging processes that nothing distinguishes. */
  PROCESSES,
  /** Both. */
  FULL,
  /** Processes are exchanged until a step distinguishes them (Wahl 2007). */
  ADAPTIVE;

  /** The name that options and JSON output use. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
