package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replay string of a program that was edited and compiled again. */
class RecompiledReplayTest {
  private static final String PROGRAM =
      """
      import java.util.concurrent.atomic.AtomicInteger;

      public class Till {
        private final AtomicInteger coins = new AtomicInteger();

        private void add() {
          int seen = coins.get();
          coins.set(seen + 1);
        }

        public static void main(String[] arguments) throws InterruptedException {
          Till till = new Till();
          Thread ann = new Thread(till::add, "ann");
          Thread bob = new Thread(till::add, "bob");
          ann.start();
          bob.start();
          ann.join();
          bob.join();
          assert till.coins.get() == 2 : "a coin is lost";
        }
      }
      """;

  @TempDir static Path folder;
  private static String schedule;
  private static CommandRun found;
  private static Map<String, CommandRun> replays;

  /** What became of the program, by the names of the tests. */
  private static Map<String, String> edited() {
    Map<String, String> versions = new LinkedHashMap<>();
    versions.put("untouched", PROGRAM);
    versions.put(
        "tidied",
        PROGRAM
            .replace("int seen", "// so many\n\n    final int before")
            .replace("seen + 1", "before + 1")
            .replace("  private void add", "  int unused() {\n    return 3;\n  }\n\n  void add"));
    versions.put("locked", PROGRAM.replace("private void add", "private synchronized void add"));
    versions.put(
        "other object",
        PROGRAM
            .replace("int seen = coins", "int seen = tips")
            .replace(
                "  private void", "  private final AtomicLong tips = new AtomicLong();\n\n  void")
            .replace("import java", "import java.util.concurrent.atomic.AtomicLong;\nimport java")
            .replace("= tips.get()", "= (int) tips.get()"));
    versions.put("read removed", PROGRAM.replace("int seen = coins.get();", "int seen = 0;"));
    versions.put(
        "other order",
        PROGRAM.replace("ann.start();\n    bob.start();", "bob.start();\n    ann.start();"));
    versions.put("one thread", PROGRAM.replace("    bob.start();\n", ""));
    versions.put("longer", PROGRAM.replace("assert till", "till.coins.get();\n    assert till"));
    return versions;
  }

  @BeforeAll
  static void replayAll() throws IOException, InterruptedException {
    Map<String, List<String>> commands = new LinkedHashMap<>();
    String original = compiled("original", PROGRAM);
    found =
        WorkerRun.inOneWorker(Map.of("found", List.of("check", "-cp", original, "Till")))
            .get("found");
    Matcher printed = Pattern.compile("jacquard replay (\\S+) ").matcher(found.out());
    assertThat(printed.find()).as(found.out()).isTrue();
    schedule = printed.group(1);
    for (Map.Entry<String, String> version : edited().entrySet()) {
      String classes = compiled(version.getKey().replace(' ', '-'), version.getValue());
      commands.put(version.getKey(), List.of("replay", schedule, "-cp", classes, "Till"));
    }
    replays = WorkerRun.inOneWorker(commands);
  }

  private static String compiled(String name, String program) throws IOException {
    Path source = Files.createDirectories(folder.resolve(name)).resolve("Till.java");
    Files.writeString(source, program);
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", source.getParent().toString(), source.toString());
    assertThat(errors).isZero();
    return source.getParent().toString();
  }

  @Test
  void theSameProgramDoesTheSame() {
    assertThat(replays.get("untouched").out()).contains(table(found.out()));
  }

  @Test
  void linesCommentsAndLocalsDoNotMatter() {
    CommandRun run = replays.get("tidied");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(withoutLines(table(run.out()))).isEqualTo(withoutLines(table(found.out())));
  }

  @Test
  void anAddedLockIsNamed() {
    assertParts(
        "locked", "at step 3 ann", "did a read, but now ann does 'lock Till#1' at Till.java:7");
  }

  @Test
  void anAccessToSomethingElseIsNoticed() {
    assertParts(
        "other object",
        "at step 3 ann",
        "did a read of something else, but now ann does 'read AtomicLong#1' at Till.java:");
  }

  @Test
  void whatComesInThePlaceOfARemovedAccessIsNamed() {
    assertParts(
        "read removed",
        "at step 3 ann",
        "did a read, but now ann does 'write AtomicInteger#1' at Till.java:8");
  }

  @Test
  void threadsThatAreStartedInAnotherOrderAreNoticed() {
    assertParts("other order", "at step 1 main", "but now main does 'start bob' at Till.java:15");
  }

  @Test
  void aThreadThatIsMissingIsNamed() {
    assertParts(
        "one thread",
        "at step 2 main",
        "did a start, but now main does 'join ann' at Till.java:16");
  }

  @Test
  void whatComesBehindTheEndIsNamed() {
    assertParts("longer", "had ended, but now main does 'read AtomicInteger#1' at Till.java:20");
  }

  private static void assertParts(String version, String... parts) {
    CommandRun run = replays.get(version);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("the replay string does not fit Till: ").contains(parts);
  }

  private static String table(String out) {
    Matcher table = Pattern.compile("(?s)\\n( *step .*?)\\n\\n").matcher(out);
    assertThat(table.find()).as(out).isTrue();
    return table.group(1);
  }

  private static String withoutLines(String table) {
    return table.replaceAll("(?m)^((?:\\S+ ->)? +\\d+) +\\d+ ", "$1 ");
  }
}
