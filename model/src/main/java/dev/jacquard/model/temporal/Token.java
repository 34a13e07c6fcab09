package dev.jacquard.model.temporal;

import java.util.Map;

/**
 * A word or sign of a formula.
 *
 * @param text what it stands for: the name of an atom without quotation marks
 * @param position the index of its first character
 */
record Token(Sort sort, String text, int position) {
  /** The sorts of tokens. */
  enum Sort {
    ATOM,
    TRUE,
    FALSE,
    NOT,
    ALWAYS,
    EVENTUALLY,
    NEXT,
    UNTIL,
    RELEASE,
    WEAK_UNTIL,
    AND,
    OR,
    IMPLIES,
    SAME,
    OPEN,
    CLOSE,
    END
  }

  /** Signs, the longer ones before those that they begin with. */
  static final String[] SIGNS = {
    "<->", "[]", "<>", "&&", "||", "->", "()", "/\\", "\\/", "!", "&", "|", "(", ")"
  };

  /** What signs and reserved words mean. */
  static final Map<String, Sort> MEANINGS =
      Map.ofEntries(
          Map.entry("<->", Sort.SAME),
          Map.entry("[]", Sort.ALWAYS),
          Map.entry("<>", Sort.EVENTUALLY),
          Map.entry("&&", Sort.AND),
          Map.entry("||", Sort.OR),
          Map.entry("->", Sort.IMPLIES),
          Map.entry("()", Sort.NEXT),
          Map.entry("/\\", Sort.AND),
          Map.entry("\\/", Sort.OR),
          Map.entry("!", Sort.NOT),
          Map.entry("&", Sort.AND),
          Map.entry("|", Sort.OR),
          Map.entry("(", Sort.OPEN),
          Map.entry(")", Sort.CLOSE),
          Map.entry("true", Sort.TRUE),
          Map.entry("false", Sort.FALSE),
          Map.entry("not", Sort.NOT),
          Map.entry("and", Sort.AND),
          Map.entry("or", Sort.OR),
          Map.entry("implies", Sort.IMPLIES),
          Map.entry("iff", Sort.SAME),
          Map.entry("always", Sort.ALWAYS),
          Map.entry("eventually", Sort.EVENTUALLY),
          Map.entry("next", Sort.NEXT),
          Map.entry("X", Sort.NEXT),
          Map.entry("until", Sort.UNTIL),
          Map.entry("U", Sort.UNTIL),
          Map.entry("release", Sort.RELEASE),
          Map.entry("R", Sort.RELEASE),
          Map.entry("unless", Sort.WEAK_UNTIL),
          Map.entry("W", Sort.WEAK_UNTIL));
}
