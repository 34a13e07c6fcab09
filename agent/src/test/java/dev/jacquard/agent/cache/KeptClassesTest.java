package dev.jacquard.agent.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.ClassFiles;
import dev.jacquard.agent.Rewriter;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.scope.ClassSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class KeptClassesTest {
  private static final Predicate<String> NEVER = name -> false;
  private static final Predicate<String> ALWAYS = name -> true;

  private final ClassFiles files = new ClassFiles();
  private final Rewriter rewriter = new Rewriter(files.platform(), false);
  private int rewritings;

  /** What is rewritten: fields, a loop, an object of another class. */
  static class Counter {
    int count;
    volatile boolean done;

    void work(Other other) {
      while (!done) {
        count += other.value;
      }
    }
  }

  static final class Other {
    int value;
  }

  private static String name(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private static byte[] bytes(Class<?> type) {
    try (InputStream in = type.getClassLoader().getResourceAsStream(name(type) + ".class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Rewritten get(KeptClasses classes, byte[] bytes) {
    return get(classes, bytes, files.of(getClass().getClassLoader()));
  }

  private Rewritten get(KeptClasses classes, byte[] bytes, ClassSource source) {
    return classes.get(
        name(Counter.class),
        bytes,
        source,
        seen -> {
          rewritings++;
          return rewriter.rewriteProgram(bytes, seen);
        });
  }

  private byte[] packed() {
    KeptClasses first = new KeptClasses(Optional.empty(), NEVER);
    get(first, bytes(Counter.class));
    assertThat(first.grow(ALWAYS)).isTrue();
    return first.pack();
  }

  @Test
  void keptClassIsAsItWasMade() {
    Rewritten made = get(new KeptClasses(Optional.empty(), NEVER), bytes(Counter.class));
    KeptClasses later = new KeptClasses(Optional.of(packed()), NEVER);
    rewritings = 0;
    Rewritten kept = get(later, bytes(Counter.class));
    assertThat(rewritings).isZero();
    assertThat(kept.bytes()).isEqualTo(made.bytes());
    assertThat(kept.tables()).isEqualTo(made.tables());
    assertThat(kept.relocations()).isEqualTo(made.relocations());
    assertThat(later.grow(ALWAYS)).isFalse();
    assertThat(later.pack()).isEqualTo(packed());
  }

  @Test
  void anotherFileOfTheSameNameIsRewritten() {
    KeptClasses later = new KeptClasses(Optional.of(packed()), NEVER);
    byte[] other = bytes(Counter.class);
    other[7]--; // an older format
    rewritings = 0;
    get(later, other);
    assertThat(rewritings).isOne();
    assertThat(later.grow(ALWAYS)).isTrue();
  }

  @Test
  void aClassThatLookedAtWhatMayChangeIsRewritten() {
    KeptClasses later = new KeptClasses(Optional.of(packed()), "dev/jacquard/agent/cache"::equals);
    rewritings = 0;
    get(later, bytes(Counter.class));
    assertThat(rewritings).isOne();
    assertThat(later.grow(ALWAYS)).isFalse();
  }

  @Test
  void aClassThatAskedInVainIsNotKept() {
    KeptClasses classes = new KeptClasses(Optional.empty(), NEVER);
    get(classes, bytes(Counter.class), name -> Optional.empty());
    assertThat(classes.grow(ALWAYS)).isFalse();
  }

  @Test
  void aClassWithoutFileIsNotKept() {
    KeptClasses classes = new KeptClasses(Optional.empty(), NEVER);
    get(classes, bytes(Counter.class));
    assertThat(classes.grow(NEVER)).isFalse();
  }
}
