package dev.jacquard.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CarriedJarsTest {
  @TempDir private Path cache;

  private static CarriedJars jars(String command, String boot) {
    Map<String, CarriedJars.Carried> jars = new LinkedHashMap<>();
    jars.put(CarriedJars.JAR, carried(command));
    jars.put(CarriedJars.BOOT_JAR, carried(boot));
    return new CarriedJars(jars);
  }

  private static CarriedJars.Carried carried(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    return new CarriedJars.Carried(
        bytes.length, checksum.getValue(), () -> new ByteArrayInputStream(bytes));
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(cache)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void unpacksThemOnceSideBySide() throws IOException {
    Path folder = jars("command", "boot").in(cache.resolve("jars"));
    assertThat(folder.resolve("jacquard.jar")).hasContent("command");
    assertThat(folder.resolve("jacquard-boot.jar")).hasContent("boot");
    assertThat(jars("command", "boot").in(cache.resolve("jars"))).isEqualTo(folder);
    assertThat(files()).hasSize(2);
  }

  @Test
  void keepsThoseOfAnotherVersionElsewhere() throws IOException {
    assertThat(jars("command", "boot").in(cache)).isNotEqualTo(jars("command", "other").in(cache));
    assertThat(files()).hasSize(4);
  }

  @Test
  void mendsWhatSomebodyRemovedOrCutOff() throws IOException {
    Path folder = jars("command", "boot").in(cache);
    Files.delete(folder.resolve("jacquard-boot.jar"));
    Files.writeString(folder.resolve("jacquard.jar"), "com");
    assertThat(jars("command", "boot").in(cache)).isEqualTo(folder);
    assertThat(folder.resolve("jacquard.jar")).hasContent("command");
    assertThat(folder.resolve("jacquard-boot.jar")).hasContent("boot");
    assertThat(files()).hasSize(2);
  }

  @Test
  void saysSoIfThereIsNoPlaceForThem() throws IOException {
    Path file = Files.writeString(cache.resolve("file"), "");
    assertThatIOException().isThrownBy(() -> jars("command", "boot").in(file));
  }
}
