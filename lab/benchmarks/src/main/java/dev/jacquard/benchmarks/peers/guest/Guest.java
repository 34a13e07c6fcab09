package dev.jacquard.benchmarks.peers.guest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.BiFunction;

/**
 * The main class of a peer's JVM. Its words: the class of the peer's own code, the most executions,
 * the file in which they are counted, and the program.
 */
public final class Guest {
  private static final int PROGRAM = 3;

  private Guest() {}

  public static void main(String[] words) throws IOException {
    BiFunction<Runnable, Integer, String> peer = peer(words[0]);
    int most = Integer.parseInt(words[1]);
    Executions executions =
        new Executions(
            Programs.of(Arrays.asList(words).subList(PROGRAM, words.length)), Path.of(words[2]));
    new Rounds(() -> check(peer, executions, most)).answer(System.in, System.out);
    System.exit(0); // some peers leave threads behind
  }

  static Checked check(
      BiFunction<Runnable, Integer, String> peer, Executions executions, int most) {
    executions.startAgain();
    String finding = peer.apply(executions, most);
    return Checked.once(executions.number(), finding);
  }

  @SuppressWarnings("unchecked") // what a peer's project has to have
  private static BiFunction<Runnable, Integer, String> peer(String name) {
    try {
      return (BiFunction<Runnable, Integer, String>)
          Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no peer " + name, e);
    }
  }
}
