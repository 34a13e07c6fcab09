package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkHomeTest {
  private static final String GPL = "The GNU General Public License (GPL), Version 2";
  private static final String LICENCE = "legal/java.base/LICENSE";

  @TempDir private Path folder;
  private FakeJdk jdk;

  @BeforeEach
  void make() throws IOException {
    jdk = FakeJdk.in(folder);
  }

  private String obstacle() {
    return new JdkHome(jdk.home()).obstacle().orElse("none");
  }

  @Test
  void thisJdkMayBeRewritten() {
    Path home = Path.of(System.getProperty("java.home"));
    assertThat(new JdkHome(home).obstacle()).isEmpty();
    assertThat(new JdkHome(home).description())
        .startsWith("JDK " + Runtime.version().feature() + ".");
  }

  @Test
  void aJdkWithoutLicenceTextMayBeRewritten() {
    assertThat(obstacle()).isEqualTo("none");
  }

  @Test
  void aJdkThatWasNotPackedIsLaidOutDifferently() throws IOException {
    Files.delete(jdk.home().resolve("lib/modules"));
    assertThat(obstacle()).endsWith("is laid out differently: it has no lib/modules");
  }

  @Test
  void aJdkOfAnotherSystemIsLaidOutDifferently() throws IOException {
    Files.delete(jdk.home().resolve("lib/libjli.so"));
    assertThat(obstacle()).endsWith("is laid out differently: it has no lib/libjli.so");
  }

  @Test
  void aSmallRuntimeCannotWriteModules() throws IOException {
    jdk.write("release", "MODULES=\"java.base java.logging\"\n");
    assertThat(obstacle()).endsWith("has no module jdk.jlink");
  }

  @Test
  void anotherVmIsNotTried() throws IOException {
    jdk.release("JVM_VARIANT=\"Openj9\"\n");
    assertThat(obstacle()).endsWith("has another VM than HotSpot: Openj9");
  }

  @Test
  void aFreeLicenceAllowsIt() throws IOException {
    jdk.release("IMPLEMENTOR=\"Oracle Corporation\"\n");
    jdk.write(LICENCE, GPL);
    assertThat(obstacle()).isEqualTo("none");
  }

  @Test
  void anotherLicenceMayForbidIt() throws IOException {
    jdk.write(LICENCE, "Oracle No-Fee Terms and Conditions");
    assertThat(obstacle()).startsWith("the licence of the JDK in ");
  }

  @Test
  void aJdkOfOracleWithoutLicenceTextMayForbidIt() throws IOException {
    jdk.release("IMPLEMENTOR=\"Oracle Corporation\"\n");
    assertThat(obstacle()).startsWith("the licence of the JDK in ");
  }
}
