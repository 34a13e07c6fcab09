package dev.jacquard.agent.pass.hook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Hooks after rewriting, with a control that only writes down what is called. */
class EntryPassTest {
  private final Loader loader = new Loader();

  @Test
  void returnsLeave() throws Exception {
    assertThat(call("twice", 21)).isEqualTo(42);
    assertThat(log()).isEqualTo("enter body leave ");
  }

  @Test
  void eachOfSeveralReturnsLeaves() throws Exception {
    call("early", 1);
    assertThat(log()).isEqualTo("enter leave ");
    call("early", 0);
    assertThat(log()).isEqualTo("enter leave enter body leave ");
  }

  @Test
  void valuesOfTwoWordsAreReturned() throws Exception {
    assertThat(call("wide", 2L, 0.5)).isEqualTo(2.5);
    assertThat(log()).isEqualTo("enter leave ");
  }

  @Test
  void whatIsThrownLeaves() {
    assertThatThrownBy(() -> call("fails", 0)).hasMessage("0");
    assertThat(log()).isEqualTo("enter body leave ");
  }

  @Test
  void whatIsCaughtInsideDoesNotLeave() throws Exception {
    assertThat(call("catches", 7)).isEqualTo(7);
    assertThat(log()).isEqualTo("enter body caught body leave ");
  }

  @Test
  void methodThatDoesNothingLeaves() throws Exception {
    call("nothing");
    assertThat(log()).isEqualTo("enter leave ");
  }

  @Test
  void objectsHaveHooks() throws Exception {
    Class<?> hooks = loader.loadClass(Hooks.class.getName());
    Constructor<?> constructor = hooks.getDeclaredConstructor(int.class);
    constructor.setAccessible(true);
    Object hook = constructor.newInstance(3);
    Method method = hooks.getDeclaredMethod("plus", Execution.class, int.class);
    method.setAccessible(true);
    assertThat(method.invoke(hook, null, 4)).isEqualTo(7);
    assertThat(log()).isEqualTo("enter leave ");
  }

  @Test
  void othersStayAsTheyAre() throws Exception {
    call("outside");
    assertThat(log()).isEqualTo("body ");
  }

  @Test
  void hookWithoutExecutionIsRefused() {
    MethodNode method = new MethodNode(0, "hook", "(I)V", null, null);

    assertThatIllegalStateException()
        .isThrownBy(() -> new EntryPass().apply(method))
        .withMessageContaining("hook");
  }

  /** The loader's own classes are verified, other than those of the runtime on the boot path. */
  private Object call(String name, Object... arguments) throws Exception {
    Class<?> hooks = loader.loadClass(Hooks.class.getName());
    Method method =
        Arrays.stream(hooks.getDeclaredMethods())
            .filter(candidate -> candidate.getName().equals(name))
            .findFirst()
            .orElseThrow();
    Object[] all = new Object[arguments.length + 1];
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    method.setAccessible(true);
    try {
      return method.invoke(null, all);
    } catch (InvocationTargetException e) {
      throw (Exception) e.getCause();
    }
  }

  private String log() {
    try {
      return loader.loadClass(Control.class.getName()).getField("log").get(null).toString();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Some hooks. */
  static final class Hooks {
    private final int number;

    Hooks(int number) {
      this.number = number;
    }

    @Enters
    static int twice(Execution execution, int number) {
      Log.log.append("body ");
      return 2 * number;
    }

    @Enters
    static void early(Execution execution, int number) {
      if (number > 0) {
        return;
      }
      Log.log.append("body ");
    }

    @Enters
    static double wide(Execution execution, long one, double other) {
      return one > 0 ? one + other : other;
    }

    @Enters
    static void fails(Execution execution, int number) {
      Log.log.append("body ");
      throw new IllegalArgumentException(String.valueOf(number));
    }

    @Enters
    static int catches(Execution execution, int number) {
      try {
        Log.log.append("body ");
        throw new IllegalArgumentException();
      } catch (IllegalArgumentException e) {
        Log.log.append("caught ");
      } finally {
        Log.log.append("body ");
      }
      return number;
    }

    @Enters
    static void nothing(Execution execution) {}

    static void outside(Execution execution) {
      Log.log.append("body ");
    }

    @Enters
    int plus(Execution execution, int more) {
      return number + more;
    }
  }

  /** Stands in for {@link Control}. */
  static final class Log {
    public static StringBuilder log = new StringBuilder();

    private Log() {}

    public static Execution enter() {
      log.append("enter ");
      return null;
    }

    public static void leave() {
      log.append("leave ");
    }
  }

  /** Defines the hooks and their control itself. */
  private static final class Loader extends ClassLoader {
    private static final String CONTROL = Type.getInternalName(Control.class);
    private static final String LOG = Type.getInternalName(Log.class);

    Loader() {
      super(EntryPassTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      boolean hooks = name.equals(Hooks.class.getName());
      if (!hooks && !name.equals(Control.class.getName())) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name, read(hooks ? Hooks.class : Log.class));
    }

    private Class<?> define(String name, ClassNode node) {
      node.name = name.replace('.', '/');
      node.access |= Opcodes.ACC_PUBLIC;
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode instruction : method.instructions) {
          if (instruction instanceof FieldInsnNode field && field.owner.equals(LOG)) {
            field.owner = CONTROL;
          }
        }
        if (EntryPass.enters(method)) {
          new EntryPass().apply(method);
        }
      }
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      node.accept(writer);
      byte[] bytes = writer.toByteArray();
      return defineClass(name, bytes, 0, bytes.length);
    }

    private static ClassNode read(Class<?> type) {
      String file = Type.getInternalName(type) + ".class";
      try (InputStream in = EntryPassTest.class.getClassLoader().getResourceAsStream(file)) {
        ClassNode node = new ClassNode();
        new ClassReader(in).accept(node, 0);
        return node;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
