package dev.jacquard.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.testkit.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A suite in the form of JSR-166's: a base class that notes what fails in threads, and tests. */
class BenchJsr166CommandTest {
  private static final String JUNIT =
      """
      package junit.framework;

      public abstract class TestCase {
        private String name;

        public void setName(String name) {
          this.name = name;
        }

        protected void setUp() throws Exception {}

        protected void tearDown() throws Exception {}

        public void runBare() throws Throwable {
          setUp();
          try {
            getClass().getMethod(name).invoke(this);
          } finally {
            tearDown();
          }
        }
      }
      """;

  private static final String BASE =
      """
      public class JSR166TestCase extends junit.framework.TestCase {
        private volatile Throwable failed;

        protected void inTwoThreads(Runnable what) throws InterruptedException {
          Thread other = new Thread(() -> noted(what));
          other.start();
          noted(what);
          other.join();
        }

        private void noted(Runnable what) {
          try {
            what.run();
          } catch (Throwable thrown) {
            failed = thrown;
          }
        }

        @Override
        protected void tearDown() {
          if (failed != null) {
            throw new AssertionError(failed);
          }
        }
      }
      """;

  private static final String TESTS =
      """
      import java.security.SecureRandom;
      import java.util.concurrent.atomic.AtomicInteger;

      public class CounterTest extends JSR166TestCase {
        private AtomicInteger counter;

        @Override
        protected void setUp() {
          counter = new AtomicInteger();
        }

        public void testIncrements() throws Exception {
          inTwoThreads(counter::incrementAndGet);
          if (counter.get() != 2) {
            throw new AssertionError();
          }
        }

        public void testLimit() throws Exception {
          inTwoThreads(() -> counter.addAndGet(new SecureRandom().nextInt()));
        }

        public void testThatFailsInAThread() throws Exception {
          inTwoThreads(
              () -> {
                if (counter.incrementAndGet() == 2) {
                  throw new IllegalStateException();
                }
              });
        }

        public int testOfNothing() {
          return 1;
        }
      }
      """;

  @TempDir private Path folder;

  private void write(String name, String source) throws IOException {
    Path file = folder.resolve("suite").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, source);
  }

  private Ended run(String... more) {
    String[] words = {
      "bench", "jsr166", folder.resolve("suite").toString(), "-cp", folder.toString()
    };
    String[] options = {"--out", folder.resolve("out").toString(), "--budget", "60s"};
    return Jacquard.run(
        Stream.of(words, options, more).flatMap(Arrays::stream).toArray(String[]::new));
  }

  private void suite() throws IOException {
    write("junit/framework/TestCase.java", JUNIT);
    write("JSR166TestCase.java", BASE);
    write("CounterTest.java", TESTS);
  }

  @Test
  void eachTestIsToldByItsAnswer() throws IOException {
    suite();
    Ended run = run();
    assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out())
        .contains("     3  tests")
        .contains("     1  right")
        .contains("     1  wrong answer")
        .contains("     0  not deterministic")
        .contains("     1  limited by name");
    assertThat(folder.resolve("out/results.csv"))
        .content()
        .contains("class,test,answer,reason\n")
        .contains("\"CounterTestPrograms\",\"testIncrements\",\"right\",\"\"")
        .contains("\"CounterTestPrograms\",\"testThatFailsInAThread\",\"wrong answer\",");
    assertThat(folder.resolve("out/reports.txt"))
        .content()
        .contains("CounterTestPrograms#testThatFailsInAThread: failure: ");
  }

  @Test
  void testsThatDoNotCompileAreRefused() throws IOException {
    write("Broken.java", "class Broken extends Nothing {}");
    Ended run = run();
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).startsWith("jacquard: the tests do not compile: cannot find symbol");
  }

  @Test
  void aNameThatNoTestHasIsRefused() throws IOException {
    suite();
    assertThat(run("--only", "Nothing").err())
        .startsWith("jacquard: no test has 'Nothing' in its name");
  }
}
