package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
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
    assertThat(covered(file, "acme/Counters"))
        .as("the identity of the class, by which the report finds it")
        .isEqualTo(identity(Path.of("target/test-classes/acme/Counters.class")));
  }

  /** The number that stands before the name of a class in a file of JaCoCo. */
  private static long covered(Path file, String name) throws IOException {
    int start = Files.readString(file, StandardCharsets.ISO_8859_1).indexOf(name);
    assertThat(start).as("what was covered in the worker").isPositive();
    return ByteBuffer.wrap(Files.readAllBytes(file)).getLong(start - Short.BYTES - Long.BYTES);
  }

  /** JaCoCo knows classes by the CRC-64 of their files. */
  private static long identity(Path classFile) throws IOException {
    long sum = 0;
    for (byte next : Files.readAllBytes(classFile)) {
      sum ^= next & 0xff;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        sum = (sum >>> 1) ^ ((sum & 1) == 0 ? 0 : 0xd800000000000000L);
      }
    }
    return sum;
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
