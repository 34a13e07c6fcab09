package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckedFileTest {
  @TempDir private Path folder;
  private CheckedFile file;

  @BeforeEach
  void write() throws IOException {
    file = new CheckedFile(folder.resolve("some/text"));
    file.write(List.of("one", "", "three"));
  }

  @Test
  void whatWasWrittenIsRead() throws IOException {
    assertThat(file.read()).containsExactly("one", "", "three");
  }

  @Test
  void nothingElseIsLeft() throws IOException {
    file.write(List.of("again"));
    assertThat(file.read()).containsExactly("again");
    assertThat(file.path().getParent().toFile().list()).containsExactly("text");
  }

  @Test
  void everyFlippedBitIsNoticed() throws IOException {
    byte[] bytes = Files.readAllBytes(file.path());
    for (int bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
      byte[] damaged = bytes.clone();
      damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      Files.write(file.path(), damaged);
      assertDamaged("bit " + bit);
    }
  }

  @Test
  void everyPartIsTooShort() throws IOException {
    byte[] bytes = Files.readAllBytes(file.path());
    for (int length = 0; length < bytes.length - 1; length++) {
      Files.write(file.path(), Arrays.copyOf(bytes, length));
      assertDamaged("length " + length);
    }
  }

  @Test
  void aMissingFileIsNoticed() throws IOException {
    Files.delete(file.path());
    assertDamaged("missing");
  }

  private void assertDamaged(String how) {
    assertThatExceptionOfType(IOException.class).as(how).isThrownBy(file::read);
  }
}
