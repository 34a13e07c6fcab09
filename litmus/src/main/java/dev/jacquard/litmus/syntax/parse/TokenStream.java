package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.litmus.syntax.LitmusSyntaxException;
import dev.jacquard.litmus.syntax.Position;
import java.util.List;

/** A place in a list of tokens, and the ways to go on from it. */
final class TokenStream {
  private static final int DEEPEST = 200;

  private final SourceText source;
  private final List<Token> tokens;
  private int next;
  private int depth;

  TokenStream(SourceText source, List<Token> tokens) {
    this.source = source;
    this.tokens = tokens;
  }

  /** The token to read next; at the end, the END token. */
  Token peek() {
    return tokens.get(next);
  }

  Position position() {
    return peek().position();
  }

  /** Reads one token; the END token can be read again and again. */
  Token take() {
    Token token = peek();
    if (!token.is(Token.Kind.END)) {
      next++;
    }
    return token;
  }

  boolean at(String text) {
    return !at(Token.Kind.END) && peek().text().equals(text);
  }

  boolean at(Token.Kind kind) {
    return peek().is(kind);
  }

  /** Reads the next token if it has this text. */
  boolean accept(String text) {
    boolean present = at(text);
    if (present) {
      next++;
    }
    return present;
  }

  /** Reads the next token, which must have this text. */
  Token expect(String text) {
    if (!at(text)) {
      throw expected("'" + text + "'");
    }
    return take();
  }

  /** Reads a name, which must come next. */
  Token expectName(String what) {
    if (at(Token.Kind.RESERVED_WORD)) {
      throw error(
          position(), "expected " + what + ", but '" + peek().text() + "' is a reserved word");
    }
    if (!at(Token.Kind.NAME)) {
      throw expected(what);
    }
    return take();
  }

  /** A place to come back to with {@link #goTo}. */
  int place() {
    return next;
  }

  void goTo(int place) {
    next = place;
  }

  /** Notes one more level of nesting; each call is followed by one of {@link #leave}. */
  void enter() {
    if (++depth > DEEPEST) {
      throw error(position(), "this is nested more than " + DEEPEST + " levels deep");
    }
  }

  void leave() {
    depth--;
  }

  /** The error that something else than the next token was expected. */
  LitmusSyntaxException expected(String what) {
    return error(position(), "expected " + what + " but found " + peek().description());
  }

  LitmusSyntaxException error(Position position, String message) {
    return source.error(position, message);
  }
}
