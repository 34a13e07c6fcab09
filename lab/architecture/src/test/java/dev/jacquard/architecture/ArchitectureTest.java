package dev.jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps the directions between the modules, and shows on bad classes that the rules can fail. */
class ArchitectureTest {
  private static final Architecture JACQUARD = new Architecture("dev.jacquard");
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(JACQUARD.root());

  private static final Architecture BAD = new Architecture("dev.jacquard.architecture.bad");
  private static final JavaClasses BAD_CLASSES = new ClassFileImporter().importPackages(BAD.root());

  static Stream<String> modules() {
    return Architecture.MODULES.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void moduleKnowsOnlyItsModules(String module) {
    JACQUARD.knowsOnlyItsModules(module).check(CLASSES);
  }

  @Test
  void everyClassIsInAModule() {
    JACQUARD.everyClassIsInAModule().check(CLASSES);
  }

  @Test
  void kernelNeedsOnlyJavaBase() {
    JACQUARD.kernelNeedsOnlyJavaBase().check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    JACQUARD.packagesHaveNoCycles().check(CLASSES);
  }

  @Test
  void modulesAreThoseOfTheBuild() throws IOException {
    Stream<String> declared =
        Files.readAllLines(Path.of("..", "..", "pom.xml")).stream()
            .map(String::strip)
            .filter(line -> line.startsWith("<module>"))
            .map(line -> line.replaceAll("</?module>|lab/", ""))
            .map(module -> module.equals("command") ? "lab" : module);
    Stream<String> known =
        Stream.of(
                Architecture.MODULES.keySet(),
                Architecture.AROUND_THE_COMMAND,
                Architecture.OF_TESTS,
                Architecture.WITHOUT_CODE)
            .flatMap(Set::stream);
    assertThat(declared).containsExactlyInAnyOrderElementsOf(known.toList());
  }

  @Test
  void kernelThatKnowsExploreIsFound() {
    assertBroken(BAD.knowsOnlyItsModules("kernel"), "bad.kernel.KnowsExplore");
  }

  @Test
  void litmusThatKnowsExploreIsFound() {
    assertBroken(BAD.knowsOnlyItsModules("litmus"), "bad.litmus.KnowsExplore");
  }

  @Test
  void kernelThatNeedsAnotherJdkModuleIsFound() {
    assertBroken(BAD.kernelNeedsOnlyJavaBase(), "bad.kernel.NeedsLogging");
  }

  @Test
  void packageCycleIsFound() {
    assertBroken(BAD.packagesHaveNoCycles(), "bad.explore.KnowsKernel");
  }

  @Test
  void classOutsideTheModulesIsFound() {
    assertBroken(BAD.everyClassIsInAModule(), "bad.stray.Stray");
  }

  @Test
  void moduleWithoutClassesIsFound() {
    assertBroken(BAD.knowsOnlyItsModules("report"), "failed to check any classes");
  }

  @Test
  void goodModuleAmongBadOnesIsNotBlamed() {
    assertThatCode(() -> BAD.knowsOnlyItsModules("explore").check(BAD_CLASSES))
        .doesNotThrowAnyException();
  }

  private static void assertBroken(ArchRule rule, String complaint) {
    assertThatThrownBy(() -> rule.check(BAD_CLASSES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(complaint);
  }
}
