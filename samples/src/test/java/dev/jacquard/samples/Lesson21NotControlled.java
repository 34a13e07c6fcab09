package dev.jacquard.samples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Lesson 21: what can't be controlled, and {@code incomplete}.
 *
 * <p><b>The problem.</b> No interleaving fails here. But the journal is a file that is written and
 * read again: news travels from thread to thread, and from one execution to the next, by a way that
 * Jacquard does not see. So it does not say {@code complete}, and the test fails.
 *
 * <p><b>The report.</b> What was not controlled, with the line that did it.
 *
 * <p><b>The fix.</b> Give the code under test something in memory instead. If that can't be, {@code
 * allowIncomplete = true} lets such a test pass, with the same line as a warning.
 */
class Lesson21NotControlled {
  private static void journalKeepsAnEntry(Consumer<String> write, Supplier<List<String>> read)
      throws InterruptedException {
    Thread writer = new Thread(() -> write.accept("paid 80"), "writer");
    writer.start();
    writer.join();
    assertEquals(List.of("paid 80"), read.get());
  }

  private static void write(File file, String entry) {
    try (FileWriter writer = new FileWriter(file, UTF_8)) {
      writer.write(entry);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> read(File file) {
    try (BufferedReader reader = new BufferedReader(new FileReader(file, UTF_8))) {
      return List.of(reader.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @EveryInterleaving
  void journalIsAFile() throws InterruptedException {
    File file = new File("target", "journal.txt");
    journalKeepsAnEntry(entry -> write(file, entry), () -> read(file));
  }

  @EveryInterleaving
  void fixedByAJournalInMemory() throws InterruptedException {
    Queue<String> entries = new ConcurrentLinkedQueue<>();
    journalKeepsAnEntry(entries::add, () -> List.copyOf(entries));
  }
}
