package dev.jacquard.agent.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.ClassFiles;
import dev.jacquard.agent.Rewriter;
import dev.jacquard.agent.link.Rewritten;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The compilers of the VM put code of their own in the place of some methods of the JDK. Hooks in
 * those would be met until a method is compiled, and then no more.
 */
class IntrinsicsTest {
  private static final String INTRINSIC = "Ljdk/internal/vm/annotation/IntrinsicCandidate;";

  /** Replaced only where a buffer is made, filled and read in one expression: nobody shares it. */
  private static final String NEVER_SHARED = "java/lang/StringBuffer.";

  /** Marked so that walks of the stack leave it out; compilers have no code of their own for it. */
  private static final String ONLY_MARKED = "java/lang/reflect/Method.invoke(";

  @Test
  void noMethodThatTheVmReplacesHasHooks() throws IOException {
    Rewriter rewriter = new Rewriter(new ClassFiles().platform(), false);
    Set<String> hooked = new TreeSet<>();
    int looked = 0;
    for (Path file : classes()) {
      byte[] bytes = Files.readAllBytes(file);
      if (new String(bytes, StandardCharsets.ISO_8859_1).contains(INTRINSIC)) {
        looked++;
        rewriter
            .rewriteJdk(bytes)
            .map(Rewritten::bytes)
            .ifPresent(rewritten -> hooked.addAll(changed(node(bytes), node(rewritten))));
      }
    }
    assertThat(looked).isGreaterThan(30);
    assertThat(hooked)
        .allMatch(method -> method.startsWith(NEVER_SHARED) || method.startsWith(ONLY_MARKED));
  }

  private static List<Path> classes() throws IOException {
    Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base");
    try (Stream<Path> files = Files.walk(base)) {
      return files.filter(file -> file.toString().endsWith(".class")).toList();
    }
  }

  private static ClassNode node(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return node;
  }

  private static Set<String> changed(ClassNode before, ClassNode after) {
    return before.methods.stream()
        .filter(IntrinsicsTest::isIntrinsic)
        .filter(method -> size(method) != size(named(after, method)))
        .map(method -> before.name + "." + method.name + method.desc)
        .collect(Collectors.toSet());
  }

  private static boolean isIntrinsic(MethodNode method) {
    List<AnnotationNode> annotations = method.visibleAnnotations;
    return annotations != null && annotations.stream().anyMatch(a -> a.desc.equals(INTRINSIC));
  }

  private static MethodNode named(ClassNode owner, MethodNode method) {
    return owner.methods.stream()
        .filter(other -> other.name.equals(method.name) && other.desc.equals(method.desc))
        .findFirst()
        .orElseThrow();
  }

  private static int size(MethodNode method) {
    return method.instructions.size();
  }
}
