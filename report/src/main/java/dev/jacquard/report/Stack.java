package dev.jacquard.report;

import java.util.List;

/**
 * Where in the program something happened.
 *
 * @param title what happened, for example {@code ben waits for lock a}
 * @param frames the calls that led there, the innermost first, for example {@code
 *     Account.withdraw(Account.java:12)}
 */
public record Stack(String title, List<String> frames) {
  public Stack {
    frames = List.copyOf(frames);
  }
}
