package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts that an exploration must find, from a comment such as {@code # expect n=3: traces 90}.
 *
 * <p>They hold when the named constants have the given values and all others their declared ones:
 * to check an expectation, parse the file again with {@code constants} as overrides.
 */
public record Expectation(
    Map<String, Integer> constants, Map<String, Long> counts, Position position) {

  /** What can be counted. */
  public static final Set<String> KEYS =
      Collections.unmodifiableSet(
          new LinkedHashSet<>(
              List.of(
                  "traces",
                  "orbits",
                  "val",
                  "declared",
                  "deadlocks",
                  "assertions",
                  "exceptions",
                  "races",
                  "livelocks",
                  "outcomes",
                  "states")));

  public Expectation {
    constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
    counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
  }

  public Expectation(Map<String, Integer> constants, Map<String, Long> counts) {
    this(constants, counts, Position.NONE);
  }
}
