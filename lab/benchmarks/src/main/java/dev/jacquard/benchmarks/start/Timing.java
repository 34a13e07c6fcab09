package dev.jacquard.benchmarks.start;

import dev.jacquard.benchmarks.measure.Stopwatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What one run of a command took, in seconds.
 *
 * @param wall from its start to its end
 * @param processor of the command and of all processes that it waited for
 * @param search what the report says of the search alone, if there is one
 */
record Timing(double wall, double processor, OptionalDouble search) {
  private static final Pattern TIMES =
      Pattern.compile("(?s).*^real ([\\d.]+) user ([\\d.]+) sys ([\\d.]+)$.*", Pattern.MULTILINE);

  /** The end of the line that has the verdict. */
  private static final Pattern SEARCH = Pattern.compile("(?m)^\\S+: \\w+: .*, ([\\d.]+) s$");

  /** The shell adds up what all processes took. */
  private static final String SCRIPT =
      "TIMEFORMAT='real %R user %U sys %S'; time \"$@\" >\"$0\" 2>\"$0.err\"";

  /** Runs a command, which has to end with one of these codes. */
  static Timing of(List<String> command, List<Integer> codes) throws IOException {
    Path output = Files.createTempFile("jacquard-start", "");
    Path errors = Path.of(output + ".err");
    try {
      List<String> timed = new ArrayList<>(List.of("bash", "-c", SCRIPT, output.toString()));
      timed.addAll(command);
      Process process = new ProcessBuilder(timed).start();
      process.getOutputStream().close();
      String times =
          new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      Matcher read = TIMES.matcher(times.replace(',', '.')); // some languages have a comma
      if (!codes.contains(process.waitFor()) || !read.matches()) {
        throw new IOException(
            String.join(" ", command)
                + " ended with "
                + process.exitValue()
                + ": "
                + Files.readString(errors)
                + times);
      }
      double processor = Double.parseDouble(read.group(2)) + Double.parseDouble(read.group(3));
      Matcher search = SEARCH.matcher(Files.readString(output));
      return new Timing(
          Double.parseDouble(read.group(1)),
          processor,
          search.find()
              ? OptionalDouble.of(Double.parseDouble(search.group(1)))
              : OptionalDouble.empty());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted");
    } finally {
      Files.deleteIfExists(output);
      Files.deleteIfExists(errors);
    }
  }

  /** The medians of several runs, each figure by itself. */
  static Timing median(List<Timing> runs) {
    return new Timing(
        Stopwatch.median(runs.stream().mapToDouble(Timing::wall).toArray()),
        Stopwatch.median(runs.stream().mapToDouble(Timing::processor).toArray()),
        runs.stream().allMatch(run -> run.search().isPresent())
            ? OptionalDouble.of(
                Stopwatch.median(
                    runs.stream().mapToDouble(run -> run.search().getAsDouble()).toArray()))
            : OptionalDouble.empty());
  }
}
