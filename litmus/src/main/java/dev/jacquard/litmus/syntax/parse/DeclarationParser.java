package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.Limits;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads the declarations outside the threads and the names of the threads, in a first pass.
 *
 * <p>Threads and symmetries can refer to threads that are declared further down, so this pass only
 * notes where they begin.
 */
final class DeclarationParser {
  private final TokenStream tokens;
  private final Names names;
  private final Map<String, Integer> overrides;
  private final ExpressionParser expressions;
  private final List<PendingThread> threads = new ArrayList<>();
  private final List<Integer> symmetries = new ArrayList<>();

  /** A thread whose code begins at a place in the tokens. */
  record PendingThread(ThreadDeclaration declaration, int place) {}

  DeclarationParser(
      SourceText source, TokenStream tokens, Names names, Map<String, Integer> overrides) {
    this.tokens = tokens;
    this.names = names;
    this.overrides = overrides;
    this.expressions = new ExpressionParser(tokens, ThreadScope.outside(source, names));
  }

  List<PendingThread> threads() {
    return threads;
  }

  /** The places where symmetries begin. */
  List<Integer> symmetries() {
    return symmetries;
  }

  void declarations() {
    while (!tokens.at(Token.Kind.END)) {
      declaration();
      tokens.accept(";");
    }
  }

  private void declaration() {
    switch (tokens.peek().text()) {
      case "const" -> list(this::constant);
      case "int" -> list(() -> variable(SharedVariable.Mode.PLAIN));
      case "volatile" -> volatileVariables();
      case "lock" -> list(this::lock);
      case "condition" -> list(this::condition);
      case "semaphore" -> list(this::semaphore);
      case "symmetry" -> symmetry();
      case "thread" -> thread();
      default -> throw notADeclaration();
    }
  }

  private SyntaxException notADeclaration() {
    Token found = tokens.peek();
    return tokens.error(
        found.position(),
        "expected a declaration but found "
            + found.description()
            + Spelling.suggestion(found.text(), ReservedWords.DECLARATIONS));
  }

  /** Reads the word of a declaration and the items behind it. */
  private void list(Runnable item) {
    tokens.take();
    do {
      item.run();
    } while (tokens.accept(","));
  }

  private void volatileVariables() {
    tokens.take();
    if (!tokens.at("int")) {
      throw tokens.expected("'int'");
    }
    list(() -> variable(SharedVariable.Mode.VOLATILE));
  }

  private void constant() {
    Token name = newName("a constant");
    tokens.expect("=");
    int declared = expressions.constantValue(Limits.NONE);
    int value = overrides.getOrDefault(name.text(), declared);
    names.declare(new ConstantDeclaration(name.text(), value, name.position()));
  }

  private void variable(SharedVariable.Mode mode) {
    Token name = newName("a shared variable");
    Extent extent = extent(Limits.ARRAY_SIZE);
    int initial = initial();
    names.declare(new SharedVariable(name.text(), mode, extent, initial, name.position()));
  }

  private void lock() {
    Token name = newName("a lock");
    names.declare(new LockDeclaration(name.text(), extent(Limits.ARRAY_SIZE), name.position()));
  }

  private void condition() {
    Token name = newName("a condition");
    tokens.expect("of");
    Element<LockDeclaration> lock = expressions.references().element(Sort.LOCK);
    names.declare(new ConditionDeclaration(name.text(), lock, name.position()));
  }

  private void semaphore() {
    Token name = newName("a semaphore");
    Extent extent = extent(Limits.ARRAY_SIZE);
    int permits = initial();
    names.declare(new SemaphoreDeclaration(name.text(), extent, permits, name.position()));
  }

  private void symmetry() {
    symmetries.add(tokens.place());
    tokens.take();
    while (!tokens.at(Token.Kind.END) && !atDeclaration() && !tokens.at(";")) {
      tokens.take();
    }
  }

  private boolean atDeclaration() {
    return ReservedWords.DECLARATIONS.contains(tokens.peek().text());
  }

  private void thread() {
    tokens.take();
    Token name = newName("a thread");
    Extent extent = extent(Limits.THREAD_COPIES);
    ThreadDeclaration thread = new ThreadDeclaration(name.text(), extent, name.position());
    names.declare(thread);
    threads.add(new PendingThread(thread, tokens.place()));
    skipBlock();
  }

  /** Goes behind a block; one that is not closed ends at the next thread. */
  private void skipBlock() {
    tokens.expect("{");
    int open = 1;
    while (open > 0 && !tokens.at(Token.Kind.END) && !tokens.at("thread")) {
      String text = tokens.take().text();
      open += text.equals("{") ? 1 : text.equals("}") ? -1 : 0;
    }
  }

  private Token newName(String what) {
    return tokens.expectName("the name of " + what);
  }

  private Extent extent(Limits limits) {
    if (!tokens.accept("[")) {
      return Extent.SINGLE;
    }
    int cells = expressions.constantValue(limits);
    tokens.expect("]");
    return Extent.array(cells);
  }

  private int initial() {
    return tokens.accept("=") ? expressions.constantValue(Limits.NONE) : 0;
  }
}
