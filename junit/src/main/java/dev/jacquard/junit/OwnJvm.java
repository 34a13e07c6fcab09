package dev.jacquard.junit;

import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** How the user can make the JVM of the tests a worker: a debugger then stops in the test. */
final class OwnJvm {
  private static final String AGENT = "-javaagent:";

  private OwnJvm() {}

  /** The options for it, one on each line. */
  static String options() throws IOException {
    List<String> command = WorkerJvm.withAgent(List.of(), List.of(), "", List.of());
    StringBuilder options = new StringBuilder();
    for (String option : command.subList(1, command.indexOf("-cp"))) {
      options.append("\n  ").append(option.startsWith(AGENT) ? lasting(option) : option);
    }
    return options.toString();
  }

  /** The agent that a command names ends with this JVM; the user needs one that lasts. */
  private static String lasting(String option) throws IOException {
    Path jar = Path.of(System.getProperty("java.io.tmpdir"), "jacquard-agent.jar");
    Files.copy(Path.of(option.substring(AGENT.length())), jar, StandardCopyOption.REPLACE_EXISTING);
    return AGENT + jar;
  }
}
