package dev.jacquard.kernel.trace;

import java.io.Serializable;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What counts as a step in a run because the program was seen to look at it, in words of the front
 * end. A trace means something only together with it: a thread has other steps under another one.
 *
 * <p>It prints as {@code +locks+races}, in characters that no shell changes: a dot as a slash, and
 * any other character as a tilde with its four hexadecimal digits.
 *
 * @param words none of them empty
 */
public record Observed(SortedSet<String> words) implements Serializable {
  public static final Observed NOTHING = new Observed(new TreeSet<>());

  private static final Pattern WORD = Pattern.compile("(?:[0-9a-zA-Z_:/]|~[0-9a-f]{4})+");
  private static final int HEX = 16;
  private static final int DIGITS = 4;

  public Observed {
    words = Collections.unmodifiableSortedSet(new TreeSet<>(words));
    if (words.contains("")) {
      throw new IllegalArgumentException("an empty word");
    }
  }

  public static Observed of(Collection<String> words) {
    return words.isEmpty() ? NOTHING : new Observed(new TreeSet<>(words));
  }

  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException with a sentence for the user
   */
  public static Observed parse(String text) {
    if (text.isEmpty()) {
      return NOTHING;
    }
    SortedSet<String> words = new TreeSet<>();
    for (String word : text.substring(1).split("\\+", -1)) {
      if (text.charAt(0) != '+' || !WORD.matcher(word).matches()) {
        throw new IllegalArgumentException(
            "'"
                + word
                + "' is no word of a replay string for what its program looks at; was it copied as"
                + " a whole?");
      }
      words.add(decoded(word));
    }
    return new Observed(words);
  }

  private static String decoded(String word) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (letter == '~') {
        text.append((char) Integer.parseInt(word.substring(i + 1, i + 1 + DIGITS), HEX));
        i += DIGITS;
      } else {
        text.append(letter == '/' ? '.' : letter);
      }
    }
    return text.toString();
  }

  private static String encoded(String word) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      boolean plain = letter != '/' && WORD.matcher(Character.toString(letter)).matches();
      if (plain) {
        text.append(letter);
      } else if (letter == '.') {
        text.append('/');
      } else {
        text.append('~').append(Integer.toHexString(1 << HEX | letter).substring(1));
      }
    }
    return text.toString();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    words.forEach(word -> text.append('+').append(encoded(word)));
    return text.toString();
  }
}
