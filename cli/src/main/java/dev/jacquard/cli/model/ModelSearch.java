package dev.jacquard.cli.model;

import java.util.Locale;

/** The values of {@code --search}: states are visited once each, or executions run one by one. */
public enum ModelSearch {
  BFS,
  DFS,
  EXHAUSTIVE,
  SLEEP,
  FG,
  SOURCE,
  OPTIMAL,
  STATEFUL,
  RANDOM,
  PCT;

  /** Whether it keeps the states that it has seen. */
  boolean ofStates() {
    return this == BFS || this == DFS;
  }

  /** Whether it draws executions and never comes to an end. */
  boolean draws() {
    return this == RANDOM || this == PCT;
  }

  /** The word on the command line. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
