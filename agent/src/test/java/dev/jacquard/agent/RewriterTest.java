package dev.jacquard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.link.FieldName;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.Tables;
import dev.jacquard.runtime.name.Sites.Site;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

class RewriterTest {
  private final ClassFiles files = new ClassFiles();

  /** What is rewritten: accesses to two fields, and two calls on one line. */
  static final class Counter {
    int count;
    volatile boolean done;

    void work(Thread other) throws InterruptedException {
      count++;
      done = count > 1;
      other.join();
      other.join();
    }
  }

  /** What is rewritten: a class that is initialised by {@code new}. */
  static final class Made {
    static int count;

    Made(int number) {
      count += number;
    }

    /** The object is on the stack, and not constructed yet, where the branches meet. */
    static final class Maker {
      Made make(boolean one) {
        return new Made(one ? 1 : 2);
      }
    }
  }

  private static byte[] bytes(Class<?> type) {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private Rewritten rewrite(Class<?> type, boolean tellsStates) {
    return new Rewriter(files.platform(), tellsStates)
        .rewriteProgram(bytes(type), files.of(type.getClassLoader()));
  }

  @Test
  void fieldsAndSitesAreNumberedInTheirClass() {
    Tables tables = rewrite(Counter.class, false).tables();
    String name = Counter.class.getName();
    assertThat(tables.fields())
        .containsExactlyInAnyOrder(
            new FieldName(name, "count", "I"), new FieldName(name, "done", "Z"));
    assertThat(tables.sites()).extracting(Site::className).containsOnly(name);
    assertThat(tables.sites()).extracting(Site::method).contains("work");
    assertThat(tables.sites()).extracting(Site::descriptor).contains("(Ljava/lang/Thread;)V");
  }

  @Test
  void siteIsNamedByItsInstruction() {
    Tables tables = rewrite(Counter.class, false).tables();
    assertThat(tables.sites())
        .extracting(site -> site.method() + site.descriptor() + site.index())
        .doesNotHaveDuplicates();
  }

  @Test
  void updateWhoseValueGoesNowhereIsBlind() {
    assertThat(rewrite(Counter.class, false).tables().sites())
        .filteredOn(Site::blind)
        .singleElement()
        .satisfies(site -> assertThat(site.index()).isEqualTo(2));
  }

  @Test
  void positionsAreToldOnlyWhenTheyAreAskedFor() {
    assertThat(rewrite(Counter.class, false).tables().positions()).isEmpty();
    assertThat(rewrite(Counter.class, true).tables().positions()).isNotEmpty();
  }

  @Test
  void whatWasRewrittenBeforeMakesNoDifference() {
    Rewritten first = rewrite(Counter.class, false);
    Rewriter rewriter = new Rewriter(files.platform(), false);
    rewriter.rewriteProgram(bytes(RewriterTest.class), files.of(getClass().getClassLoader()));
    Rewritten second =
        rewriter.rewriteProgram(bytes(Counter.class), files.of(getClass().getClassLoader()));
    assertThat(second.bytes()).isEqualTo(first.bytes());
    assertThat(second.tables()).isEqualTo(first.tables());
    assertThat(second.relocations()).isEqualTo(first.relocations());
  }

  @Test
  void framesNameTheInstructionThatMakesAnObject() {
    ClassNode type = new ClassNode();
    new ClassReader(rewrite(Made.Maker.class, false).bytes())
        .accept(type, ClassReader.EXPAND_FRAMES);
    List<AbstractInsnNode> named = new ArrayList<>();
    for (MethodNode method : type.methods) {
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof FrameNode frame) {
          for (Object entry : frame.stack) {
            if (entry instanceof LabelNode label) {
              named.add(firstInstruction(label));
            }
          }
        }
      }
    }
    assertThat(named).isNotEmpty().allMatch(node -> node.getOpcode() == Opcodes.NEW);
  }

  private static AbstractInsnNode firstInstruction(AbstractInsnNode label) {
    AbstractInsnNode node = label;
    while (node.getOpcode() < 0) {
      node = node.getNext();
    }
    return node;
  }

  @Test
  void methodThatChangesTheCurrentThreadIsMarkedForTheVm() throws ReflectiveOperationException {
    Class<?> carrier =
        Class.forName(
            "dev.jacquard.runtime.carrier.ContinuationCarrier", false, getClass().getClassLoader());
    Rewritten rewritten =
        new Rewriter(files.platform(), false).rewriteJdk(bytes(carrier)).orElseThrow();
    assertThat(new String(rewritten.bytes(), StandardCharsets.ISO_8859_1))
        .contains("Ljdk/internal/vm/annotation/ChangesCurrentThread;");
  }
}
