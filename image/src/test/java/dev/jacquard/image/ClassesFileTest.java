package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassesFileTest {
  private static final byte[] CLASSES = {1, 2, 3, 4, 5};

  @TempDir private Path folder;
  private ClassesFile file;

  @BeforeEach
  void write() throws IOException {
    file = of("a.jar");
    file.write(CLASSES);
  }

  private ClassesFile of(String owner) {
    return new ClassesFile(folder.resolve("classes"), owner);
  }

  private Path only() {
    String[] names = folder.resolve("classes").toFile().list();
    assertThat(names).hasSize(1);
    return folder.resolve("classes").resolve(names[0]);
  }

  @Test
  void whatWasWrittenIsRead() throws IOException {
    assertThat(file.read()).contains(CLASSES);
    file.write(new byte[] {6});
    assertThat(of("a.jar").read()).contains(new byte[] {6});
    only();
  }

  @Test
  void anotherOwnerFindsNothing() throws IOException {
    assertThat(of("b.jar").read()).isEmpty();
    Path found = only();
    of("b.jar").write(CLASSES);
    Path other =
        Files.list(found.getParent()).filter(path -> !path.equals(found)).findFirst().orElseThrow();
    Files.copy(other, found, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThat(file.read()).isEmpty();
  }

  @Test
  void everyFlippedBitIsNoticed() throws IOException {
    byte[] bytes = Files.readAllBytes(only());
    for (int bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
      byte[] damaged = bytes.clone();
      damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      Files.write(only(), damaged);
      assertThat(file.read()).as("bit " + bit).isEmpty();
    }
  }

  @Test
  void everyPartIsTooShort() throws IOException {
    byte[] bytes = Files.readAllBytes(only());
    for (int length = 0; length < bytes.length; length++) {
      Files.write(only(), Arrays.copyOf(bytes, length));
      assertThat(file.read()).as("length " + length).isEmpty();
    }
  }

  @Test
  void theOldestGo() throws IOException {
    Files.setLastModifiedTime(only(), FileTime.fromMillis(0));
    for (int i = 0; i < 16; i++) {
      of(i + ".jar").write(CLASSES);
    }
    assertThat(file.read()).isEmpty();
    assertThat(of("15.jar").read()).isPresent();
    assertThat(folder.resolve("classes").toFile().list()).hasSize(16);
  }
}
