package dev.jacquard.check;

/** Whether it is looked for signs that a search did not see all that the program does. */
public enum CrossExamined {
  YES,
  NO
}
