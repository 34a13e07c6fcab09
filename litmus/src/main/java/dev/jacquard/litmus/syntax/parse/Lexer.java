package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.litmus.syntax.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts source text into tokens and comments.
 *
 * <p>The last token is of kind END and stands right behind the one before it.
 */
public final class Lexer {
  private static final List<String> SYMBOLS =
      List.of(
          "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "=", "<", ">", "+", "-", "*",
          "/", "%", "!", "(", ")", "[", "]", "{", "}", ",", ";", ":");

  private final SourceText source;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final List<Comment> comments = new ArrayList<>();
  private int offset;
  private int line;
  private int column;
  private Position end;

  private Lexer(SourceText source, String text, Position start) {
    this.source = source;
    this.text = text;
    this.line = start.line();
    this.column = start.column();
    this.end = start;
  }

  /** All of a source text. */
  static Lexed lex(SourceText source) {
    return new Lexer(source, source.text(), new Position(1, 1)).lexed("file");
  }

  /** The inside of a comment. */
  static Lexed lex(SourceText source, Comment comment) {
    return new Lexer(source, comment.text(), comment.position()).lexed("comment");
  }

  /** What a text consists of. */
  record Lexed(List<Token> tokens, List<Comment> comments) {}

  private Lexed lexed(String whole) {
    while (offset < text.length()) {
      next();
    }
    tokens.add(new Token(Token.Kind.END, whole, end));
    return new Lexed(List.copyOf(tokens), List.copyOf(comments));
  }

  private void next() {
    char first = text.charAt(offset);
    if (Character.isWhitespace(first)) {
      advance(1);
    } else if (first == '#') {
      lineComment(1);
    } else if (text.startsWith("//", offset)) {
      lineComment(2);
    } else if (text.startsWith("/*", offset)) {
      blockComment();
    } else if (isWordPart(first)) {
      word();
    } else {
      symbol();
    }
  }

  private void advance(int characters) {
    for (int limit = offset + characters; offset < limit; offset++) {
      if (text.charAt(offset) == '\n') {
        line++;
        column = 1;
      } else {
        column++;
      }
    }
  }

  private Position here() {
    return new Position(line, column);
  }

  private void lineComment(int mark) {
    advance(mark);
    int newline = text.indexOf('\n', offset);
    int stop = newline < 0 ? text.length() : newline;
    comments.add(new Comment(text.substring(offset, stop), here()));
    advance(stop - offset);
  }

  private void blockComment() {
    int close = text.indexOf("*/", offset + 2);
    if (close < 0) {
      throw source.error(here(), "this comment is not closed: expected '*/'");
    }
    advance(close + 2 - offset);
  }

  private void word() {
    int stop = offset;
    while (stop < text.length() && isWordPart(text.charAt(stop))) {
      stop++;
    }
    String word = text.substring(offset, stop);
    if (Character.isDigit(word.charAt(0))) {
      number(word);
    } else {
      add(ReservedWords.contains(word) ? Token.Kind.RESERVED_WORD : Token.Kind.NAME, word);
    }
  }

  private void number(String word) {
    if (!word.matches("[0-9]+(_+[0-9]+)*")) {
      throw source.error(here(), "expected a decimal number but found '" + word + "'");
    }
    add(Token.Kind.NUMBER, word);
  }

  private void symbol() {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, offset)) {
        add(Token.Kind.SYMBOL, symbol);
        return;
      }
    }
    String character = Character.toString(text.codePointAt(offset));
    throw source.error(here(), "the character '" + character + "' has no meaning here");
  }

  private void add(Token.Kind kind, String word) {
    tokens.add(new Token(kind, word, here()));
    advance(word.length());
    end = here();
  }

  private static boolean isWordPart(char character) {
    return character == '_' || character < 128 && Character.isLetterOrDigit(character);
  }
}
