package dev.jacquard.agent;

import dev.jacquard.agent.cache.KeptClasses;
import dev.jacquard.agent.pass.NativePass;
import dev.jacquard.runtime.image.Definitions;
import dev.jacquard.runtime.image.RewrittenJdk;
import dev.jacquard.runtime.jvm.LoadedClasses;
import dev.jacquard.runtime.jvm.Refusals;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * The Java agent of a worker JVM. The runtime is on the boot class path already: the JVM was
 * started so. In a JVM whose JDK was rewritten beforehand there is no agent, and {@link #begin} is
 * called instead.
 */
public final class Agent {
  /** The argument by which programs are made to tell the local states of their threads. */
  public static final String LOCAL_STATES = "local-states";

  private static Instrumenter instrumenter;

  private Agent() {}

  /** Called by the JVM before the main method. */
  public static void premain(String arguments, Instrumentation instrumentation) throws IOException {
    if (Refusals.class.getClassLoader() != null) {
      throw new IllegalStateException("the runtime must be on the boot class path");
    }
    if (!RewrittenJdk.key().isEmpty()) {
      throw new IllegalStateException("this JDK was rewritten beforehand: it needs no agent");
    }
    HookRewriter hooks = new HookRewriter();
    instrumentation.addTransformer(hooks, true);
    hooks.loadAll();
    instrumenter = new Instrumenter(LOCAL_STATES.equals(arguments));
    instrumentation.addTransformer(instrumenter, true);
    instrumentation.setNativeMethodPrefix(instrumenter, NativePass.PREFIX);
    LateClasses late = new LateClasses(instrumentation, instrumenter, hooks);
    late.catchUp();
    LoadedClasses.install(late);
    if (!Refusals.all().isEmpty()) {
      throw new IllegalStateException("classes of this JDK can't be rewritten: " + Refusals.all());
    }
  }

  /**
   * Has the classes of programs rewritten from now on, in a JVM whose JDK was rewritten beforehand.
   *
   * @param tellsStates whether programs tell the local states of their threads
   */
  public static void begin(boolean tellsStates) {
    if (RewrittenJdk.key().isEmpty()) {
      throw new IllegalStateException("this JDK was not rewritten beforehand");
    }
    instrumenter = new Instrumenter(tellsStates);
    Definitions.install(instrumenter::define, NativePass.PREFIX);
  }

  /**
   * A class from each place that has to be on the class path of the agent. Nobody else names the
   * library that rewrites classes: in our jar it has another name.
   */
  public static List<Class<?>> needed() {
    return List.of(Agent.class, ClassReader.class, ClassNode.class);
  }

  /** Whether this JVM was started with the agent. */
  public static boolean isActive() {
    return instrumenter != null;
  }

  /** Classes that this loader or one below it defines belong to the program under test. */
  public static void control(ClassLoader root) {
    instrumenter.control(root);
  }

  /** Uses rewritten classes that are kept for such a loader, and lets others join them. */
  public static void keep(ClassLoader root, KeptClasses classes) {
    instrumenter.keep(root, classes);
  }

  /** Classes of the program that such a loader defines from now on tell what they call. */
  public static void tellCalls(ClassLoader root) {
    instrumenter.tellCalls(root);
  }
}
