package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

class ThisEscapesTest {
  private static ThisEscapes of(Class<?> type) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      ClassNode node = new ClassNode();
      new ClassReader(in).accept(node, 0);
      return new ThisEscapes(node);
    }
  }

  private static final class Plain {
    private final int sum;
    private final int[] array = new int[2];
    private int count;

    Plain(int a, int b) {
      count++;
      sum = a > b ? a + array.length : count + b;
    }

    int sum() {
      return sum;
    }
  }

  @Test
  void constructorThatUsesItsFieldsKeepsTheObject() throws IOException {
    assertThat(of(Plain.class).any()).isFalse();
    assertThat(of(Plain.class).assignedLater()).isEmpty();
  }

  private static final class Hands {
    private final int before;
    private final int after;

    Hands(List<Object> others) {
      before = 1;
      others.add(this);
      after = before + 1;
    }

    int after() {
      return after;
    }
  }

  @Test
  void onlyWhatIsAssignedAfterwardsMayBeSeenUnassigned() throws IOException {
    assertThat(of(Hands.class).any()).isTrue();
    assertThat(of(Hands.class).assignedLater()).containsExactly("after:I");
  }

  private static final class Captures {
    private final Runnable task;
    private final int later;

    Captures() {
      task = () -> System.out.println(hashCode());
      later = 1;
    }

    int later() {
      task.run();
      return later;
    }
  }

  @Test
  void lambdaHasTheObjectThatItCaptures() throws IOException {
    assertThat(of(Captures.class).assignedLater())
        .containsExactlyInAnyOrder("later:I", "task:Ljava/lang/Runnable;");
  }

  private static final class Calls {
    private final int value;

    Calls() {
      value = compute();
    }

    private int compute() {
      return value + 1;
    }
  }

  @Test
  void methodOfItsOwnHasTheObject() throws IOException {
    assertThat(of(Calls.class).assignedLater()).containsExactly("value:I");
  }

  private static final class Chooses {
    static Object kept;
    private final int value;

    Chooses(Object other, boolean own) {
      kept = own ? this : other;
      value = 1;
    }

    int value() {
      return value;
    }
  }

  @Test
  void objectIsFollowedWhereWaysMeet() throws IOException {
    assertThat(of(Chooses.class).assignedLater()).containsExactly("value:I");
  }
}
