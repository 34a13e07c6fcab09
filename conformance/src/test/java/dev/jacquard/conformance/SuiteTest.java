package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every folder of programs, on every carrier that this JDK has. */
class SuiteTest {
  static Stream<Arguments> foldersAndCarriers() throws IOException {
    List<String> folders = Programs.folders(ProgramClasses.ROOT);
    return SuiteRun.carriers()
        .flatMap(carrier -> folders.stream().map(folder -> Arguments.of(folder, carrier)));
  }

  @ParameterizedTest
  @MethodSource("foldersAndCarriers")
  void programsHaveTheOutcomesTheyShouldHave(String folder, String carrier) {
    assertThat(SuiteRun.on(carrier).wrong(folder)).isEmpty();
  }
}
