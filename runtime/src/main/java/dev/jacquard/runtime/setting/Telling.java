package dev.jacquard.runtime.setting;

/** What a trace tells of what threads observe. */
enum Telling {
  /** The results of steps, for people. */
  RESULTS,
  /** All of it. */
  HISTORIES,
  /** All that may still matter to them. */
  FOLDED_HISTORIES
}
