package dev.jacquard.kernel.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A place in a list of tokens, and the ways to go on from it. */
public final class TokenStream {
  private static final int DEEPEST = 200;

  private final SourceText source;
  private final List<Token> tokens;
  private final Deque<String> rounds = new ArrayDeque<>();
  private int next;
  private int depth;

  public TokenStream(SourceText source, List<Token> tokens) {
    this.source = source;
    this.tokens = tokens;
  }

  /** The token to read next; at the end, the END token. */
  public Token peek() {
    return tokens.get(next);
  }

  public Position position() {
    return peek().position();
  }

  /** Reads one token; the END token can be read again and again. */
  public Token take() {
    Token token = peek();
    if (!token.is(Token.Kind.END)) {
      next++;
    }
    return token;
  }

  public boolean at(String text) {
    return !at(Token.Kind.END) && !at(Token.Kind.STRING) && peek().text().equals(text);
  }

  public boolean at(Token.Kind kind) {
    return peek().is(kind);
  }

  /** Reads the next token if it is this word or symbol. */
  public boolean accept(String text) {
    boolean present = at(text);
    if (present) {
      next++;
    }
    return present;
  }

  /** Reads the next token, which must be this word or symbol. */
  public Token expect(String text) {
    if (!at(text)) {
      throw expected("'" + text + "'");
    }
    return take();
  }

  /** Reads a name, which must come next. */
  public Token expectName(String what) {
    if (at(Token.Kind.WORD)) {
      throw error(
          position(), "expected " + what + ", but '" + peek().text() + "' is a reserved word");
    }
    return expect(Token.Kind.NAME, what);
  }

  public Token expect(Token.Kind kind, String what) {
    if (!at(kind)) {
      throw expected(what);
    }
    return take();
  }

  /** A place to come back to with {@link #goTo}. */
  public int place() {
    return next;
  }

  public void goTo(int place) {
    next = place;
  }

  /** Notes one more level of nesting; each call is followed by one of {@link #leave}. */
  public void enter() {
    if (++depth > DEEPEST) {
      throw error(position(), "this is nested more than " + DEEPEST + " levels deep");
    }
  }

  public void leave() {
    depth--;
  }

  /**
   * From here on, errors end with these words; each call is followed by one of {@link #leaveRound}.
   */
  public void enterRound(String words) {
    rounds.addLast(words);
  }

  public void leaveRound() {
    rounds.removeLast();
  }

  /** The error that something else than the next token was expected. */
  public SyntaxException expected(String what) {
    return error(position(), "expected " + what + " but found " + peek().description());
  }

  public SyntaxException error(Position position, String message) {
    return source.error(position, message + String.join("", rounds));
  }
}
