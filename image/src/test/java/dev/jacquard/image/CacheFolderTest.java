package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
  private static Optional<Path> folder(
      Map<String, String> environment, String system, String home) {
    Properties properties = new Properties();
    properties.setProperty("os.name", system);
    properties.setProperty("user.home", home);
    return CacheFolder.of(environment, properties);
  }

  @Test
  void eachSystemHasItsPlace() {
    assertThat(folder(Map.of(), "Linux", "/home/ada"))
        .contains(Path.of("/home/ada/.cache/jacquard"));
    assertThat(folder(Map.of(), "Mac OS X", "/Users/ada"))
        .contains(Path.of("/Users/ada/Library/Caches/jacquard"));
    assertThat(folder(Map.of(), "Windows 11", "/Users/ada"))
        .contains(Path.of("/Users/ada/AppData/Local/jacquard"));
  }

  @Test
  void theDesktopMayHaveAnotherPlace() {
    assertThat(folder(Map.of("XDG_CACHE_HOME", "/var/caches"), "Linux", "/home/ada"))
        .contains(Path.of("/var/caches/jacquard"));
  }

  @Test
  void theUserChooses() {
    Map<String, String> environment =
        Map.of(CacheFolder.VARIABLE, "/scratch", "XDG_CACHE_HOME", "/var/caches");
    assertThat(folder(environment, "Linux", "/home/ada")).contains(Path.of("/scratch"));
  }

  @Test
  void aUserWithoutHomeHasNoCache() {
    assertThat(folder(Map.of(), "Linux", "?")).isEmpty();
  }

  @Test
  void aUserWithoutHomeMayChoose() {
    assertThat(folder(Map.of(CacheFolder.VARIABLE, "/scratch"), "Linux", "?"))
        .contains(Path.of("/scratch"));
  }
}
