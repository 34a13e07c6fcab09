package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.ImageProof;
import dev.jacquard.image.NoImageException;
import dev.jacquard.image.Preparation;
import dev.jacquard.runtime.JvmProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a JVM is started in which programs can be controlled: from a JDK that was rewritten
 * beforehand, or with the agent, which does the same at each start.
 */
public final class WorkerJvm {
  private WorkerJvm() {}

  /** Whether the present JVM was started so. */
  public static boolean isThisOne() {
    return JvmProgram.class.getClassLoader() == null && Agent.isActive();
  }

  /**
   * A command that starts a worker in the best way that there is here, without a word to anybody.
   *
   * @param classPath where {@code main} and what it needs are found, beside Jacquard's own classes
   * @param options more options for the JVM
   */
  public static List<String> command(
      List<Path> classPath, List<String> options, String main, List<String> arguments)
      throws IOException {
    return command(classPath, options, main, arguments, Rehearsal.OF_TESTS, Preparation.SILENT);
  }

  /**
   * A command that starts a worker in the best way that there is here.
   *
   * @param rehearsal what shows which classes such workers load
   * @param preparation is told what has to be done before a worker can be started at all
   */
  public static List<String> command(
      List<Path> classPath,
      List<String> options,
      String main,
      List<String> arguments,
      Rehearsal rehearsal,
      Preparation preparation)
      throws IOException {
    try {
      ImageChoice choice = ImageChoice.here(options);
      Optional<String> obstacle = choice.obstacle();
      if (choice.isOff()) {
        return withAgent(classPath, options, main, arguments);
      }
      if (obstacle.isPresent()) {
        throw new NoImageException(obstacle.get());
      }
      return PreparedJdk.ofThisJvm(rehearsal, preparation)
          .command(classPath, options, main, arguments);
    } catch (NoImageException why) {
      preparation.without(why.getMessage());
      List<String> more = new ArrayList<>(options);
      more.add(AgentCommand.WITHOUT_IMAGE + why.getMessage());
      return withAgent(classPath, more, main, arguments);
    }
  }

  /** A command that starts a worker with the agent. */
  public static List<String> withAgent(
      List<Path> classPath, List<String> options, String main, List<String> arguments)
      throws IOException {
    return AgentCommand.of(classPath, options, main, arguments);
  }

  /**
   * Why nothing can be said of what programs did in this JVM, as the end of a sentence: its JDK was
   * removed or changed meanwhile. Empty if it is as it was.
   */
  public static Optional<String> loss() {
    return ImageProof.loss();
  }

  /** Whether a command is of use after this JVM: not if it names the agent, which ends with it. */
  public static boolean isLasting(List<String> command) {
    return command.stream().anyMatch(word -> word.startsWith(InImage.STAMPS));
  }

  /** The command for a worker whose programs tell the local states of their threads. */
  public static List<String> tellingLocalStates(List<String> command) {
    List<String> telling = new ArrayList<>(command);
    for (int i = 0; i < telling.size(); i++) {
      if (telling.get(i).startsWith(AgentCommand.AGENT)) { // ours is the first
        telling.set(i, telling.get(i) + "=" + Agent.LOCAL_STATES);
        return telling;
      }
      if (telling.get(i).startsWith(InImage.STAMPS)) {
        telling.add(i, InImage.LOCAL_STATES);
        return telling;
      }
    }
    throw new IllegalArgumentException("no command of a worker: " + command);
  }
}
