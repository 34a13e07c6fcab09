package dev.jacquard.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.jacquard.testkit.Ended;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Two machines with a cable between them: network namespaces of this one, which see nothing else of
 * it. Linux lets only its administrator make them.
 */
final class TwoMachines implements AutoCloseable {
  /** The address of the first one. */
  static final String FIRST = "10.77.0.1";

  private static final String SECOND = "10.77.0.2";
  private static final String NET = "/24";

  private final long number = ProcessHandle.current().pid() % 100_000;
  private final String first = "jacquard-" + number + "-1";
  private final String second = "jacquard-" + number + "-2";
  private final String plug = "jq" + number + "a";
  private final String otherPlug = "jq" + number + "b";

  /** Or skips the test, and says why. */
  TwoMachines() throws IOException, InterruptedException {
    assumeTrue(isAllowed(), "network namespaces can't be made here (ip netns add)");
    ip("netns", "add", second);
    ip("link", "add", plug, "netns", first, "type", "veth", "peer", otherPlug, "netns", second);
    connect(first, plug, FIRST);
    connect(second, otherPlug, SECOND);
  }

  private boolean isAllowed() throws InterruptedException {
    try {
      return new ProcessBuilder("ip", "netns", "add", first).start().waitFor() == 0;
    } catch (IOException nobodyHasIt) {
      return false;
    }
  }

  private static void connect(String machine, String plug, String address)
      throws IOException, InterruptedException {
    ip("-n", machine, "addr", "add", address + NET, "dev", plug);
    ip("-n", machine, "link", "set", plug, "up");
    ip("-n", machine, "link", "set", "lo", "up");
  }

  private static void ip(String... words) throws IOException, InterruptedException {
    List<String> command = Stream.concat(Stream.of("ip"), Stream.of(words)).toList();
    Ended ended = Ended.of(new ProcessBuilder(command).start());
    assertThat(ended.exit()).as(command + ": " + ended).isZero();
  }

  /** How commands begin that run on the first one. */
  List<String> onFirst() {
    return List.of("ip", "netns", "exec", first);
  }

  List<String> onSecond() {
    return List.of("ip", "netns", "exec", second);
  }

  void cut() throws IOException, InterruptedException {
    ip("-n", first, "link", "set", plug, "down");
  }

  void heal() throws IOException, InterruptedException {
    ip("-n", first, "link", "set", plug, "up");
  }

  @Override
  public void close() throws IOException {
    for (String machine : List.of(first, second)) {
      new ProcessBuilder("ip", "netns", "del", machine).start().onExit().join();
    }
  }
}
