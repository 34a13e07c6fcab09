package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;
import java.util.Optional;

/**
 * A use of a declared name; the index is present exactly when the declaration is an array, and is
 * evaluated when the use is.
 *
 * <p>The index of a thread is a constant expression, in which {@code tid} may occur.
 */
public record Reference<D extends Declaration>(
    D declaration, Optional<Expression> index, Position position) {

  public static <D extends Declaration> Reference<D> to(D declaration) {
    return new Reference<>(declaration, Optional.empty(), Position.NONE);
  }

  public static <D extends Declaration> Reference<D> to(D declaration, Expression index) {
    return new Reference<>(declaration, Optional.of(index), Position.NONE);
  }
}
