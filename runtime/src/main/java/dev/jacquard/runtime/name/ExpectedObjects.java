package dev.jacquard.runtime.name;

import dev.jacquard.runtime.thread.LogicalThread;

/** Objects by numbers, to which no run of this process need have come yet. */
interface ExpectedObjects {
  /**
   * The number of an object that is new to the program, or -1 if it has none.
   *
   * @param maker the thread that made it, or {@link LogicalThread#NOWHERE}
   * @param initialised the class whose initialiser made it, or null
   * @param order how many objects were made there before
   */
  int number(int maker, Class<?> initialised, int order, Class<?> type);

  /** The position of the object with a number among those of its class. */
  int ordinal(int number);

  /** How many objects of a class have numbers. */
  int count(Class<?> type);
}
