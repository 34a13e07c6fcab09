package dev.jacquard.image;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What an attempt to make an image came to.
 *
 * @param key of the image; empty if none could be made
 * @param why the end of a sentence; empty if there is an image
 */
record Outcome(String key, String why, Instant when) {
  /** A failure may have been one of the moment, so somebody tries again after a while. */
  private static final Duration DISCOURAGED = Duration.ofHours(1);

  static Outcome image(String key) {
    return new Outcome(key, "", Instant.now());
  }

  static Outcome failure(String why) {
    return new Outcome("", why.replace('\n', ' '), Instant.now());
  }

  /** The key of the image, if there is one. */
  Optional<String> made() {
    return key.isEmpty() ? Optional.empty() : Optional.of(key);
  }

  /** Why nobody should try again yet, if so. */
  Optional<String> discouragement() {
    boolean fresh = when.plus(DISCOURAGED).isAfter(Instant.now());
    return key.isEmpty() && fresh ? Optional.of(why) : Optional.empty();
  }

  List<String> lines() {
    return List.of(key, why, when.toString());
  }

  static Outcome parse(List<String> lines) {
    return new Outcome(lines.get(0), lines.get(1), Instant.parse(lines.get(2)));
  }
}
