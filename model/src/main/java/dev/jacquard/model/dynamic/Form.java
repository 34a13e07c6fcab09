package dev.jacquard.model.dynamic;

/** How values of a type become cells, and back. */
interface Form {
  /**
   * Writes a value.
   *
   * @throws IllegalArgumentException if it is null, or null is in it
   */
  void write(Object value, Row row);

  Object read(Row row);

  /** A value for people, with the numbers of the nodes that it refers to. */
  String describe(Object value);
}
