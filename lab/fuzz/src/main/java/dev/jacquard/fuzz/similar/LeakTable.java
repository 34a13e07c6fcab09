package dev.jacquard.fuzz.similar;

import dev.jacquard.fuzz.java.JavaSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Programs written to give away which of two equal threads was first, from tables that say for each
 * of them what leaks and the few lines by which it does.
 *
 * <p>A table has a block for each program: its name and a sentence, and below it, each on one line
 * behind its word, the parts of {@link #text} that differ from what most programs have.
 */
final class LeakTable {
  private static final String COMMENT = "#";
  private static final String JOINS = "for (Thread t : threads) t.join();";

  private final List<JavaSource> sources = new ArrayList<>();

  private LeakTable() {}

  /** The programs of all tables in a folder. */
  static List<JavaSource> in(Path folder) throws IOException {
    LeakTable table = new LeakTable();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        table.read(Files.readAllLines(file));
      }
    }
    return table.sources;
  }

  private void read(List<String> lines) {
    String title = "";
    Map<String, String> parts = new LinkedHashMap<>();
    for (String line : lines) {
      if (line.startsWith(" ")) {
        String[] words = line.strip().split("\\s+", 2);
        parts.put(words[0], words[1]);
      } else if (!line.isEmpty() && !line.startsWith(COMMENT)) {
        title = line;
      } else if (!title.isEmpty()) {
        add(title, parts);
        title = "";
        parts.clear();
      }
    }
    if (!title.isEmpty()) {
      add(title, parts);
    }
  }

  private void add(String title, Map<String, String> parts) {
    int colon = title.indexOf(": ");
    String name = title.substring(0, colon);
    Map<String, String> all = new LinkedHashMap<>(parts);
    if (parts.containsKey("captured")) {
      all.putIfAbsent(
          "shared",
          "static volatile int v; static Object[] shared = {new Object(), new Object()};");
      all.putIfAbsent("outcome", "out.append(v);");
      capture(all);
    }
    sources.add(new JavaSource(name, text(name, title.substring(colon + 2), all)));
  }

  /** A task with something captured: what it does is a method of its own, with one parameter. */
  private static void capture(Map<String, String> parts) {
    String declaration = parts.get("captured");
    String parameter = declaration.substring(0, declaration.indexOf(" = "));
    parts.merge(
        "also",
        " static void use(%s) { %s } static Thread capturing(int id) { %s return new Thread(() ->"
                .formatted(parameter, parts.remove("work"), declaration)
            + " use(captured)); }",
        String::concat);
    parts.put("thread", "capturing(id)");
  }

  /** A program that makes equal threads with an own object each, and says what came of them. */
  private static String text(String name, String sentence, Map<String, String> parts) {
    String number = parts.getOrDefault("threads", "2");
    return String.join(
        "\n",
        "import java.util.*;",
        "import java.util.concurrent.*;",
        "import java.util.concurrent.atomic.*;",
        "import java.util.concurrent.locks.*;",
        "/** What leaks: " + sentence + ". */",
        "public class " + name + " {",
        "  public static class Own {",
        "    public int value; public int number; volatile int flag; Own next;",
        "    " + parts.getOrDefault("field", ""),
        "    final ReentrantLock lock = new ReentrantLock();",
        "  }",
        "  static final Object m = new Object();",
        "  " + parts.getOrDefault("shared", ""),
        "  static final Thread[] threads = new Thread[" + number + "];",
        "  static final Own[] owns = new Own[" + number + "];",
        "  " + parts.getOrDefault("also", ""),
        "  static Thread make(int id, Own own) {",
        "    return " + parts.getOrDefault("thread", "new Thread(() -> work(0, own))") + ";",
        "  }",
        "  static void work(int id, Own own) {",
        "    try { " + parts.getOrDefault("work", "") + " }",
        "    catch (RuntimeException e) { throw e; }",
        "    catch (Exception e) { throw new IllegalStateException(e.toString()); }",
        "  }",
        "  public static String body() throws Exception {",
        "    StringBuilder out = new StringBuilder();",
        "    " + parts.getOrDefault("before", ""),
        "    for (int i = 0; i < owns.length; i++) {",
        "      owns[i] = " + parts.getOrDefault("made", "new Own()") + ";",
        "    }",
        "    for (int i = 0; i < owns.length; i++) { threads[i] = make(i, owns[i]); }",
        "    for (Thread t : threads) t.start();",
        "    " + parts.getOrDefault("started", JOINS),
        "    " + parts.getOrDefault("outcome", ""),
        "    return out.toString();",
        "  }",
        "}",
        "");
  }
}
