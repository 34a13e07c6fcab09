package dev.jacquard.benchmarks.peers.guest;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a guest tells of some checks of its program.
 *
 * @param checks how many there were
 * @param executions of all of them
 * @param wallNanos how long all of them took
 * @param processorNanos what the whole process spent meanwhile
 * @param finding what the last one found, empty if nothing
 */
public record Checked(
    long checks, long executions, long wallNanos, long processorNanos, String finding) {
  private static final String MARK = "checked by a guest:";
  private static final Pattern LINE =
      Pattern.compile(MARK + "\t(\\d+)\t(\\d+)\t(\\d+)\t(\\d+)\t([^\t\r\n]*)");

  /** One check whose time nobody has taken. */
  public static Checked once(long executions, String finding) {
    return new Checked(1, executions, 0, 0, finding);
  }

  /** The line that tells it; a tool may print around it what it likes. */
  public String line() {
    return String.join(
        "\t",
        MARK,
        Long.toString(checks),
        Long.toString(executions),
        Long.toString(wallNanos),
        Long.toString(processorNanos),
        finding.replaceAll("\\s+", " ").strip());
  }

  /** The last such line in a text. */
  public static Optional<Checked> lastIn(String text) {
    Matcher matcher = LINE.matcher(text);
    Optional<Checked> last = Optional.empty();
    while (matcher.find()) {
      last =
          Optional.of(
              new Checked(
                  Long.parseLong(matcher.group(1)),
                  Long.parseLong(matcher.group(2)),
                  Long.parseLong(matcher.group(3)),
                  Long.parseLong(matcher.group(4)),
                  matcher.group(5).strip()));
    }
    return last;
  }

  public double wallSecondsEach() {
    return wallNanos / 1e9 / checks;
  }

  public double processorSecondsEach() {
    return processorNanos / 1e9 / checks;
  }

  public double executionsPerProcessorSecond() {
    return executions * 1e9 / processorNanos;
  }

  public long executionsEach() {
    return executions / checks;
  }
}
