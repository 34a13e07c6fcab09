package dev.jacquard.agent.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.ClassFiles;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReplacementsTest {
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  private final Replacements replacements = new Replacements(new ClassFiles().platform());

  private String hook(String owner, String name, String descriptor) {
    return replacements
        .find(owner, name, descriptor)
        .map(found -> found.hook().getDeclaringClass().getSimpleName())
        .orElse("none");
  }

  @Test
  void methodIsReplacedByTheHookOfItsName() {
    assertThat(hook("java/lang/Thread", "currentThread", "()Ljava/lang/Thread;"))
        .isEqualTo("Threads");
    assertThat(hook("java/lang/Object", "wait", "(J)V")).isEqualTo("Monitors");
    assertThat(hook("java/lang/Object", "wait", "(I)V")).isEqualTo("none");
  }

  @Test
  void modesOfAnAccessFollowFromItsName() {
    String read = "(Ljava/lang/Object;J)I";
    assertThat(hook(UNSAFE, "getIntAcquire", read)).isEqualTo("UnsafeInts");
    assertThat(hook(UNSAFE, "getIntVolatile", read)).isEqualTo("UnsafeInts");
    assertThat(hook(UNSAFE, "getInt", read)).isEqualTo("PlainModes");
  }

  @Test
  void someOfThemAreAskedForByName() {
    Replacements identity = replacements.only(Set.of("currentThread"));
    assertThat(identity.mayReplace("currentThread")).isTrue();
    assertThat(identity.mayReplace("sleep")).isFalse();
    assertThat(replacements.mayReplace("sleep")).isTrue();
  }
}
