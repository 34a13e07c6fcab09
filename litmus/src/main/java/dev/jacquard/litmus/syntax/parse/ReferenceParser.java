package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.Reference;
import java.util.Optional;

/** Reads uses of declared names, with their index. */
record ReferenceParser(
    TokenStream tokens, ThreadScope scope, ExpressionParser expressions, ConstantChecks checks) {
  /** Reads a name of this sort, and an index if it is an array. */
  <D extends Declaration> Reference<D> reference(Sort<D> sort) {
    Token name = tokens.expectName(sort.phrase());
    return reference(require(name, sort), name);
  }

  /** Reads what follows a name that was just read. */
  <D extends Declaration> Reference<D> reference(D declaration, Token name) {
    if (!declaration.extent().array()) {
      refuseIndex(name, declaration.sort(), declaration.position());
      return new Reference<>(declaration, Optional.empty(), name.position());
    }
    if (!tokens.at("[")) {
      throw tokens.error(name.position(), needsIndex(declaration));
    }
    return new Reference<>(declaration, Optional.of(index(declaration)), name.position());
  }

  private static String needsIndex(Declaration array) {
    Extent extent = array.extent();
    String cells = extent.cells() + " " + array.sort() + (extent.cells() == 1 ? "" : "s");
    return "'" + array.name() + "' is an array of " + cells + " and needs an index";
  }

  private Expression index(Declaration array) {
    tokens.expect("[");
    Position start = tokens.position();
    Expression index = expressions.expression();
    checks.requireIndex(array, index, start);
    tokens.expect("]");
    return index;
  }

  /** Reads one thing that is known before any run. */
  <D extends Declaration> Element<D> element(Sort<D> sort) {
    Reference<D> reference = reference(sort);
    reference.index().ifPresent(checks::requireConstant);
    int index = reference.index().map(i -> ConstantExpression.value(i, 0)).orElse(0);
    return new Element<>(reference.declaration(), index, reference.position());
  }

  void refuseIndex(Token name, String sort, Position declared) {
    if (tokens.at("[")) {
      throw tokens.error(
          tokens.position(),
          "'"
              + name.text()
              + "' is a "
              + sort
              + " declared at line "
              + declared.line()
              + ", not an array");
    }
  }

  /** The declaration of a name, which must be of this sort. */
  <D extends Declaration> D require(Token name, Sort<D> sort) {
    scope
        .find(name.text())
        .ifPresent(
            local -> {
              throw wrongSort(name, sort.phrase(), "local variable", local.position());
            });
    Declaration declaration = find(name);
    if (!sort.type().isInstance(declaration)) {
      throw wrongSort(name, sort.phrase(), declaration.sort(), declaration.position());
    }
    return sort.type().cast(declaration);
  }

  /** The declaration of a name that is no local. */
  Declaration find(Token name) {
    return scope.names().find(name.text()).orElseThrow(() -> unknown(name));
  }

  private SyntaxException unknown(Token name) {
    return tokens.error(
        name.position(),
        "unknown name '"
            + name.text()
            + "'"
            + Spelling.suggestion(name.text(), scope.visibleNames()));
  }

  SyntaxException wrongSort(Token name, String phrase, String sort, Position declared) {
    return tokens.error(
        name.position(),
        "expected "
            + phrase
            + ", but '"
            + name.text()
            + "' is a "
            + sort
            + " declared at line "
            + declared.line());
  }
}
