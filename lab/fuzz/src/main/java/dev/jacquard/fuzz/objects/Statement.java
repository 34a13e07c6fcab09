package dev.jacquard.fuzz.objects;

import java.util.List;

/** A part of a program, which never changes. */
interface Statement {
  /** Executes it, and gives the local variables behind it. */
  Locals run(World world, Locals locals);

  /** As Java has it, indented. */
  String text(String indent);

  /** The statements that are left if some part of this one is taken away. */
  List<Statement> smaller();
}
