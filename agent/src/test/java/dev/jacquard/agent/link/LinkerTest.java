package dev.jacquard.agent.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.Sites.Site;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes that push the numbers of some places, made, linked and read again. */
class LinkerTest {
  private static final int OWN = Short.MAX_VALUE + 2;

  private static Site site(String method) {
    return new Site("C", method, "()V", 0, "C.java", 1, false);
  }

  private static byte[] pushing(List<Integer> constants) {
    return writer(constants).toByteArray();
  }

  private static ClassWriter writer(List<Integer> constants) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "C", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
    method.visitCode();
    for (int constant : constants) {
      method.visitLdcInsn(constant);
      method.visitInsn(Opcodes.POP);
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(1, 0);
    method.visitEnd();
    return writer;
  }

  private static List<Integer> pushed(byte[] bytes) {
    List<Integer> constants = new ArrayList<>();
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitLdcInsn(Object value) {
                    constants.add((Integer) value);
                  }
                };
              }
            },
            0);
    return constants;
  }

  @Test
  void placeholdersBecomeTheNumbersOfTheProcess() {
    TableWriter tables = new TableWriter(new ClassReader(pushing(List.of())));
    Slot first = tables.site(site("first"));
    Slot second = tables.site(site("second"));
    Rewritten rewritten =
        tables.finish(
            writer(List.of(second.placeholder(), first.placeholder(), second.placeholder())));
    List<Integer> numbers = pushed(new Linker().link(null, rewritten));
    assertThat(numbers.get(0)).isEqualTo(numbers.get(2));
    assertThat(Sites.get(numbers.get(0)).method()).isEqualTo("second");
    assertThat(Sites.get(numbers.get(1)).method()).isEqualTo("first");
  }

  @Test
  void constantsOfTheProgramAreNoPlaceholders() {
    byte[] original = pushing(List.of(OWN));
    TableWriter tables = new TableWriter(new ClassReader(original));
    List<Integer> constants = new ArrayList<>(List.of(OWN));
    for (int i = 0; i < 3; i++) {
      constants.add(tables.site(site("m" + i)).placeholder());
    }
    assertThat(constants).doesNotHaveDuplicates();
    Rewritten rewritten = tables.finish(writer(constants));
    assertThat(pushed(new Linker().link(null, rewritten)).get(0)).isEqualTo(OWN);
  }

  @Test
  void rewrittenClassStaysAsItIsWhenItIsLinked() {
    TableWriter tables = new TableWriter(new ClassReader(pushing(List.of())));
    Rewritten rewritten = tables.finish(writer(List.of(tables.site(site("m")).placeholder())));
    byte[] before = rewritten.bytes().clone();
    Linker linker = new Linker();
    byte[] once = linker.link(null, rewritten);
    byte[] again = linker.link(null, rewritten);
    assertThat(rewritten.bytes()).isEqualTo(before);
    assertThat(pushed(once)).isNotEqualTo(pushed(again));
  }

  @Test
  void placesHaveTheSameNamesUnderAllNumbers() {
    TableWriter tables = new TableWriter(new ClassReader(pushing(List.of())));
    Rewritten rewritten = tables.finish(writer(List.of(tables.site(site("m")).placeholder())));
    Linker linker = new Linker();
    int number = pushed(linker.link(null, rewritten)).get(0);
    int other = pushed(linker.link(null, rewritten)).get(0);
    assertThat(other).isNotEqualTo(number);
    assertThat(Sites.get(other).name())
        .isEqualTo(Sites.get(number).name())
        .hasToString("C:m:()V:0");
  }

  @Test
  void accessesToAFieldShareOneEntry() {
    TableWriter tables = new TableWriter(new ClassReader(pushing(List.of())));
    Slot field = tables.field(new FieldName("C", "f", "I"));
    assertThat(tables.field(new FieldName("C", "f", "I"))).isEqualTo(field);
    assertThat(tables.field(new FieldName("C", "g", "I"))).isNotEqualTo(field);
  }

  @Test
  void equalResidualCodeHasOneNumberInAllClasses() {
    ResidualNumbers numbers = new ResidualNumbers();
    assertThat(numbers.of("a")).isEqualTo(1);
    assertThat(numbers.of("b")).isEqualTo(2);
    assertThat(numbers.of("a")).isEqualTo(1);
  }
}
