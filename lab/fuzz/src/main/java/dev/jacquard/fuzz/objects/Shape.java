package dev.jacquard.fuzz.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What programs can do with some shared objects.
 *
 * @param statements of which threads have some
 * @param bodies statements around others
 * @param seen what the first thread looks at in the end
 */
record Shape(
    String name,
    List<Statement> statements,
    List<Function<Block, Statement>> bodies,
    Statement seen) {
  static Shape of(String name, Statement seen, Statement... statements) {
    return new Shape(name, List.of(statements), List.of(), seen);
  }

  /** The same with another statement around others. */
  Shape with(String head, Body.Manner manner) {
    List<Function<Block, Statement>> more = new ArrayList<>(bodies);
    more.add(block -> Body.of(head, block, manner));
    return new Shape(name, statements, List.copyOf(more), seen);
  }
}
