package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealTest {
  @TempDir private Path folder;
  private Path file;
  private Seal seal;

  @BeforeEach
  void put() throws IOException {
    Files.createDirectories(folder.resolve("lib"));
    file = Files.writeString(folder.resolve("lib/modules"), "many classes");
    Files.writeString(folder.resolve("java"), "a launcher");
    seal = new Seal(folder.resolve("seal"), folder);
    seal.put(List.of("lib/modules", "java"));
  }

  @Test
  void whatNobodyTouchedIsWhole() {
    assertThat(seal.isWhole()).isTrue();
  }

  @Test
  void oneFlippedBitIsNoticed() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[3] ^= 1;
    FileTime time = Files.getLastModifiedTime(file);
    Files.write(file, bytes);
    Files.setLastModifiedTime(file, time);
    assertDamaged();
  }

  @Test
  void aShorterFileIsNoticed() throws IOException {
    Files.writeString(file, "many");
    assertDamaged();
  }

  @Test
  void aMissingFileIsNoticed() throws IOException {
    Files.delete(file);
    assertDamaged();
  }

  @Test
  void aDamagedSealIsNone() throws IOException {
    Files.writeString(folder.resolve("seal"), Files.readString(folder.resolve("seal")) + "x");
    assertDamaged();
  }

  @Test
  void aMissingSealIsNone() throws IOException {
    Files.delete(folder.resolve("seal"));
    assertDamaged();
  }

  private void assertDamaged() {
    assertThat(seal.isWhole()).isFalse();
    assertThat(seal.isWholeByContent()).isFalse();
  }

  @Test
  void filesThatWereRestoredAreSealedAgain() throws IOException {
    Files.writeString(file, "many classes");
    assertThat(seal.isWhole()).as("by its stamp").isFalse();
    assertThat(seal.isWholeByContent()).isTrue();
    assertThat(seal.isWhole()).as("again").isTrue();
  }
}
