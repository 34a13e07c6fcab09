package dev.jacquard.conformance;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Outcomes in words: what several calls return, and what they throw. */
public final class Words {
  private Words() {}

  /** Some things in their order. */
  public static String of(Object... things) {
    return Arrays.stream(things).map(Words::word).collect(Collectors.joining(" "));
  }

  private static String word(Object thing) {
    return thing instanceof Object[] array ? Arrays.toString(array) : String.valueOf(thing);
  }

  /** What a call throws, by the simple name of its class. */
  public static String thrown(Run.Body call) {
    Throwable thrown = exception(call);
    return thrown == null ? "nothing" : thrown.getClass().getSimpleName();
  }

  /** What each call throws. */
  public static String thrownByEach(Run.Body... calls) {
    return Arrays.stream(calls).map(Words::thrown).collect(Collectors.joining(" "));
  }

  /** What a call throws, and what is wrapped in that. */
  public static String thrownWithCause(Run.Body call) {
    Throwable thrown = exception(call);
    return thrown == null ? "nothing" : withCause(thrown);
  }

  /** An exception and what is wrapped in it, by the simple names of their classes. */
  public static String withCause(Throwable thrown) {
    Throwable cause = thrown.getCause();
    String name = thrown.getClass().getSimpleName();
    return cause == null ? name : name + "(" + cause.getClass().getSimpleName() + ")";
  }

  private static Throwable exception(Run.Body call) {
    try {
      call.run();
      return null;
    } catch (Exception e) {
      return e;
    }
  }
}
