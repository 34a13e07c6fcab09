package dev.jacquard.model.diagram.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts source text into tokens. A comment goes from {@code #} to the end of its line.
 *
 * <p>The last token is of kind END and stands right behind the one before it.
 */
final class Lexer {
  private static final List<String> SYMBOLS =
      List.of(
          ":=", "->", "..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "%", "(", ")", "{",
          "}", "|", ",", ":");

  private final SourceText source;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int offset;
  private int line = 1;
  private int column = 1;
  private Position end = new Position(1, 1);

  private Lexer(SourceText source) {
    this.source = source;
    this.text = source.text();
  }

  static List<Token> lex(SourceText source) {
    Lexer lexer = new Lexer(source);
    while (lexer.offset < lexer.text.length()) {
      lexer.next();
    }
    lexer.tokens.add(new Token(Token.Kind.END, "", lexer.end));
    return List.copyOf(lexer.tokens);
  }

  private void next() {
    char first = text.charAt(offset);
    if (Character.isWhitespace(first)) {
      advance(1);
    } else if (first == '#') {
      advance(lineEnd() - offset);
    } else if (first == '"' || first == '\'') {
      string(first);
    } else if (isWordPart(first)) {
      word();
    } else {
      symbol();
    }
  }

  private int lineEnd() {
    int newline = text.indexOf('\n', offset);
    return newline < 0 ? text.length() : newline;
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
      add(Words.contains(word) ? Token.Kind.WORD : Token.Kind.NAME, word, word.length());
    } else if (word.matches("[0-9]+(_+[0-9]+)*")) {
      add(Token.Kind.NUMBER, word, word.length());
    } else {
      throw source.error(here(), "expected a decimal number but found '" + word + "'");
    }
  }

  private void symbol() {
    if (text.startsWith("||", offset)) {
      throw source.error(here(), "'||' has no meaning here; write 'or'");
    }
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, offset)) {
        add(Token.Kind.SYMBOL, symbol, symbol.length());
        return;
      }
    }
    String character = Character.toString(text.codePointAt(offset));
    throw source.error(
        here(), "the character '" + character + "' has no meaning here" + meant(character));
  }

  private static String meant(String character) {
    return switch (character) {
      case "!" -> "; write 'not' or '!='";
      case "&" -> "; write 'and'";
      case ";" -> "; a declaration ends where the next one begins";
      default -> "";
    };
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
