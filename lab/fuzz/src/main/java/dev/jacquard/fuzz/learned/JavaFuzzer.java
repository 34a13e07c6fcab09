package dev.jacquard.fuzz.learned;

import dev.jacquard.worker.WorkerJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Compares random Java programs with what is learned of them, in worker JVMs of this JDK. */
public final class JavaFuzzer {
  /** Each program is run for a moment: the better compiler does not pay. */
  private static final List<String> OPTIONS = List.of("-XX:TieredStopAtLevel=1");

  private final String carrier;
  private final Consumer<String> out;

  /** Tells what it finds by lines. */
  public JavaFuzzer(Consumer<String> out) {
    this.out = out;
    carrier = Runtime.version().feature() >= 24 ? "continuation" : "thread";
  }

  /**
   * Compares the executions of some programs, and then the verdicts on them; whether nothing
   * differs.
   */
  public boolean run(long firstSeed, long programs) throws IOException {
    List<String> some = List.of(carrier, "objects", "" + firstSeed, "" + programs);
    boolean same = same(some);
    return same(List.of(carrier, "objects", "" + firstSeed, "" + programs, "verdicts")) && same;
  }

  private boolean same(List<String> arguments) throws IOException {
    Process process =
        new ProcessBuilder(
                WorkerJvm.command(List.of(here()), OPTIONS, LearnedJava.class.getName(), arguments))
            .redirectErrorStream(true)
            .start();
    Thread end = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(end);
    try (BufferedReader lines = process.inputReader()) {
      lines.lines().forEach(out);
      return process.onExit().join().exitValue() == 0;
    } finally {
      process.destroyForcibly();
      Runtime.getRuntime().removeShutdownHook(end);
    }
  }

  private static Path here() {
    try {
      return Path.of(JavaFuzzer.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
