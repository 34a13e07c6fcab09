package dev.jacquard.runtime.limit;

/** What an exploration takes for granted at some places of the program. */
public enum Premise {
  /** An atomic access that is weaker than volatile reads what some interleaving has it read. */
  WEAK_ACCESS,
  /** A time limit passes only when no thread can move otherwise. */
  LAST_LIMIT,
  /** A clock reading that decides something is made in one course of time only. */
  CLOCK
}
