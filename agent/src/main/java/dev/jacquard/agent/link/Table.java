package dev.jacquard.agent.link;

/** The tables of a process that rewritten code has numbers of. */
public enum Table {
  SITES,
  FIELDS,
  LOOPS,
  POSITIONS
}
