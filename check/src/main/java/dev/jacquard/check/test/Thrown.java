package dev.jacquard.check.test;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a thread of the program died of, with the frames that are the program's.
 *
 * @param text as {@link Throwable#toString()} has it
 * @param causes the chain of causes, the nearest first
 */
public record Thrown(
    String thread, String text, List<StackTraceElement> frames, List<Thrown> causes)
    implements Serializable {
  /** A chain of causes that is longer than this is a circle. */
  private static final int MOST_CAUSES = 10;

  private static final List<String> NOT_THE_PROGRAM =
      List.of(
          "dev.jacquard.runtime.",
          "dev.jacquard.worker.",
          "dev.jacquard.check.",
          "java.lang.invoke.",
          "java.lang.reflect.",
          "jdk.internal.",
          "org.junit.",
          "dev.jacquard.junit.EngineRun",
          "dev.jacquard.junit.EveryInterleavingExtension",
          "org.opentest4j.");

  static Thrown of(String thread, Throwable thrown) {
    List<Thrown> causes = new ArrayList<>();
    Throwable cause = thrown.getCause();
    for (; cause != null && causes.size() < MOST_CAUSES; cause = cause.getCause()) {
      causes.add(new Thrown(thread, cause.toString(), frames(cause), List.of()));
    }
    return new Thrown(thread, thrown.toString(), frames(thrown), List.copyOf(causes));
  }

  /** Without the hooks, and without all that is below the first frame of the program. */
  private static List<StackTraceElement> frames(Throwable thrown) {
    List<StackTraceElement> frames =
        Stream.of(thrown.getStackTrace()).filter(Thrown::isShown).map(Thrown::plain).toList();
    int end = frames.size();
    while (end > 0 && frames.get(end - 1).getClassName().startsWith("java.lang.")) {
      end--; // Thread.run
    }
    return List.copyOf(end == 0 ? Arrays.asList(thrown.getStackTrace()) : frames.subList(0, end));
  }

  /** Without the name of the loader, which is Jacquard's business. */
  private static StackTraceElement plain(StackTraceElement frame) {
    return new StackTraceElement(
        frame.getClassName(), frame.getMethodName(), frame.getFileName(), frame.getLineNumber());
  }

  private static boolean isShown(StackTraceElement frame) {
    return !frame.getMethodName().startsWith("$jacquard$")
        && NOT_THE_PROGRAM.stream().noneMatch(frame.getClassName()::startsWith);
  }
}
