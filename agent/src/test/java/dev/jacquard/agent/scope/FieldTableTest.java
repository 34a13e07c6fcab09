package dev.jacquard.agent.scope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.scope.FieldTable.Access;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

class FieldTableTest {
  private static final String NODE = "java/util/concurrent/LinkedTransferQueue$DualNode";

  /** In JDK 17 the queue has a class of nodes with another name, whose fields are volatile. */
  private static final Set<String> NOT_IN_17 =
      Set.of(NODE + ".waiter:Ljava/lang/Thread;", NODE + ".next:L" + NODE + ";");

  @Test
  void everyFieldOfTheListIsAPlainFieldOfThisJdk() {
    Set<String> missing = new TreeSet<>();
    for (String entry : FieldTable.inJdk().keySet()) {
      if (!isPlainField(entry)) {
        missing.add(entry);
      }
    }
    assertThat(missing).isEqualTo(Runtime.version().feature() == 17 ? NOT_IN_17 : Set.of());
  }

  private static boolean isPlainField(String entry) {
    int dot = entry.lastIndexOf('.');
    int colon = entry.indexOf(':');
    try {
      Field field =
          Class.forName(entry.substring(0, dot).replace('/', '.'), false, null)
              .getDeclaredField(entry.substring(dot + 1, colon));
      return Type.getDescriptor(field.getType()).equals(entry.substring(colon + 1))
          && (field.getModifiers() & (Modifier.VOLATILE | Modifier.STATIC | Modifier.FINAL)) == 0;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  @Test
  void accessesOfTheJdkCountIfTheirFieldIsVolatileOrInTheList() {
    assertThat(inJdk("FutureTask", "callable", "Ljava/util/concurrent/Callable;", 0))
        .isEqualTo(Access.OPAQUE);
    assertThat(inJdk("FutureTask", "outcome", "Ljava/lang/Object;", 0)).isEqualTo(Access.NONE);
    assertThat(inJdk("FutureTask", "state", "I", Opcodes.ACC_VOLATILE)).isEqualTo(Access.VOLATILE);
    assertThat(inJdk("FutureTask", "s", "I", Opcodes.ACC_VOLATILE | Opcodes.ACC_STATIC))
        .isEqualTo(Access.NONE);
    assertThat(inJdk("FutureTask", "callable", "I", 0)).isEqualTo(Access.NONE);
  }

  @Test
  void plainFieldsAreToldWhereNobodyElseWritesThem() {
    String node = "Ljava/util/concurrent/Phaser$QNode;";
    assertThat(inJdk("Phaser$QNode", "next", node, 0)).isEqualTo(Access.INNER);
    assertThat(inJdk("Phaser$QNode", "phase", "I", Opcodes.ACC_FINAL)).isEqualTo(Access.NONE);
    assertThat(inJdk("CompletableFuture$UniApply", "fn", "Ljava/lang/Object;", 0))
        .isEqualTo(Access.INNER);
    assertThat(inJdk("CompletableFuture$AltResult", "ex", "Ljava/lang/Object;", 0))
        .isEqualTo(Access.NONE);
  }

  private static Access inJdk(String owner, String name, String descriptor, int access) {
    return FieldTable.inJdk(field("java/util/concurrent/" + owner, name, descriptor, access));
  }

  private static Hierarchy.Field field(String owner, String name, String descriptor, int access) {
    Declaration declaration =
        new Declaration(
            owner, 0, "java/lang/Object", List.of(), Map.of(), Map.of(), false, false, Set.of());
    return new Hierarchy.Field(declaration, name, descriptor, access);
  }

  @Test
  void accessesOfTheProgramCountUnlessTheFieldIsFixedOrTheJdks() {
    assertThat(inProgram("my/Class", 0)).isEqualTo(Access.PLAIN);
    assertThat(inProgram("my/Class", Opcodes.ACC_VOLATILE)).isEqualTo(Access.VOLATILE);
    assertThat(inProgram("my/Class", Opcodes.ACC_FINAL)).isEqualTo(Access.NONE);
    assertThat(inProgram("my/Class", Opcodes.ACC_SYNTHETIC)).isEqualTo(Access.NONE);
    assertThat(inProgram("java/awt/Point", 0)).isEqualTo(Access.NONE);
  }

  private static Access inProgram(String owner, int access) {
    Hierarchy.Field field = field(owner, "f", "I", access);
    Hierarchy hierarchy =
        new Hierarchy(
            name -> java.util.Optional.empty(), new ClassFilter(name -> false), field.owner());
    return FieldTable.inProgram(hierarchy, field);
  }
}
