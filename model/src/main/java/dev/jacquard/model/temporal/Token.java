package dev.jacquard.model.temporal;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A word or sign of a formula.
 *
 * @param text what it stands for: the name of an atom without quotation marks
 * @param position the index of its first character
 */
record Token(Sort sort, String text, int position) {
  /** The sorts of tokens, with the signs and reserved words that mean them. */
  enum Sort {
    ATOM,
    TRUE("true"),
    FALSE("false"),
    NOT("!", "not"),
    ALWAYS("[]", "always"),
    EVENTUALLY("<>", "eventually"),
    NEXT("()", "next", "X"),
    UNTIL("until", "U"),
    RELEASE("release", "R"),
    WEAK_UNTIL("unless", "W"),
    AND("&&", "/\\", "&", "and"),
    OR("||", "\\/", "|", "or"),
    IMPLIES("->", "implies"),
    SAME("<->", "iff"),
    OPEN("("),
    CLOSE(")"),
    END;

    private final List<String> spellings;

    Sort(String... spellings) {
      this.spellings = List.of(spellings);
    }
  }

  /** What signs and reserved words mean. */
  static final Map<String, Sort> MEANINGS = new HashMap<>();

  static {
    for (Sort sort : Sort.values()) {
      sort.spellings.forEach(spelling -> MEANINGS.put(spelling, sort));
    }
  }

  /** Signs, the longer ones before those that they begin with. */
  static final List<String> SIGNS =
      MEANINGS.keySet().stream()
          .filter(spelling -> !Character.isLetter(spelling.charAt(0)))
          .sorted(Comparator.comparingInt(String::length).reversed())
          .toList();
}
