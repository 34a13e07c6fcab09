package dev.jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Keeps questions about kinds of operations in {@code Kind}: another module that asks by a switch
 * over all kinds is one more place that a new kind has to be added to.
 *
 * <p>A switch over an enum is seen in the bytecode as a read of the compiler's table for that enum.
 */
class KindSwitchesTest {
  private static final int MOST = 12;
  private static final String TABLE = "$SwitchMap$dev$jacquard$kernel$trace$Kind";

  @Test
  void switchesOverKindOutsideTheKernelAreFew() {
    List<String> switches = switches("dev.jacquard");
    System.out.println(switches.size() + " switches over Kind outside the kernel");
    assertThat(switches).hasSizeLessThanOrEqualTo(MOST);
  }

  @Test
  void switchesAreFound() {
    assertThat(switches("dev.jacquard.report")).anyMatch(place -> place.contains("StepWords.call"));
  }

  private static List<String> switches(String root) {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(root);
    return classes.stream()
        .filter(type -> !type.getPackageName().startsWith("dev.jacquard.kernel"))
        .flatMap(type -> type.getFieldAccessesFromSelf().stream())
        .filter(access -> access.getTarget().getName().equals(TABLE))
        .filter(access -> !access.getTargetOwner().equals(access.getOriginOwner()))
        .map(JavaFieldAccess::getDescription)
        .sorted()
        .toList();
  }
}
