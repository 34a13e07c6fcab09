package dev.jacquard.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.ToIntFunction;
import picocli.CommandLine;

/** How a command ended, in this JVM or in a process, and what it printed. */
public record Ended(int exit, String out, String err) {
  /** Runs a command inside this JVM. */
  public static Ended of(CommandLine command, ToIntFunction<CommandLine> run) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    command.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    int exit = run.applyAsInt(command);
    return new Ended(exit, out.toString(), err.toString());
  }

  /** Waits for a process; it prints less than a pipe holds on each stream. */
  public static Ended of(Process process) throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), out, err);
  }

  /** A line as JSON. */
  public static JsonNode parse(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON: " + line, e);
    }
  }
}
