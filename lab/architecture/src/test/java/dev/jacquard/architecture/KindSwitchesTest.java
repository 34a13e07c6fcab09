package dev.jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassReader;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.ClassVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.MethodVisitor;
import com.tngtech.archunit.thirdparty.org.objectweb.asm.Opcodes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
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
    assertThat(switches("dev.jacquard.report")).contains("dev.jacquard.report.StepWords.call");
  }

  private static List<String> switches(String root) {
    List<String> found = new ArrayList<>();
    new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(root).stream()
            .filter(type -> !type.getPackageName().startsWith("dev.jacquard.kernel"))
            .forEach(type -> addSwitches(type, found));
    return found;
  }

  private static void addSwitches(JavaClass type, List<String> found) {
    String owner = type.getName().replace('.', '/');
    try (InputStream bytes = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      new ClassReader(bytes.readAllBytes())
          .accept(
              new ClassVisitor(Opcodes.ASM9) {
                @Override
                public MethodVisitor visitMethod(
                    int access, String method, String type, String generic, String[] thrown) {
                  return new MethodVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitFieldInsn(int code, String from, String field, String sort) {
                      if (field.equals(TABLE) && !from.equals(owner)) {
                        found.add(owner.replace('/', '.') + "." + method);
                      }
                    }
                  };
                }
              },
              ClassReader.SKIP_DEBUG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
