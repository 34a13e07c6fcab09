package dev.jacquard.agent.scope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.scope.Exemption.Reason;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExemptionsTest {
  @Test
  void classesThatNobodyThoughtOfAreWatched() {
    assertThat(
            List.of(
                "java/lang/StringBuilder",
                "java/util/TreeMap",
                "java/util/regex/Matcher",
                "java/text/DecimalFormat",
                "java/nio/HeapByteBuffer",
                "sun/security/provider/SHA2",
                "sun/util/calendar/Gregorian$Date",
                "javax/crypto/Cipher",
                "java/util/SomethingOfTheFuture"))
        .allMatch(name -> Exemptions.of(name).isEmpty());
  }

  @Test
  void everySortOfReasonHasAnExample() {
    assertThat(reason("java/util/concurrent/ConcurrentHashMap")).isEqualTo(Reason.CONTROLLED);
    assertThat(reason("java/math/BigInteger")).isEqualTo(Reason.CACHE);
    assertThat(reason("sun/util/calendar/ZoneInfo")).isEqualTo(Reason.CACHE);
    assertThat(reason("java/util/HashMap$Node")).isEqualTo(Reason.PART);
    assertThat(reason("java/lang/ClassLoader")).isEqualTo(Reason.VM);
  }

  private static Reason reason(String name) {
    return Exemptions.of(name).orElseThrow().reason();
  }

  @Test
  void fieldsAreExemptByName() {
    assertThat(Exemptions.of("java/util/HashMap", "entrySet")).isPresent();
    assertThat(Exemptions.of("java/util/HashMap", "table")).isEmpty();
  }

  @Test
  void everyExemptionSaysWhy() {
    assertThat(Exemptions.all()).allMatch(exemption -> exemption.sentence().length() > 10);
  }

  /** An entry for something that is not there protects nothing, or is misspelt. */
  @Test
  void everyExemptionCoversClassesOfThisJdk() throws IOException {
    List<String> names;
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules");
    try (Stream<Path> files = Files.walk(modules)) {
      names =
          files
              .map(file -> modules.relativize(file).toString())
              .filter(file -> file.endsWith(".class"))
              .map(file -> file.substring(file.indexOf('/') + 1, file.length() - ".class".length()))
              .collect(Collectors.toList());
    }
    assertThat(Exemptions.all())
        .filteredOn(exemption -> !exemption.classes().startsWith("dev/"))
        .allMatch(exemption -> names.stream().anyMatch(exemption::covers));
  }
}
