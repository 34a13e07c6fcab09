package dev.jacquard.fuzz.objects;

import java.util.ArrayList;
import java.util.List;

/** A statement around others: under a lock, behind a condition, in a loop, in another thread. */
record Body(String head, String tail, Block block, Manner manner) implements Statement {
  /** How the statements inside are executed. */
  interface Manner {
    Locals apply(Block block, World world, Locals locals);
  }

  static Body of(String head, Block block, Manner manner) {
    return new Body(head, "}", block, manner);
  }

  @Override
  public Locals run(World world, Locals locals) {
    return manner.apply(block, world, locals);
  }

  @Override
  public String text(String indent) {
    return indent + head + " {\n" + block.text(indent + "  ") + indent + tail + "\n";
  }

  /** All of its parts on their own are too many; the parts themselves become smaller. */
  @Override
  public List<Statement> smaller() {
    List<Statement> smaller = new ArrayList<>();
    Block rest = block;
    if (!rest.isEmpty() && rest.rest().isEmpty()) {
      smaller.add(rest.first());
    }
    block.smaller().forEach(less -> smaller.add(new Body(head, tail, less, manner)));
    return smaller;
  }
}
