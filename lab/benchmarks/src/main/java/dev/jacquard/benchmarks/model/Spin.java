package dev.jacquard.benchmarks.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A model as SPIN searches it: a C program that SPIN makes of the Promela text, compiled in a
 * folder that is deleted when it is closed.
 *
 * <p>Statements are not merged ({@code -o3}) and steps not left out ({@code NOREDUCE}), so that
 * there are as many states as in the Java model.
 */
final class Spin implements AutoCloseable {
  private static final long MEGABYTE = 1 << 20;

  private final Path folder;

  private Spin(Path folder) {
    this.folder = folder;
  }

  /** Whether SPIN, a C compiler and a shell are on the path. */
  static boolean installed() {
    return answers("spin", "-V") && answers("gcc", "--version") && answers("sh", "-c", "times");
  }

  private static boolean answers(String... command) {
    try {
      run(Path.of("."), List.of(command));
      return true;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  static Spin compile(ModelSubject subject) throws IOException, InterruptedException {
    Spin spin = new Spin(Files.createTempDirectory("jacquard-spin-"));
    try (InputStream text = Spin.class.getResourceAsStream(subject.promela())) {
      Files.copy(text, spin.folder.resolve(subject.promela()), StandardCopyOption.REPLACE_EXISTING);
    }
    List<String> generate = new ArrayList<>(List.of("spin", "-o3", "-a"));
    generate.addAll(subject.defines());
    generate.add(subject.promela());
    run(spin.folder, generate);
    run(
        spin.folder,
        List.of("gcc", "-O2", "-DNOREDUCE", "-DSAFETY", "-DMEMLIM=8000", "-o", "pan", "pan.c"));
    return spin;
  }

  /** Searches all states, with a hash table that has about a slot for each. */
  Searched search(long states) throws IOException, InterruptedException {
    // A path may take several steps inside one atomic step, so it can be longer than all states.
    long depth = 10_000 + 3 * states;
    int slots = Long.SIZE - Long.numberOfLeadingZeros(states);
    String output =
        run(folder, List.of("sh", "-c", "./pan -n -m" + depth + " -w" + slots + "; times"));
    double stack = number(output, "([\\d.]+)\\s+memory used for DFS stack");
    double total = number(output, "([\\d.]+)\\s+total actual memory usage");
    return new Searched(
        (long) number(output, "(\\d+) states, stored"),
        // The step that makes the first state counts for SPIN.
        (long) number(output, "(\\d+) transitions") - 1,
        processorSeconds(output),
        (total - stack) * MEGABYTE);
  }

  /** The last line of {@code times}: user and system time of the children. */
  private static double processorSeconds(String output) {
    Matcher times = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s\\s*$").matcher(output);
    if (!times.find()) {
      throw new IllegalStateException("the shell does not tell times: " + output);
    }
    return 60 * Double.parseDouble(times.group(1))
        + Double.parseDouble(times.group(2))
        + 60 * Double.parseDouble(times.group(3))
        + Double.parseDouble(times.group(4));
  }

  private static double number(String output, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(output);
    if (!matcher.find()) {
      throw new IllegalStateException("SPIN does not tell " + pattern + ": " + output);
    }
    return Double.parseDouble(matcher.group(1));
  }

  private static String run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + ": " + output);
    }
    return output;
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(Spin::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
