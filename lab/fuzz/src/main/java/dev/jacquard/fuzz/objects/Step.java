package dev.jacquard.fuzz.objects;

import java.util.List;

/** A statement without parts. */
record Step(String code, Deed deed) implements Statement {
  @Override
  public Locals run(World world, Locals locals) {
    return deed.apply(world, locals);
  }

  @Override
  public String text(String indent) {
    return indent + code + ";\n";
  }

  @Override
  public List<Statement> smaller() {
    return List.of();
  }
}
