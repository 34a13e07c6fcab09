package dev.jacquard.model.temporal;

import java.util.ArrayList;
import java.util.List;

/** Cuts the text of a formula into its words and signs. */
final class Tokens {
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int position;

  private Tokens(String text) {
    this.text = text;
  }

  /** The tokens of a text, the last of which is its end. */
  static List<Token> of(String text) {
    Tokens cut = new Tokens(text);
    cut.all();
    return cut.tokens;
  }

  private void all() {
    while (position < text.length()) {
      char first = text.charAt(position);
      if (Character.isWhitespace(first)) {
        position++;
      } else if (first == '"' || first == '\'') {
        quoted(first);
      } else if (Character.isJavaIdentifierStart(first)) {
        word();
      } else {
        sign();
      }
    }
    tokens.add(new Token(Token.Sort.END, "", position));
  }

  private void quoted(char mark) {
    int end = text.indexOf(mark, position + 1);
    if (end < 0) {
      throw new FormulaException("a quotation mark without its partner", text, position);
    }
    tokens.add(new Token(Token.Sort.ATOM, text.substring(position + 1, end), position));
    position = end + 1;
  }

  private void word() {
    int end = position;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    String word = text.substring(position, end);
    add(Token.MEANINGS.getOrDefault(word, Token.Sort.ATOM), word);
  }

  private void sign() {
    for (String sign : Token.SIGNS) {
      if (text.startsWith(sign, position)) {
        add(Token.MEANINGS.get(sign), sign);
        return;
      }
    }
    throw new FormulaException("unexpected '" + text.charAt(position) + "'", text, position);
  }

  private void add(Token.Sort sort, String token) {
    tokens.add(new Token(sort, token, position));
    position += token.length();
  }
}
