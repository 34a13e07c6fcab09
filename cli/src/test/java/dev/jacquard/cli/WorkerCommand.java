package dev.jacquard.cli;

import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.util.List;

/** Prints the command that would start a worker here, a word on each line. */
final class WorkerCommand {
  private WorkerCommand() {}

  /** The arguments are those of the {@code jacquard} command. */
  public static void main(String[] words) throws IOException {
    WorkerJvm.command(
            ProgramLoader.parse(System.getProperty("java.class.path")),
            List.of("-XX:+UseSerialGC"),
            Main.class.getName(),
            List.of(words))
        .forEach(System.out::println);
  }
}
