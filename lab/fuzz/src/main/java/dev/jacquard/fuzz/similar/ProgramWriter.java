package dev.jacquard.fuzz.similar;

import dev.jacquard.fuzz.java.JavaSource;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Writes a program as a Java class with a method {@code body} that returns its outcome. */
final class ProgramWriter {
  private static final List<String> IMPORTS =
      List.of("java.util", "java.util.concurrent", "java.util.concurrent.atomic");

  /** A part of the object that a member has for itself. */
  private static final Pattern PART = Pattern.compile("  final .* (\\w+) = new .*");

  private static final String HELPERS =
      """
      static class Own {
        int value;
        int number;
        volatile int flag;
        Own next;
        final AtomicInteger count = new AtomicInteger();
        final ReentrantLock lock = new ReentrantLock();
        final List<Integer> list = new ArrayList<>();
        final StringBuilder text = new StringBuilder();
        final TreeSet<Integer> tree = new TreeSet<>();
        final Map<Integer, Integer> map = new HashMap<>();
        final CompletableFuture<Integer> future = new CompletableFuture<>();
        final int[] array = new int[1];
      }

      static class Node {
        final int value;
        Node next;
        Object owner;

        Node(int value) {
          this.value = value;
        }
      }

      static class Once {
        static final int value = Integer.parseInt("2");
      }

      static class Lazy {
        static final AtomicInteger made = new AtomicInteger();
      }

      static Thread prioritised(Thread thread, int priority) {
        thread.setPriority(priority);
        return thread;
      }

      static Thread daemon(Thread thread) {
        thread.setDaemon(true);
        return thread;
      }
      """;

  private final SimilarProgram program;
  private final String modifier;
  private final List<String> lines = new ArrayList<>();

  private ProgramWriter(SimilarProgram program) {
    this.program = program;
    modifier = program.isStatic() ? "static " : "";
  }

  static JavaSource write(SimilarProgram program, String name) {
    ProgramWriter writer = new ProgramWriter(program);
    writer.members();
    writer.main();
    return new JavaSource(name, writer.text(name));
  }

  private String text(String name) {
    StringBuilder text = new StringBuilder();
    IMPORTS.forEach(each -> text.append("import ").append(each).append(".*;\n"));
    text.append("import java.util.concurrent.locks.*;\n");
    text.append("import dev.jacquard.fuzz.similar.Seen;\n\n");
    text.append("public class ").append(name).append(" {\n");
    Stream.of(constants(), fields(), helpers(), lines.stream())
        .flatMap(part -> part)
        .forEach(line -> text.append(line.isEmpty() ? "" : "  " + line).append('\n'));
    return text.append("}\n").toString();
  }

  private Stream<String> constants() {
    return Stream.of("A", "B")
        .map(letter -> "static final int " + letter + " = " + members(letter) + ";");
  }

  private int members(String letter) {
    return program.classes().stream()
        .filter(each -> each.letter().equals(letter))
        .mapToInt(ThreadClass::members)
        .findFirst()
        .orElse(0);
  }

  /** Only fields that are used: others would be noise for the reader of a difference. */
  private Stream<String> fields() {
    String used = String.join("\n", lines);
    boolean conditions = uses(used, "ready");
    return Catalogue.fields().entrySet().stream()
        .filter(field -> uses(used, field.getKey()) || conditions && field.getKey().equals("lock"))
        .map(field -> modifier + field.getValue());
  }

  /** An object of a member has no parts that nobody uses: they might make members unlike. */
  private Stream<String> helpers() {
    String used = String.join("\n", lines);
    return HELPERS
        .lines()
        .filter(
            line -> {
              Matcher part = PART.matcher(line);
              return !part.matches() || used.contains("." + part.group(1));
            });
  }

  private static boolean uses(String text, String name) {
    return Pattern.compile("\\b" + name + "\\b").matcher(text).find();
  }

  private void members() {
    for (ThreadClass each : program.classes()) {
      lines.addAll(new MemberWriter(each, modifier).lines());
    }
  }

  private void main() {
    lines.add("public " + modifier + "String body() throws Exception {");
    lines.add("  StringBuilder out = new StringBuilder();");
    program.main().stream().flatMap(Statement::lines).forEach(line -> lines.add("  " + line));
    lines.add("  return out.toString();");
    lines.add("}");
  }
}
