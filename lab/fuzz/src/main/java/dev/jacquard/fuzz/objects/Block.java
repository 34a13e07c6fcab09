package dev.jacquard.fuzz.objects;

import java.util.ArrayList;
import java.util.List;

/**
 * Statements one after the other, as a chain: whoever goes along it reads no array.
 *
 * @param first null for none
 * @param rest null behind the last one
 */
record Block(Statement first, Block rest) {
  static Block of(List<Statement> statements) {
    Block block = new Block(null, null);
    for (int i = statements.size() - 1; i >= 0; i--) {
      block = new Block(statements.get(i), block);
    }
    return block;
  }

  Locals run(World world, Locals locals) {
    return first == null ? locals : rest.run(world, first.run(world, locals));
  }

  String text(String indent) {
    return first == null ? "" : first.text(indent) + rest.text(indent);
  }

  boolean isEmpty() {
    return first == null;
  }

  /** The blocks in which one statement is missing or smaller. */
  List<Block> smaller() {
    List<Block> smaller = new ArrayList<>();
    if (first != null) {
      smaller.add(rest);
      first.smaller().forEach(statement -> smaller.add(new Block(statement, rest)));
      rest.smaller().forEach(less -> smaller.add(new Block(first, less)));
    }
    return smaller;
  }
}
