package dev.jacquard.fuzz;

import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The corpus as the tests see it. */
public final class CorpusFiles {
  private static final Path CORPUS = Path.of("..", "..", "litmus", "corpus");

  private CorpusFiles() {}

  /** The files of a folder of the corpus. */
  public static List<Path> in(String folder) {
    try (Stream<Path> files = Files.list(CORPUS.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".litmus")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A program of the corpus by name. */
  static LitmusFile program(String name) {
    return program(name, Map.of());
  }

  /** A program of the corpus by name, with some constants replaced. */
  static LitmusFile program(String name, Map<String, Integer> constants) {
    return LitmusParser.parse(name, read(CORPUS.resolve(name + ".litmus")), constants);
  }
}
