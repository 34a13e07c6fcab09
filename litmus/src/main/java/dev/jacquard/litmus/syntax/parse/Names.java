package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The declared names that all threads see. */
final class Names {
  private final SourceText source;
  private final Map<String, Declaration> declarations = new LinkedHashMap<>();

  Names(SourceText source) {
    this.source = source;
  }

  void declare(Declaration declaration) {
    requireNew(declaration.name(), declaration.position());
    declarations.put(declaration.name(), declaration);
  }

  void requireNew(String name, Position position) {
    Declaration earlier = declarations.get(name);
    if (earlier != null) {
      throw source.error(
          position, "'" + name + "' is already declared at line " + earlier.position().line());
    }
  }

  Optional<Declaration> find(String name) {
    return Optional.ofNullable(declarations.get(name));
  }

  List<String> constants() {
    return declarations.values().stream()
        .filter(ConstantDeclaration.class::isInstance)
        .map(Declaration::name)
        .toList();
  }

  Collection<Declaration> all() {
    return declarations.values();
  }
}
