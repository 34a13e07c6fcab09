package dev.jacquard.worker.watch;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * What this worker does at present, and when it has to have done it: whoever watches it enforces
 * that, inside of this JVM and outside. A worker does one thing at a time.
 */
public final class Stage {
  /** How much longer than planned a stage may take before somebody ends it. */
  public static final Duration OVERTIME = Duration.ofSeconds(3);

  private static volatile Optional<Stage> present = Optional.empty();
  private static boolean taken;

  private final Supplier<String> words;
  private final long end;

  private Stage(Supplier<String> words, long end) {
    this.words = words;
    this.end = end;
  }

  /**
   * A stage begins, and the one before is over.
   *
   * @param words what is done, as a part of a sentence; asked by other threads
   * @param end when it should be over at the latest, by {@link System#nanoTime}
   */
  public static void begin(Supplier<String> words, long end) {
    change(Optional.of(new Stage(words, end)));
  }

  /** Nothing is done that has to come to an end. */
  public static void end() {
    change(Optional.empty());
  }

  private static void change(Optional<Stage> next) {
    boolean late;
    synchronized (Stage.class) {
      late = taken;
      if (!late) {
        present = next;
      }
    }
    while (late) {
      LockSupport.park(); // somebody tells what is known, and ends this JVM
    }
  }

  /**
   * Whoever watches is about to tell what is known and to end this JVM: the stage never comes to
   * its end, so that nobody else tells anything. False if it has come to its end before.
   */
  static synchronized boolean take(Optional<Stage> stage) {
    boolean current = stage.equals(present);
    taken |= current;
    return current;
  }

  /** The present stage. */
  static Optional<Stage> present() {
    return present;
  }

  String words() {
    return words.get();
  }

  /** How much time is left, with overtime; negative if it should be over. */
  Duration left() {
    return Duration.ofNanos(end - System.nanoTime()).plus(OVERTIME);
  }
}
