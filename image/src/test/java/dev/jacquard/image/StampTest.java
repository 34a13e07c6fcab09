package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StampTest {
  @TempDir private Path folder;

  private Path file(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, content);
  }

  @Test
  void aFileThatNobodyTouchesKeepsItsStamp() throws IOException {
    Stamp stamp = Stamp.settled(file("a", "one"));
    assertThat(stamp.holds()).isTrue();
  }

  @Test
  void aFileWrittenAtOnceAfterwardsHasAnotherStamp() throws IOException {
    Path file = file("a", "one");
    Stamp stamp = Stamp.settled(file);
    Files.writeString(file, "two");
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void whoeverTurnsTheTimeBackIsNoticed() throws IOException {
    Path file = file("a", "one");
    FileTime time = Files.getLastModifiedTime(file);
    Stamp stamp = Stamp.settled(file);
    Files.writeString(file, "two");
    Files.setLastModifiedTime(file, time);
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void aFileThatWasReplacedHasAnotherStamp() throws IOException {
    Path file = file("a", "one");
    Path other = file("b", "two");
    Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
    Stamp stamp = Stamp.settled(file);
    Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void aLinkHasTheStampOfWhatItLeadsTo() throws IOException {
    Path file = file("a", "one");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    Stamp stamp = Stamp.settled(link);
    Files.writeString(file, "two");
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void aMissingFileHasNoStamp() throws IOException {
    Path file = file("a", "one");
    Stamp stamp = Stamp.settled(file);
    Files.delete(file);
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void aFolderHasTheStampOfAllThatIsInIt() throws IOException {
    Path file = file("f/g/a", "one");
    Stamp stamp = Stamp.settled(folder.resolve("f"));
    assertThat(stamp.holds()).isTrue();
    Files.writeString(file, "two");
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void aFolderWithOneMoreFileHasAnotherStamp() throws IOException {
    file("f/a", "one");
    Stamp stamp = Stamp.settled(folder.resolve("f"));
    file("f/b", "");
    assertThat(stamp.holds()).isFalse();
  }

  @Test
  void itIsReadAsItWasWritten() throws IOException {
    Stamp stamp = Stamp.settled(file("with some spaces", "one"));
    assertThat(Stamp.parse(stamp.line())).isEqualTo(stamp);
  }
}
