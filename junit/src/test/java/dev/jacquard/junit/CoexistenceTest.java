package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Other tools work in the same worker JVM, and the verdicts are the same. */
@Timeout(300)
class CoexistenceTest {
  private static final String OPTIONS = "jacquard.worker.options";

  @TempDir private Path folder;

  /** The verdicts on samples that pass, race, deadlock and fail. */
  private static void checkCounters(String option) {
    SampleRun with = SampleRun.of("acme.Counters", Map.of(OPTIONS, option));
    SampleRun without = SampleRun.of("acme.Counters");
    assertThat(with.verdicts()).isEqualTo(without.verdicts()).isNotEmpty();
  }

  @Test
  void coverageOfJacoco() throws IOException {
    Path file = folder.resolve("jacoco.exec");
    String agent =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.contains("org.jacoco.agent"))
            .findFirst()
            .orElseThrow();
    checkCounters("-javaagent:" + agent + "=destfile=" + file + ",includes=acme.*");
    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
        .as("what was covered in the worker")
        .contains("acme/Counters");
  }

  @Test
  void anotherAgent() throws IOException {
    checkCounters("-javaagent:" + OtherAgent.jar(folder));
  }

  @Test
  void attachedDebugger() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Debugger debugger = new Debugger(port, "acme.Counters", "increment");
    Thread thread = new Thread(debugger, "debugger");
    thread.start();
    String option =
        "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=127.0.0.1:" + port;
    checkCounters(option);
    thread.join();
    assertThat(debugger.stops()).isEqualTo(5);
  }

  @Test
  void mocksOfMockito() {
    SampleRun run = SampleRun.of("acme.Mocks");
    assertThat(run.entry("ofAnInterface()", "jacquard")).startsWith("complete: 2 executions,");
    assertThat(run.entry("ofAFinalClass()", "jacquard")).startsWith("complete: 2 executions,");
    assertThat(run.entry("ofAStaticMethod()", "jacquard")).startsWith("complete: 2 executions,");
    assertThat(run.message("ofAnObjectThatRaces()")).startsWith("race on Counter");
  }
}
