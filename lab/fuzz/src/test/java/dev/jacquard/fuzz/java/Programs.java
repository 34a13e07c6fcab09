package dev.jacquard.fuzz.java;

import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The litmus programs that the tests translate. */
final class Programs {
  private static final Path CORPUS = Path.of("..", "..", "litmus", "corpus");

  private Programs() {}

  static LitmusFile parse(String text) {
    return LitmusParser.parse("program", text, Map.of());
  }

  /** All files of the corpus, in all its folders. */
  static List<LitmusFile> corpus() {
    try (Stream<Path> files = Files.walk(CORPUS)) {
      return files
          .filter(file -> file.toString().endsWith(".litmus"))
          .sorted()
          .map(Programs::read)
          .map(Programs::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The programs of the first seeds. */
  static List<LitmusFile> generated(int count, Sizes sizes) {
    LitmusGenerator generator = new LitmusGenerator(Features.anySubset(), sizes);
    return LongStream.range(0, count).mapToObj(generator::generate).toList();
  }
}
