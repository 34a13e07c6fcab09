package dev.jacquard.worker.watch;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import java.io.Serializable;
import java.time.Duration;
import java.util.Optional;

/**
 * A sign of life, which a worker gives each second to whoever started it and can end it.
 *
 * @param seconds within which the next one has to come
 * @param words what the worker does, as the end of a sentence; empty if there is nothing to say
 */
public record Sign(long seconds, String words) implements Serializable {
  public static final Duration PERIOD = Duration.ofSeconds(1);

  /** Long enough for a machine that is busy with something else. */
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private static final Duration SHORTEST = Duration.ofSeconds(10);

  /** For the watchdog, which comes first, to tell what is known. */
  private static final Duration REPORT = Duration.ofSeconds(2);

  private static volatile Duration longest = LONGEST;

  /** A worker of which nothing has been heard yet, as it starts. */
  public static Sign first() {
    return new Sign(LONGEST.toSeconds(), "");
  }

  /** Programs that make no step for so long are noticed; a JVM that is frozen not much later. */
  static void patience(Duration patience) {
    Duration wanted = patience.plus(Stage.OVERTIME).plus(REPORT);
    Duration least = wanted.compareTo(SHORTEST) < 0 ? SHORTEST : wanted;
    longest = least.compareTo(LONGEST) > 0 ? LONGEST : least;
  }

  /** The sign to give now. It does not wait for threads of the program, which may be frozen. */
  public static Sign now() {
    Optional<Stage> stage = Stage.present();
    long left = stage.map(Stage::left).orElse(LONGEST).plus(REPORT).toSeconds() + 1;
    long seconds = Math.max(1, Math.min(longest.toSeconds(), left));
    return new Sign(seconds, stage.map(Sign::words).orElse(""));
  }

  private static String words(Stage stage) {
    Execution execution = Control.execution();
    boolean running = execution != null && execution.progress().isRunning();
    String all = stage.words() + (running ? execution.progress().place() : "");
    return all.lines().findFirst().orElse("");
  }

  /** One line of text. */
  String line() {
    return words.isEmpty() ? Long.toString(seconds) : seconds + " " + words;
  }

  /** What {@link #line} told. */
  static Sign parse(String line) {
    int space = line.indexOf(' ');
    return space < 0
        ? new Sign(Long.parseLong(line), "")
        : new Sign(Long.parseLong(line.substring(0, space)), line.substring(space + 1));
  }

  /** What to say of a worker of which this was the last sign. */
  public String silence() {
    return "gave no sign of life for " + seconds + " s and was ended" + last();
  }

  /** What the worker did, as the end of a sentence. */
  public String last() {
    return words.isEmpty() ? "" : "; the last thing known is that it was busy with " + words;
  }
}
