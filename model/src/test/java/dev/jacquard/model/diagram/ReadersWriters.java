package dev.jacquard.model.diagram;

import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.diagram.text.ModelParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** {@code samples/readers-writers.model}. */
public final class ReadersWriters {
  private ReadersWriters() {}

  public static Diagram of(int readers, int writers) {
    try {
      String text = Files.readString(Path.of("samples", "readers-writers.model"));
      Map<String, Integer> constants = Map.of("readers", readers, "writers", writers);
      return new Diagram(
          ModelParser.parse("readers-writers", text, constants), ExactPartitions.givenOrCoarsest());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
