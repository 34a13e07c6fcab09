package dev.jacquard.agent;

/** What a class belongs to, by which it is decided how it is rewritten. */
enum Part {
  /** The program under test and its libraries. */
  PROGRAM,
  /** What the runtime needs to know of in the JDK; and the runtime itself. */
  JDK,
  /** Other classes of the JDK: all but their initialisers stay as they are. */
  PLATFORM
}
