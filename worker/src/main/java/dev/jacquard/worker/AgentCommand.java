package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command that starts a worker with the agent, on a JDK as it is. */
final class AgentCommand {
  static final String AGENT = "-javaagent:";

  /** The option that says why there is no JDK that was rewritten beforehand. */
  static final String WITHOUT_IMAGE = "-Djacquard.without-image=";

  /** From this JDK on, threads are continuations that monitors don't pin. */
  private static final int CONTINUATIONS = 24;

  private AgentCommand() {}

  static List<String> of(
      List<Path> classPath, List<String> options, String main, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(OwnPath.jdk().resolve("bin").resolve("java").toString());
    command.addAll(OwnPath.jvmOptions());
    command.add("-Xlog:cds=off"); // the boot path is longer than that of the archive: fine
    command.add("-Xlog:cds+dynamic=off");
    command.add("-Xshare:auto");
    command.add("--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED");
    command.add("--add-opens=java.base/java.lang=ALL-UNNAMED");
    if (Runtime.version().feature() >= CONTINUATIONS) {
      command.add("--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED");
    }
    command.add("-Xbootclasspath/a:" + OwnPath.join(OwnPath.runtime()));
    command.add(AGENT + AgentJar.in(OwnPath.of(Agent.class).get(0)));
    command.addAll(options);
    command.add("-cp");
    command.add(OwnPath.join(OwnPath.before(classPath)));
    command.add(main);
    command.addAll(arguments);
    return command;
  }
}
