package dev.jacquard.conformance;

import java.util.Arrays;

/** What came of calls, in a line: what each returned, or the name of what it threw. */
public final class Notes {
  /** A call that returns something. */
  @FunctionalInterface
  public interface Question {
    Object ask() throws Exception;
  }

  private final StringBuilder line = new StringBuilder();

  /** Notes what a call returns or throws. */
  public Notes note(Question question) {
    return add(answer(question));
  }

  /** Notes that a call is done, or what it throws. */
  public Notes note(Run.Body body) {
    return note(
        () -> {
          body.run();
          return "done";
        });
  }

  /** Notes the whole exception that a call throws. */
  public Notes message(Run.Body body) {
    try {
      body.run();
      return add("done");
    } catch (Throwable thrown) {
      return add(thrown.getClass().getSimpleName() + ":" + thrown.getMessage());
    }
  }

  private Notes add(String word) {
    line.append(line.length() == 0 ? "" : " ").append(word);
    return this;
  }

  /** What a call returns, or the name of what it throws. */
  public static String answer(Question question) {
    try {
      Object answer = question.ask();
      return answer instanceof Object[] array ? Arrays.toString(array) : String.valueOf(answer);
    } catch (Throwable thrown) {
      return thrown.getClass().getSimpleName();
    }
  }

  /** The same with the current thread interrupted before the call, and whether it still is. */
  public Notes interrupted(Question question) {
    Thread.currentThread().interrupt();
    note(question);
    return add("" + Thread.interrupted());
  }

  /** The same with the current thread interrupted before the call, and whether it still is. */
  public Notes interrupted(Run.Body body) {
    Thread.currentThread().interrupt();
    note(body);
    return add("" + Thread.interrupted());
  }

  @Override
  public String toString() {
    return line.toString();
  }
}
