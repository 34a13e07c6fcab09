package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Lexer;
import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Symmetry;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads litmus programs; the result has all names resolved and all checks behind it that need no
 * run.
 */
public final class LitmusParser {
  private final SourceText source;
  private final Map<String, Integer> overrides;
  private final Lexer.Lexed lexed;
  private final TokenStream tokens;
  private final Names names;

  private LitmusParser(SourceText source, Map<String, Integer> overrides) {
    this.source = source;
    this.overrides = overrides;
    this.lexed = Lexer.lex(ReservedWords.LANGUAGE, source);
    this.tokens = new TokenStream(source, lexed.tokens());
    this.names = new Names(source);
  }

  /**
   * Reads a program.
   *
   * @param sourceName what messages call the text, for instance the name of its file
   * @param constants values for declared constants, instead of those in the text
   * @throws SyntaxException at the first error
   */
  public static LitmusFile parse(String sourceName, String text, Map<String, Integer> constants) {
    return new LitmusParser(new SourceText(sourceName, text), constants).file();
  }

  /** Reads a program with the constants as they are in the text. */
  public static LitmusFile parse(String sourceName, String text) {
    return parse(sourceName, text, Map.of());
  }

  private LitmusFile file() {
    DeclarationParser declarations = new DeclarationParser(source, tokens, names, overrides);
    declarations.declarations();
    requireThread(declarations.threads());
    requireOverridden();
    return new LitmusFile(
        sharedDeclarations(),
        declarations.threads().stream().map(this::thread).toList(),
        declarations.symmetries().stream().map(this::symmetry).toList(),
        new ExpectationParser(source, names).expectations(lexed.comments()));
  }

  private void requireThread(List<DeclarationParser.PendingThread> threads) {
    if (threads.isEmpty()) {
      throw tokens.error(tokens.position(), "a program needs at least one thread");
    }
  }

  private void requireOverridden() {
    List<String> known = names.constants();
    for (String name : new TreeMap<>(overrides).keySet()) {
      if (!known.contains(name)) {
        String suggestion = Spelling.suggestion(name, known);
        throw tokens.error(
            new Position(1, 1),
            "there is no constant '" + name + "' to give a value to" + suggestion);
      }
    }
  }

  private List<Declaration> sharedDeclarations() {
    return names.all().stream().filter(d -> !(d instanceof ThreadDeclaration)).toList();
  }

  private ThreadDefinition thread(DeclarationParser.PendingThread pending) {
    tokens.goTo(pending.place());
    ThreadScope scope = ThreadScope.inside(source, names, pending.declaration());
    Statement.Block body = new StatementParser(tokens, scope).block();
    return new ThreadDefinition(pending.declaration(), scope.locals(), body);
  }

  private Symmetry symmetry(int place) {
    tokens.goTo(place);
    return new SymmetryParser(source, tokens, names).symmetry();
  }
}
