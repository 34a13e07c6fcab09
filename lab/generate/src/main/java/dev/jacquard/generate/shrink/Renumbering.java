package dev.jacquard.generate.shrink;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives the locals of a thread their slots, in the order of the text.
 *
 * <p>No local hides another in this language, so a name always means its latest declaration.
 */
public final class Renumbering extends Rewriter {
  private final List<Local> locals = new ArrayList<>();
  private final Map<String, Local> latest = new HashMap<>();

  /** The definition of a thread with this code, whatever the slots in it are. */
  public static ThreadDefinition of(ThreadDeclaration declaration, Block code) {
    Renumbering renumbering = new Renumbering();
    Block body = renumbering.rewrite(code);
    return new ThreadDefinition(declaration, renumbering.locals, body);
  }

  @Override
  protected Local declared(Local local) {
    Local numbered = new Local(local.name(), locals.size());
    locals.add(numbered);
    latest.put(local.name(), numbered);
    return numbered;
  }

  /** A local without a declaration stays as it is, for the parser to refuse. */
  @Override
  protected Local assigned(Local local) {
    return latest.getOrDefault(local.name(), local);
  }

  @Override
  protected Expression read(Expression.LocalRead read) {
    return new Expression.LocalRead(assigned(read.local()), read.position());
  }
}
