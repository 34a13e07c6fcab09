package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;

/** Skips what stands in braces. */
final class Blocks {
  private Blocks() {}

  /** Goes behind the brace that closes the one that comes next. */
  static void skip(TokenStream tokens) {
    Position open = tokens.expect("{").position();
    int depth = 1;
    while (depth > 0) {
      if (tokens.at(Token.Kind.END)) {
        throw tokens.error(open, "this brace is not closed: expected '}'");
      }
      depth += tokens.at("{") ? 1 : tokens.at("}") ? -1 : 0;
      tokens.take();
    }
  }
}
