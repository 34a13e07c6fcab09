package dev.jacquard.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script {@code jacquard} of a checkout, with scripts in place of the JVMs that it starts: the
 * command says so, and the worker does what the test tells it.
 */
@Timeout(60)
class ScriptTest {
  private static final String BY_THE_COMMAND = "command:";

  @TempDir private Path tree;
  private Path jdk;
  private Path jar;
  private Path launch;
  private Path archive;

  @BeforeEach
  void makeATree() throws IOException {
    Files.copy(
        Path.of("../jacquard"), tree.resolve("jacquard"), StandardCopyOption.COPY_ATTRIBUTES);
    jdk = tree.resolve("jdk");
    jar = tree.resolve("cli/target/jacquard.jar");
    archive = tree.resolve("archive");
    launch = tree.resolve("cache/launch").resolve((jdk.toString() + ":" + jar).replace('/', '%'));
    for (Path file :
        List.of(jar, jar.resolveSibling("jacquard-boot.jar"), jdk.resolve("release"), archive)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, "JAVA_VERSION=\"17.0.1\"\n");
      age(file, 10);
    }
    executable(jdk.resolve("bin/javac"), "");
    executable(jdk.resolve("bin/java"), "echo " + BY_THE_COMMAND + " \"$@\"");
  }

  private static void age(Path file, int seconds) throws IOException {
    Files.setLastModifiedTime(
        file, FileTime.fromMillis(System.currentTimeMillis() - seconds * 1000L));
  }

  private static Path executable(Path file, String body) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/usr/bin/env bash\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  /** From now on there is a worker that does this. */
  private void worker(String body) throws IOException {
    Path worker = executable(tree.resolve("worker"), body);
    Files.createDirectories(launch.getParent());
    Files.write(
        launch,
        List.of(
            worker.toString(),
            "-XX:SharedArchiveFile=" + archive,
            "-XX:ErrorFile=" + tree + "/crash-%p",
            "an option",
            "end"));
  }

  private Process started(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(tree.resolve("jacquard").toString()));
    command.addAll(Arrays.asList(words));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JACQUARD_JAVA_HOME", jdk.toString());
    builder.environment().put("JACQUARD_CACHE", tree.resolve("cache").toString());
    builder.environment().remove("JACQUARD_IMAGE");
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  private Ended jacquard(String... words) throws IOException, InterruptedException {
    return Ended.of(started(words));
  }

  // ---- which one is started --------------------------------------------------------------------

  @Test
  void withoutALaunchFileTheCommandIsAskedForOne() throws Exception {
    assertThat(jacquard("check", "A").out())
        .isEqualTo(
            BY_THE_COMMAND
                + " -XX:+UseSerialGC -Xshare:auto -Djacquard.launch="
                + launch
                + " -Djacquard.command="
                + tree.resolve("jacquard")
                + " -jar "
                + jar
                + " check A\n");
  }

  @Test
  void workerGetsTheWordsOfTheUserBehindThoseOfTheFile() throws Exception {
    worker("printf '<%s>' \"$@\"; exit 20");
    Ended ended = jacquard("check", "-cp", "a b", "A", "--", "");
    assertThat(ended.out())
        .endsWith("<-XX:ErrorFile=" + tree + "/crash-%p><an option><check><-cp><a b><A><--><>");
    assertThat(ended.exit()).isZero();
    assertThat(ended.err()).isEmpty();
  }

  @Test
  void workerLearnsHowTheUserCallsTheScript() throws Exception {
    worker("printf '<%s>' \"$@\"; exit 20");
    assertThat(jacquard("check", "A").out())
        .contains("<-Djacquard.command=" + tree.resolve("jacquard") + ">");
  }

  @Test
  void commandsWithoutAProgramUnderControlNeedNoWorker() throws Exception {
    worker("exit 20");
    assertThat(jacquard("litmus", "a.litmus").out()).startsWith(BY_THE_COMMAND);
    assertThat(jacquard().out()).startsWith(BY_THE_COMMAND);
  }

  @Test
  void whatNeedsAnotherJvmIsLeftToTheCommand() throws Exception {
    worker("exit 20");
    assertThat(jacquard("replay", "j1", "A", "--debug").out()).startsWith(BY_THE_COMMAND);
    assertThat(jacquard("check", "A", "--symmetry", "csym").out()).startsWith(BY_THE_COMMAND);
    assertThat(jacquard("check", "A", "--symmetry=csym").out()).startsWith(BY_THE_COMMAND);
  }

  @Test
  void fileThatWasCutOffIsNotUsed() throws Exception {
    worker("exit 20");
    Files.writeString(launch, Files.readString(launch).replace("end\n", ""));
    assertThat(jacquard("check", "A").out()).startsWith(BY_THE_COMMAND);
  }

  @Test
  void fileOfAnotherJarIsNotUsed() throws Exception {
    worker("exit 20");
    age(launch, 20);
    assertThat(jacquard("check", "A").out()).startsWith(BY_THE_COMMAND);
  }

  @Test
  void archiveThatWasRemovedOrWrittenToIsNotUsed() throws Exception {
    worker("exit 20");
    age(launch, 5);
    assertThat(jacquard("check", "A").out()).isEmpty();
    age(archive, 2);
    assertThat(jacquard("check", "A").out()).startsWith(BY_THE_COMMAND);
    Files.delete(archive);
    assertThat(jacquard("check", "A").out()).startsWith(BY_THE_COMMAND);
  }

  @Test
  void workerThatFindsAnotherJdkHandsOverToTheCommand() throws Exception {
    worker("exit 75");
    assertThat(jacquard("check", "A").out()).startsWith(BY_THE_COMMAND);
  }

  // ---- how it ends -----------------------------------------------------------------------------

  @Test
  void codesOfTheWorkerAreThoseOfTheCommand() throws Exception {
    for (int code : List.of(0, 1, 2, 3, 4, 70)) {
      worker("exit " + (code + 20));
      Ended ended = jacquard("check", "A");
      assertThat(ended.exit()).isEqualTo(code);
      assertThat(ended.err()).isEmpty();
    }
  }

  @Test
  void endThatIsNotTheWorkersOwnIsNoVerdict() throws Exception {
    for (int code : List.of(0, 1, 3)) {
      worker("exit " + code);
      Ended ended = jacquard("check", "A");
      assertThat(ended.exit()).isEqualTo(4);
      assertThat(ended.err())
          .isEqualTo(
              "jacquard: the JVM in which the program ran ended with code "
                  + code
                  + ", so nothing is known of the program\n");
    }
  }

  @Test
  void crashIsNoVerdictAndItsReportIsNamed() throws Exception {
    worker("echo what happened >" + tree + "/crash-$$; kill -SEGV $$");
    Ended ended = jacquard("check", "A");
    assertThat(ended.exit()).isEqualTo(4);
    assertThat(ended.err())
        .startsWith("jacquard: the JVM in which the program ran crashed (signal 11)")
        .contains("; the JVM says more in " + tree + "/crash-");
  }

  @Test
  void requestToTerminateReachesTheWorkerWhoseVerdictCounts() throws Exception {
    worker("trap 'echo verdict; exit 23' TERM; echo begun; while :; do read -t 1 <>\"$0\"; done");
    Process process = started("check", "A");
    while (process.getInputStream().read() != '\n') {
      assertThat(process.isAlive()).isTrue();
    }
    process.toHandle().destroy(); // which leaves the streams open
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(3);
  }

  @Test
  void workerThatIsFrozenIsEnded() throws Exception {
    worker("{ echo $$; echo 60; echo 1 the search; } >&3; trap '' TERM; while :; do :; done");
    Ended ended = jacquard("check", "A");
    assertThat(ended.exit()).isEqualTo(4);
    assertThat(ended.err())
        .contains(
            "jacquard: the JVM of the program gave no sign of life for 1 s and was ended;"
                + " the last thing known is that it was busy with the search\n",
            "jacquard: the JVM in which the program ran crashed (signal 9)");
  }
}
