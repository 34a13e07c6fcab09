package dev.jacquard.litmus.syntax;

import java.util.List;

/** A thread with its code; {@code locals.get(i)} is the local in slot {@code i}. */
public record ThreadDefinition(
    ThreadDeclaration declaration, List<Local> locals, Statement.Block body) {
  public ThreadDefinition {
    locals = List.copyOf(locals);
  }
}
