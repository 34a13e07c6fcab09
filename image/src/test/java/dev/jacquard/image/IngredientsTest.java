package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.build.HomeLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IngredientsTest {
  @TempDir private Path folder;
  private FakeJdk jdk;

  @BeforeEach
  void make() throws IOException {
    jdk = FakeJdk.in(folder);
  }

  private Path classFile(String name, String content) throws IOException {
    Path classes = folder.resolve("more");
    Path file = classes.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
    return classes;
  }

  @Test
  void equalIngredientsHaveEqualKeys() throws IOException {
    assertThat(jdk.ingredients().key()).isEqualTo(jdk.ingredients().key()).hasSize(32);
  }

  @Test
  void eachFileOfTheJdkCounts() throws IOException {
    for (String file : HomeLayout.needed()) {
      String before = jdk.ingredients().key();
      jdk.write(file, Files.readString(jdk.home().resolve(file)) + "#");
      assertThat(jdk.ingredients().key()).as(file).isNotEqualTo(before);
    }
  }

  @Test
  void eachClassOfTheRuntimeCounts() throws IOException {
    Ingredients one =
        new Ingredients(jdk.home(), List.of(classFile("dev/jacquard/A", "1")), List.of());
    String before = one.key();
    classFile("dev/jacquard/A", "2");
    assertThat(one.key()).isNotEqualTo(before);
  }

  @Test
  void eachClassThatRewritesCounts() throws IOException {
    for (String name : List.of("agent/pass/A", "image/build/A", "image/A")) {
      Path classes = classFile("dev/jacquard/" + name, "1");
      Ingredients one = new Ingredients(jdk.home(), List.of(), List.of(classes));
      String before = one.key();
      classFile("dev/jacquard/" + name, "2");
      assertThat(one.key()).as(name).isNotEqualTo(before);
    }
  }

  /** It has another name in the jar of the agent. */
  @Test
  void theLibraryThatRewritesCounts() throws IOException {
    for (Class<?> needed : Agent.needed()) {
      String name = needed.getName().replace('.', '/');
      Path classes = classFile(name, "1");
      Ingredients one = new Ingredients(jdk.home(), List.of(), List.of(classes));
      String before = one.key();
      classFile(name, "2");
      assertThat(one.key()).as(name).isNotEqualTo(before);
    }
  }

  @Test
  void otherClassesDoNotCount() throws IOException {
    Path classes = classFile("dev/jacquard/agent/A", "1");
    Ingredients one = new Ingredients(jdk.home(), List.of(), List.of(classes));
    String before = one.key();
    classFile("dev/jacquard/cli/A", "1");
    assertThat(one.key()).isEqualTo(before);
  }
}
