package dev.jacquard.check;

/** What is run beside a search that will not come to its end in time. */
public enum Beside {
  OTHERS,
  NOTHING
}
