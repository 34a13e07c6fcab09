package dev.jacquard.kernel.name;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A thread by its ancestry: {@code main}, or the n-th thread that another one made, for example
 * {@code main.2.1}.
 *
 * @param path for each generation, the how-manieth child the ancestor is, from 1
 */
public record ThreadName(List<Integer> path) {
  /** The thread that the program begins with. */
  public static final ThreadName MAIN = new ThreadName(List.of());

  private static final String ROOT = "main";
  private static final Pattern TEXT = Pattern.compile(ROOT + "(\\.[1-9]\\d{0,6})*");

  public ThreadName {
    path = List.copyOf(path);
  }

  /** The n-th thread that this one made, from 1. */
  public ThreadName child(int n) {
    List<Integer> longer = new ArrayList<>(path);
    longer.add(n);
    return new ThreadName(longer);
  }

  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException if the text is no name
   */
  public static ThreadName parse(String text) {
    if (!TEXT.matcher(text).matches()) {
      throw new IllegalArgumentException("'" + text + "' is no name of a thread");
    }
    ThreadName name = MAIN;
    String[] words = text.split("\\.");
    for (int i = 1; i < words.length; i++) {
      name = name.child(Integer.parseInt(words[i]));
    }
    return name;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(ROOT);
    for (int n : path) {
      text.append('.').append(n);
    }
    return text.toString();
  }
}
