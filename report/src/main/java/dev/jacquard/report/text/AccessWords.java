package dev.jacquard.report.text;

import dev.jacquard.report.PlainAccess;

/** An access that is no step, in the words of the program. */
final class AccessWords {
  private AccessWords() {}

  /** For example {@code Account#1.balance: read 0}. */
  static String of(PlainAccess access) {
    String verb = access.write() ? (isContent(access) ? "changed" : "wrote") : "read";
    String before = access.unseen() == 0 ? "" : "... " + access.unseen() + " more, ";
    return before
        + access.location()
        + ": "
        + verb
        + (access.value().isEmpty() ? "" : " " + access.value());
  }

  /** Whether an object as a whole was accessed, such as a collection, and not one of its fields. */
  private static boolean isContent(PlainAccess access) {
    String location = access.location();
    return location.indexOf('#') >= 0 && location.indexOf('.') < 0 && !location.endsWith("]");
  }
}
