package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Symmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads declared symmetries. */
final class SymmetryParser {
  private static final Sort<Declaration> ANY =
      new Sort<>(Declaration.class, "a thread or a shared thing");

  private final TokenStream tokens;
  private final ReferenceParser references;

  SymmetryParser(SourceText source, TokenStream tokens, Names names) {
    this.tokens = tokens;
    this.references = new ExpressionParser(tokens, ThreadScope.outside(source, names)).references();
  }

  Symmetry symmetry() {
    Position position = tokens.expect("symmetry").position();
    Set<Element<?>> seen = new HashSet<>();
    List<Symmetry.Cycle> cycles = new ArrayList<>();
    do {
      cycles.add(cycle(seen));
    } while (tokens.at("("));
    if (!atEnd()) {
      throw tokens.expected("'(' or the next declaration");
    }
    return new Symmetry(cycles, position);
  }

  private boolean atEnd() {
    return tokens.at(Token.Kind.END)
        || tokens.at(";")
        || ReservedWords.DECLARATIONS.contains(tokens.peek().text());
  }

  private Symmetry.Cycle cycle(Set<Element<?>> seen) {
    tokens.expect("(");
    List<Element<?>> elements = new ArrayList<>();
    do {
      elements.add(element(elements, seen));
    } while (!tokens.at(")"));
    tokens.expect(")");
    return new Symmetry.Cycle(elements);
  }

  private Element<?> element(List<Element<?>> before, Set<Element<?>> seen) {
    Element<Declaration> element = references.element(ANY);
    if (element.declaration() instanceof ConstantDeclaration) {
      throw tokens.error(element.position(), "a symmetry cannot move constants");
    }
    if (!before.isEmpty()) {
      requireSameSort(before.get(0), element);
    }
    if (!seen.add(element)) {
      throw tokens.error(element.position(), "a symmetry names each element at most once");
    }
    return element;
  }

  private void requireSameSort(Element<?> first, Element<?> other) {
    String expected = sort(first.declaration());
    String found = sort(other.declaration());
    if (!expected.equals(found)) {
      throw tokens.error(
          other.position(),
          "expected a "
              + expected
              + " as before in this cycle, but '"
              + other.declaration().name()
              + "' is a "
              + found);
    }
  }

  private static String sort(Declaration declaration) {
    boolean isVolatile =
        declaration instanceof SharedVariable variable
            && variable.mode() == SharedVariable.Mode.VOLATILE;
    return (isVolatile ? "volatile " : "") + declaration.sort();
  }
}
