package dev.jacquard.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** One use of a command of the lab inside this JVM: its exit code and what it printed. */
record LabRun(int exit, String out, String err) {
  static LabRun jacquard(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command =
        Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    int exit = dev.jacquard.cli.Main.run(command, args);
    return new LabRun(exit, out.toString(), err.toString());
  }

  static JsonNode parse(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON: " + line, e);
    }
  }
}
