package dev.jacquard.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.doctor.Advice.Weight;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramPathTest {
  private static final byte[] FOR_JDK_21 = {
    (byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 65
  };

  @TempDir private Path folder;

  private Path classes() throws IOException {
    Path file = folder.resolve("classes/a/B.class");
    Files.createDirectories(file.getParent());
    Files.write(file, FOR_JDK_21);
    return folder.resolve("classes");
  }

  private Path jar(String name) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      entries.putNextEntry(new JarEntry("a/C.class"));
      entries.write(FOR_JDK_21);
    }
    return jar;
  }

  private static List<Advice> advice(Path... entries) {
    return new ProgramPath(List.of(entries)).advice(21, "1.0");
  }

  @Test
  void classesThatTheJdkKnowsAreCounted() throws IOException {
    assertThat(advice(classes(), jar("some.jar")))
        .containsExactly(new Advice(Weight.FINE, "classes", "2 in 2 entries"));
  }

  @Test
  void classesForANewerJdkAreNamed() throws IOException {
    Advice first = new ProgramPath(List.of(classes())).advice(17, "1.0").get(0);
    assertThat(first.weight()).isEqualTo(Weight.WRONG);
    assertThat(first.text()).contains("JDK 21", "B.class", "JDK 17", "JACQUARD_JAVA_HOME");
  }

  @Test
  void missingAndDamagedEntriesAreWrong() throws IOException {
    Path damaged = Files.writeString(folder.resolve("damaged.jar"), "no jar");
    List<Advice> advice = advice(folder.resolve("missing"), damaged);
    assertThat(advice).extracting(Advice::weight).containsOnly(Weight.WRONG);
    assertThat(advice.get(0).text()).contains("missing", "does not exist", "compile");
    assertThat(advice.get(1).text()).contains("damaged.jar", "can't be read");
    assertThat(advice.get(2).text()).contains("no class files");
  }

  @Test
  void oldJunitAndAnotherJacquardAreSeen() throws IOException {
    List<Advice> advice =
        advice(
            jar("junit-jupiter-api-5.9.3.jar"),
            jar("junit-jupiter-api-6.0.0-M1.jar"),
            jar("jacquard-junit-0.9.jar"),
            jar("jacquard-junit-1.0.jar"));
    assertThat(advice)
        .extracting(Advice::weight)
        .containsExactly(Weight.WRONG, Weight.FINE, Weight.NOTE, Weight.FINE);
    assertThat(advice.get(0).text()).contains("JUnit Jupiter 5.9", "5.10 or newer");
    assertThat(advice.get(2).text()).contains("0.9", "1.0");
  }
}
