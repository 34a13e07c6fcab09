package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The code of one thread while it is being written. */
public final class Body {
  static final Block EMPTY = new Block(List.of());

  private static final int ATTEMPTS = 10;
  private static final int DEEPEST = 3;

  private final Draw draw;
  private final Vocabulary vocabulary;
  private final Catalogue catalogue;
  private final Surroundings surroundings;
  private final Locals locals = new Locals();
  private final Values values;
  private int depth;

  /** What a thread knows of threads: which ones it may name, and whether it may use its number. */
  public record Surroundings(List<Reference<ThreadDeclaration>> named, boolean numbered) {}

  public Body(Draw draw, Vocabulary vocabulary, Catalogue catalogue, Surroundings surroundings) {
    this.draw = draw;
    this.vocabulary = vocabulary;
    this.catalogue = catalogue;
    this.surroundings = surroundings;
    this.values = new Values(this);
  }

  public Draw draw() {
    return draw;
  }

  Vocabulary vocabulary() {
    return vocabulary;
  }

  Surroundings surroundings() {
    return surroundings;
  }

  public Locals locals() {
    return locals;
  }

  public Values values() {
    return values;
  }

  boolean allows(Feature feature) {
    return catalogue.features().contains(feature);
  }

  /** Statements that fill the room, as far as something fits. */
  public List<Statement> statements(int room) {
    List<Statement> written = new ArrayList<>();
    int left = room;
    for (int attempt = 0; attempt < ATTEMPTS && left > 0; attempt++) {
      Locals.Mark mark = locals.mark();
      List<Statement> fragment = catalogue.pick(draw).write(this, left);
      int operations = Operations.in(fragment);
      if (operations <= left) {
        written.addAll(fragment);
        left -= operations;
      } else {
        locals.forget(mark);
      }
    }
    return written;
  }

  /** Statements inside a fragment, in its scope; none if there is no room. */
  List<Statement> inner(int room) {
    if (depth == DEEPEST || room <= 0) {
      return List.of();
    }
    depth++;
    List<Statement> written = statements(draw.between(1, room));
    depth--;
    return written;
  }

  /** A block with a scope of its own. */
  Block block(int room) {
    return block(() -> inner(room));
  }

  /** A block with a scope of its own for what is written meanwhile. */
  Block block(Supplier<List<Statement>> statements) {
    Locals.Mark mark = locals.mark();
    Block block = new Block(statements.get());
    locals.leave(mark);
    return block;
  }

  /** The block of a part that may be missing. */
  Block optionalBlock(int room) {
    return draw.oneIn(3) ? block(room) : EMPTY;
  }
}
