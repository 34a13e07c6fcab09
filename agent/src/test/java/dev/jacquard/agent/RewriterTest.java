package dev.jacquard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.link.FieldName;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.Tables;
import dev.jacquard.runtime.name.Sites.Site;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RewriterTest {
  private final ClassFiles files = new ClassFiles();

  /** What is rewritten: accesses to two fields, and two calls on one line. */
  static final class Counter {
    int count;
    volatile boolean done;

    void work(Thread other) throws InterruptedException {
      count++;
      done = count > 1;
      other.join();
      other.join();
    }
  }

  private static byte[] bytes(Class<?> type) {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private Rewritten rewrite(Class<?> type, boolean tellsStates) {
    return new Rewriter(files.platform(), tellsStates)
        .rewriteProgram(bytes(type), files.of(type.getClassLoader()));
  }

  @Test
  void fieldsAndSitesAreNumberedInTheirClass() {
    Tables tables = rewrite(Counter.class, false).tables();
    String name = Counter.class.getName();
    assertThat(tables.fields())
        .containsExactlyInAnyOrder(
            new FieldName(name, "count", "I"), new FieldName(name, "done", "Z"));
    assertThat(tables.sites()).extracting(Site::className).containsOnly(name);
    assertThat(tables.sites()).extracting(Site::method).contains("work");
    assertThat(tables.sites()).extracting(Site::descriptor).contains("(Ljava/lang/Thread;)V");
  }

  @Test
  void siteIsNamedByItsInstruction() {
    Tables tables = rewrite(Counter.class, false).tables();
    assertThat(tables.sites())
        .extracting(site -> site.method() + site.descriptor() + site.index())
        .doesNotHaveDuplicates();
  }

  @Test
  void updateWhoseValueGoesNowhereIsBlind() {
    assertThat(rewrite(Counter.class, false).tables().sites())
        .filteredOn(Site::blind)
        .singleElement()
        .satisfies(site -> assertThat(site.index()).isEqualTo(2));
  }

  @Test
  void positionsAreToldOnlyWhenTheyAreAskedFor() {
    assertThat(rewrite(Counter.class, false).tables().positions()).isEmpty();
    assertThat(rewrite(Counter.class, true).tables().positions()).isNotEmpty();
  }

  @Test
  void whatWasRewrittenBeforeMakesNoDifference() {
    Rewritten first = rewrite(Counter.class, false);
    Rewriter rewriter = new Rewriter(files.platform(), false);
    rewriter.rewriteProgram(bytes(RewriterTest.class), files.of(getClass().getClassLoader()));
    Rewritten second =
        rewriter.rewriteProgram(bytes(Counter.class), files.of(getClass().getClassLoader()));
    assertThat(second.bytes()).isEqualTo(first.bytes());
    assertThat(second.tables()).isEqualTo(first.tables());
    assertThat(second.relocations()).isEqualTo(first.relocations());
  }

  @Test
  void methodThatChangesTheCurrentThreadIsMarkedForTheVm() throws ReflectiveOperationException {
    Class<?> carrier =
        Class.forName(
            "dev.jacquard.runtime.carrier.ContinuationCarrier", false, getClass().getClassLoader());
    Rewritten rewritten =
        new Rewriter(files.platform(), false).rewriteJdk(bytes(carrier)).orElseThrow();
    assertThat(new String(rewritten.bytes(), StandardCharsets.ISO_8859_1))
        .contains("Ljdk/internal/vm/annotation/ChangesCurrentThread;");
  }
}
