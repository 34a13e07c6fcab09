package dev.jacquard.report.text;

import dev.jacquard.report.seen.PlainAccess;

/** An access that is no step, in the words of the program. */
final class AccessWords {
  private AccessWords() {}

  /** For example {@code Account#1.balance: read 0}. */
  static String of(PlainAccess access) {
    String verb = access.write() ? (access.isContent() ? "changed" : "wrote") : "read";
    String before = access.unseen() == 0 ? "" : "... " + access.unseen() + " more, ";
    return before
        + access.location()
        + ": "
        + verb
        + (access.value().isEmpty() ? "" : " " + access.value());
  }
}
