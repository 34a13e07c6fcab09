package dev.jacquard.agent.scope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

class DeclarationTest {
  private static final String CONSTRUCTOR = "<init>";
  private static final String INITIALISER = "<clinit>";

  private static ClassNode type(int access, int version) {
    ClassNode node = new ClassNode();
    node.name = "acme/Type";
    node.access = access;
    node.version = version;
    return node;
  }

  private static MethodNode method(ClassNode owner, String name, String descriptor) {
    MethodNode method = new MethodNode(Opcodes.ACC_STATIC, name, descriptor, null, null);
    owner.methods.add(method);
    return method;
  }

  @Test
  void enumsAsCompilersMakeThemAreRepeatable() throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader(TimeUnit.class.getName()).accept(node, 0);
    assertThat(Declaration.of(node).isRepeatable()).isTrue();
  }

  @Test
  void anEnumThatMakesConstantsElsewhereIsNot() {
    ClassNode node = type(Opcodes.ACC_ENUM, Opcodes.V17);
    MethodNode maker = method(node, "make", "()V");
    maker.instructions.add(new TypeInsnNode(Opcodes.NEW, node.name));
    maker.instructions.add(new InsnNode(Opcodes.DUP));
    assertThat(Declaration.of(node).isRepeatable()).isFalse();
  }

  @Test
  void anEnumThatKeepsOnlyOneReferenceIsNot() {
    ClassNode node = type(Opcodes.ACC_ENUM, Opcodes.V17);
    method(node, INITIALISER, "()V").instructions.add(new TypeInsnNode(Opcodes.NEW, node.name));
    assertThat(Declaration.of(node).isRepeatable()).isFalse();
  }

  @Test
  void anEnumWhoseConstructorsTakeNoNumberIsNot() {
    ClassNode node = type(Opcodes.ACC_ENUM, Opcodes.V17);
    node.methods.add(new MethodNode(0, CONSTRUCTOR, "(Ljava/lang/String;)V", null, null));
    assertThat(Declaration.of(node).isRepeatable()).isFalse();
  }

  @Test
  void anOldInterfaceIsRepeatableIfItsInitialiserDoesNotBranch() {
    assertThat(Declaration.of(withBranch(Opcodes.V1_7)).isRepeatable()).isTrue();
    assertThat(Declaration.of(withBranch(Opcodes.V1_5)).isRepeatable()).isFalse();
    ClassNode straight = type(Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT, Opcodes.V1_5);
    method(straight, INITIALISER, "()V").instructions.add(new InsnNode(Opcodes.RETURN));
    assertThat(Declaration.of(straight).isRepeatable()).isTrue();
  }

  private static ClassNode withBranch(int version) {
    ClassNode node = type(Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT, version);
    LabelNode end = new LabelNode();
    MethodNode initialiser = method(node, INITIALISER, "()V");
    initialiser.instructions.add(new JumpInsnNode(Opcodes.GOTO, end));
    initialiser.instructions.add(end);
    initialiser.instructions.add(new InsnNode(Opcodes.RETURN));
    return node;
  }
}
