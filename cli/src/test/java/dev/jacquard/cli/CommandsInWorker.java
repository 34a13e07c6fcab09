package dev.jacquard.cli;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The main class of a worker JVM that runs many commands, one after the other. */
final class CommandsInWorker {
  private CommandsInWorker() {}

  /** Reads words of commands by name from one file and writes what came of them to another. */
  public static void main(String[] files) throws IOException {
    ObjectMapper json = new ObjectMapper();
    Map<String, List<String>> commands =
        json.readValue(Path.of(files[0]).toFile(), new TypeReference<>() {});
    Map<String, CommandRun> runs = new LinkedHashMap<>();
    commands.forEach(
        (name, words) -> runs.put(name, CommandRun.jacquard(words.toArray(new String[0]))));
    json.writeValue(Path.of(files[1]).toFile(), runs);
    System.exit(0);
  }
}
