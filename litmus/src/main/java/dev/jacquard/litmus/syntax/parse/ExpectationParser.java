package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Lexer;
import dev.jacquard.kernel.source.Lexer.Comment;
import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.Expectation;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads what comments say to expect: {@code # expect n=3: traces 90, orbits 15}. */
record ExpectationParser(SourceText source, Names names) {
  private static final Pattern EXPECTATION = Pattern.compile("\\s*expect(?!\\w).*", Pattern.DOTALL);

  List<Expectation> expectations(List<Comment> comments) {
    return comments.stream()
        .filter(comment -> EXPECTATION.matcher(comment.text()).matches())
        .map(this::expectation)
        .toList();
  }

  private Expectation expectation(Comment comment) {
    TokenStream tokens =
        new TokenStream(source, Lexer.lex(ReservedWords.LANGUAGE, source, comment).tokens());
    Position position = tokens.take().position();
    Map<String, Integer> constants = new LinkedHashMap<>();
    if (!tokens.at(":")) {
      do {
        condition(tokens, constants);
      } while (tokens.accept(","));
    }
    tokens.expect(":");
    Map<String, Long> counts = new LinkedHashMap<>();
    do {
      count(tokens, counts);
    } while (tokens.accept(","));
    if (!tokens.at(Token.Kind.END)) {
      throw tokens.expected("',' or the end of the comment");
    }
    return new Expectation(constants, counts, position);
  }

  private void condition(TokenStream tokens, Map<String, Integer> constants) {
    Token name = tokens.expectName("':' or the name of a constant");
    List<String> known = names.constants();
    if (!known.contains(name.text())) {
      throw source.error(
          name.position(),
          "unknown constant '" + name.text() + "'" + Spelling.suggestion(name.text(), known));
    }
    tokens.expect("=");
    String sign = tokens.accept("-") ? "-" : "";
    BigInteger value = number(tokens, sign, Integer.SIZE);
    putOnce(constants, name, value.intValue());
  }

  private void count(TokenStream tokens, Map<String, Long> counts) {
    String keys = "one of " + String.join(", ", Expectation.KEYS);
    Token key = tokens.expectName(keys);
    if (!Expectation.KEYS.contains(key.text())) {
      String suggestion = Spelling.suggestion(key.text(), Expectation.KEYS);
      throw source.error(
          key.position(), "expected " + keys + " but found '" + key.text() + "'" + suggestion);
    }
    putOnce(counts, key, number(tokens, "", Long.SIZE).longValue());
  }

  private BigInteger number(TokenStream tokens, String sign, int bits) {
    if (!tokens.at(Token.Kind.NUMBER)) {
      throw tokens.expected("a number");
    }
    Token digits = tokens.take();
    BigInteger number = new BigInteger(sign + digits.text().replace("_", ""));
    if (number.bitLength() >= bits) {
      throw source.error(
          digits.position(), "the integer " + sign + digits.text() + " is too large");
    }
    return number;
  }

  private <V> void putOnce(Map<String, V> map, Token key, V value) {
    if (map.putIfAbsent(key.text(), value) != null) {
      throw source.error(key.position(), "'" + key.text() + "' is given twice");
    }
  }
}
