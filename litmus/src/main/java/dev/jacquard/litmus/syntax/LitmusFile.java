package dev.jacquard.litmus.syntax;

import java.util.List;

/**
 * A litmus program as a syntax tree in which all names are resolved.
 *
 * <p>The declarations are in source order, without the threads: those are in {@code threads}.
 */
public record LitmusFile(
    List<Declaration> declarations,
    List<ThreadDefinition> threads,
    List<Symmetry> symmetries,
    List<Expectation> expectations) {

  public LitmusFile {
    declarations = List.copyOf(declarations);
    threads = List.copyOf(threads);
    symmetries = List.copyOf(symmetries);
    expectations = List.copyOf(expectations);
  }

  public List<ConstantDeclaration> constants() {
    return declarations(ConstantDeclaration.class);
  }

  public List<SharedVariable> variables() {
    return declarations(SharedVariable.class);
  }

  public List<LockDeclaration> locks() {
    return declarations(LockDeclaration.class);
  }

  public List<ConditionDeclaration> conditions() {
    return declarations(ConditionDeclaration.class);
  }

  public List<SemaphoreDeclaration> semaphores() {
    return declarations(SemaphoreDeclaration.class);
  }

  private <D extends Declaration> List<D> declarations(Class<D> type) {
    return declarations.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
