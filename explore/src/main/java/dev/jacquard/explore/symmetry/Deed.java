package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a thread does next, as far as it is up to the thread: an operation and the value that it
 * stores, or its end.
 *
 * @param kind empty if the thread ends here
 * @param value what a write stores, else 0
 * @param joined the threads that it waits for first
 * @param failure how it ends, if it fails
 * @param site where in the program; no part of what is compared
 */
record Deed(
    Optional<Kind> kind,
    int location,
    long argument,
    long value,
    int flag,
    Set<Integer> joined,
    Optional<Failure.Type> failure,
    int site) {

  static Deed of(Trace trace, int row, Set<Integer> joined) {
    Kind kind = trace.kind(row);
    boolean stores = kind.isStore();
    return new Deed(
        Optional.of(kind),
        trace.location(row),
        trace.argument(row),
        stores && row < trace.length() ? trace.after(row) : 0,
        trace.alsoReads(row),
        joined,
        Optional.empty(),
        trace.site(row));
  }

  static Deed end(Set<Integer> joined, Optional<Failure.Type> failure) {
    return new Deed(Optional.empty(), -1, 0, 0, -1, joined, failure, -1);
  }

  Deed renamed(Permutation renaming) {
    boolean names = kind.isPresent() && kind.get().namesThread();
    return new Deed(
        kind,
        renaming.location(location),
        names ? renaming.thread((int) argument) : argument,
        value,
        renaming.location(flag),
        joined.stream().map(renaming::thread).collect(Collectors.toUnmodifiableSet()),
        failure,
        site);
  }

  /** Whether two are the same but for their places in the program. */
  boolean matches(Deed other) {
    return kind.equals(other.kind)
        && location == other.location
        && argument == other.argument
        && value == other.value
        && flag == other.flag
        && joined.equals(other.joined)
        && failure.equals(other.failure);
  }
}
