package dev.jacquard.agent.scope;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

class HierarchyTest {
  private final Map<String, Declaration> known = new HashMap<>();

  private Declaration add(
      String name, String parent, List<String> interfaces, List<String> fields, String... methods) {
    Map<String, Integer> fieldFlags = new HashMap<>();
    fields.forEach(field -> fieldFlags.put(field, Opcodes.ACC_VOLATILE));
    Map<String, Integer> methodFlags = new HashMap<>();
    for (String method : methods) {
      methodFlags.put(method, Opcodes.ACC_PUBLIC);
    }
    Declaration declaration =
        new Declaration(
            name, 0, parent, interfaces, fieldFlags, methodFlags, false, false, Set.of());
    known.put(name, declaration);
    return declaration;
  }

  private Hierarchy seenBy(Declaration self) {
    return new Hierarchy(
        name -> Optional.ofNullable(known.get(name)), new ClassFilter(name -> false), self);
  }

  @Test
  void fieldOfAnInterfaceIsFoundBeforeThatOfTheSuperclass() {
    add("Top", null, List.of(), List.of("f:I"));
    add("Face", null, List.of(), List.of("f:I"));
    Declaration self = add("Self", "Top", List.of("Face"), List.of());
    assertThat(seenBy(self).field("Self", "f", "I"))
        .get()
        .satisfies(field -> assertThat(field.owner().name()).isEqualTo("Face"));
  }

  @Test
  void fieldWithAnotherTypeIsAnotherField() {
    add("Top", null, List.of(), List.of("f:J"));
    Declaration self = add("Self", "Top", List.of(), List.of("f:I"));
    assertThat(seenBy(self).field("Self", "f", "J"))
        .get()
        .satisfies(field -> assertThat(field.owner().name()).isEqualTo("Top"));
  }

  @Test
  void fieldOfAClassWithoutAFileIsUnknown() {
    Declaration self = add("Self", "Missing", List.of(), List.of());
    assertThat(seenBy(self).field("Self", "f", "I")).isEmpty();
  }

  @Test
  void methodIsDeclaredByTheNearestClass() {
    add("Top", null, List.of(), List.of(), "m()V");
    add("Middle", "Top", List.of(), List.of(), "m()V");
    Declaration self = add("Self", "Middle", List.of(), List.of());
    assertThat(seenBy(self).declaring("Self", "m", "()V")).contains("Middle");
    assertThat(seenBy(self).declaring("Self", "other", "()V")).isEmpty();
  }

  @Test
  void classSeesItselfAsItIsAndNotAsItsFile() {
    add("Self", null, List.of(), List.of());
    Declaration changed =
        new Declaration(
            "Self", 0, null, List.of(), Map.of("probe:I", 0), Map.of(), false, false, Set.of());
    assertThat(seenBy(changed).field("Self", "probe", "I")).isPresent();
  }

  @Test
  void jdkAndFrameworksAreNoProgram() {
    ClassFilter filter = new ClassFilter("javax/sql/DataSource"::equals);
    assertThat(filter.isProgram("java/util/List")).isFalse();
    assertThat(filter.isProgram("org/junit/jupiter/api/Test")).isFalse();
    assertThat(filter.isProgram("javax/sql/DataSource")).isFalse();
    assertThat(filter.isProgram("javax/inject/Inject")).isTrue();
  }
}
