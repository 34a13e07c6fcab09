package dev.jacquard.runtime.limit;

/** What an exploration takes for granted at some places of the program. */
public enum Premise {
  /** An atomic access that is weaker than volatile reads what some interleaving has it read. */
  WEAK_ACCESS,
  /** A time limit passes only when no thread can move otherwise. */
  LAST_LIMIT,
  /** So does a short limit, or a sleep, if its thread has waited there and for long already. */
  POLL,
  /** A clock reading that decides something is made in one course of time only. */
  CLOCK,
  /** Between clock readings that decide something no time passes, or more than enough. */
  LEAP,
  /** A wait after which the program does not look again returns only with a reason. */
  WAKE_UP,
  /** A thread wakes from such a wait without a reason at most once. */
  SECOND_WAKE_UP,
  /** A weak compare-and-set that is not repeated fails only with a reason. */
  FAILURE,
  /** It fails without a reason at most once for each thread. */
  SECOND_FAILURE,
  /** Random numbers are the same in every execution. */
  RANDOM
}
