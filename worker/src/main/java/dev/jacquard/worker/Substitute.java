package dev.jacquard.worker;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** A worker with the agent that does the work of this one, which must not be trusted. */
final class Substitute {
  /** With these, options begin that concern the JDK of this JVM. */
  private static final List<String> OF_IMAGE =
      List.of(
          "-XX:AOTCache=",
          "-XX:SharedArchiveFile=",
          "-Xshare:",
          InImage.STAMPS,
          InImage.ARCHIVE,
          InImage.LOCAL_STATES,
          OwnPath.ORIGINAL);

  private Substitute() {}

  /**
   * Lets it run, with the input and the output of this JVM; returns its exit code.
   *
   * @param why there is no image, as the end of a sentence
   * @param words the main class that is wanted, and its arguments
   */
  static int run(String why, List<String> words) throws IOException, InterruptedException {
    List<String> command =
        AgentCommand.of(
            ProgramLoader.parse(System.getProperty("java.class.path")),
            options(why),
            words.get(0),
            words.subList(1, words.size()));
    boolean tells = InImage.tellsLocalStates();
    Process process =
        new ProcessBuilder(tells ? WorkerJvm.tellingLocalStates(command) : command)
            .inheritIO()
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process)));
    return process.waitFor();
  }

  private static List<String> options(String why) {
    List<String> options = new ArrayList<>();
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (OF_IMAGE.stream().noneMatch(option::startsWith)) {
        options.add(option);
      }
    }
    options.add(AgentCommand.WITHOUT_IMAGE + why);
    return options;
  }

  /** Whoever ends this JVM means the other one, which may still have something to say. */
  private static void end(Process process) {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      process.destroyForcibly();
    }
  }
}
