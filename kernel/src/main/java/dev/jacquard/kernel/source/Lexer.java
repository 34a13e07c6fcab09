package dev.jacquard.kernel.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts source text into tokens and comments.
 *
 * <p>The last token is of kind END and stands right behind the one before it.
 */
public final class Lexer {
  private final Language language;
  private final SourceText source;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final List<Comment> comments = new ArrayList<>();
  private int offset;
  private int line;
  private int column;
  private Position end;

  private Lexer(Language language, SourceText source, String text, Position start) {
    this.language = language;
    this.source = source;
    this.text = text;
    this.line = start.line();
    this.column = start.column();
    this.end = start;
  }

  /** All of a source text. */
  public static Lexed lex(Language language, SourceText source) {
    return new Lexer(language, source, source.text(), new Position(1, 1)).lexed("file");
  }

  /** The inside of a comment. */
  public static Lexed lex(Language language, SourceText source, Comment comment) {
    return new Lexer(language, source, comment.text(), comment.position()).lexed("comment");
  }

  /** What a text consists of. */
  public record Lexed(List<Token> tokens, List<Comment> comments) {}

  /** The text of a comment to the end of the line, without its mark, and where that begins. */
  public record Comment(String text, Position position) {}

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
    } else if (language.slashComments() && text.startsWith("//", offset)) {
      lineComment(2);
    } else if (language.slashComments() && text.startsWith("/*", offset)) {
      blockComment();
    } else if (language.strings() && (first == '"' || first == '\'')) {
      string(first);
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

  private int lineEnd() {
    int newline = text.indexOf('\n', offset);
    return newline < 0 ? text.length() : newline;
  }

  private void lineComment(int mark) {
    advance(mark);
    int stop = lineEnd();
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

  private void string(char quote) {
    int close = text.indexOf(quote, offset + 1);
    if (close < 0 || close > lineEnd()) {
      throw source.error(
          here(), "this text is not closed: expected " + quote + " in the same line");
    }
    add(Token.Kind.STRING, text.substring(offset + 1, close), close + 1 - offset);
  }

  private void word() {
    int stop = offset;
    while (stop < text.length() && isWordPart(text.charAt(stop))) {
      stop++;
    }
    String word = text.substring(offset, stop);
    if (!Character.isDigit(word.charAt(0))) {
      boolean reserved = language.words().contains(word);
      add(reserved ? Token.Kind.WORD : Token.Kind.NAME, word, word.length());
    } else if (word.matches("[0-9]+(_+[0-9]+)*")) {
      add(Token.Kind.NUMBER, word, word.length());
    } else {
      throw source.error(here(), "expected a decimal number but found '" + word + "'");
    }
  }

  private void symbol() {
    Optional<String> symbol = here(language.symbols());
    Optional<String> hinted = here(language.hints().keySet());
    if (symbol.isPresent() && hinted.map(String::length).orElse(0) <= symbol.get().length()) {
      add(Token.Kind.SYMBOL, symbol.get(), symbol.get().length());
    } else {
      String sign = hinted.orElseGet(() -> Character.toString(text.codePointAt(offset)));
      String named = (sign.codePointCount(0, sign.length()) == 1 ? "the character '" : "'") + sign;
      String hint = hinted.map(language.hints()::get).map(meant -> "; " + meant).orElse("");
      throw source.error(here(), named + "' has no meaning here" + hint);
    }
  }

  /** The first of these signs that the rest of the text begins with. */
  private Optional<String> here(Iterable<String> signs) {
    for (String sign : signs) {
      if (text.startsWith(sign, offset)) {
        return Optional.of(sign);
      }
    }
    return Optional.empty();
  }

  private void add(Token.Kind kind, String word, int length) {
    tokens.add(new Token(kind, word, here()));
    advance(length);
    end = here();
  }

  private static boolean isWordPart(char character) {
    return character == '_' || character < 128 && Character.isLetterOrDigit(character);
  }
}
