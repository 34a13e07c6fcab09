package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.LineDebugger;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.WorkerJvm;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A replay in the JVM of the tests, with a debugger. */
class ReplayInDebuggerTest {
  private static final int READS = 25;
  private static final int WRITES = 26;
  private static final int HAS_WRITTEN = 27;

  /** A thread that is replayed begins when it is its turn; after a step it runs up to the next. */
  private static final List<String> ORDER =
      List.of("ann:25", "ann:26", "bob:25", "bob:26", "bob:27", "ann:27");

  @Test
  @Timeout(120)
  void breakpointsStopInTheOrderOfTheInterleaving() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Process tests = new ProcessBuilder(command(port)).redirectErrorStream(true).start();
    tests.getOutputStream().close();
    List<String> stops =
        new LineDebugger("acme.Debugged", List.of(READS, WRITES, HAS_WRITTEN)).stops(port);
    String said = new String(tests.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said).contains("found in the replayed execution");
    assertThat(stops).isNotEmpty().isEqualTo(repeated(stops.size() / ORDER.size()));
  }

  private static List<String> command(int port) throws Exception {
    return WorkerJvm.command(
        ProgramLoader.parse(System.getProperty("java.class.path")),
        List.of(
            "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=127.0.0.1:"
                + port),
        ReplayHere.class.getName(),
        List.of("acme.Debugged#lostUpdate", "lostUpdate()", schedule()));
  }

  private static String schedule() {
    String message = SampleRun.of("acme.Debugged").message("lostUpdate()");
    Matcher property = Pattern.compile("-Djacquard\\.replay=(\\S+)").matcher(message);
    assertThat(property.find()).as(message).isTrue();
    return property.group(1);
  }

  /** The first runs load classes, so there are several. */
  private static List<String> repeated(int times) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      all.addAll(ORDER);
    }
    return all;
  }
}
