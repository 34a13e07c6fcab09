package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.DroppedResults;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.emit.Replacement;
import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.emit.Uncontrollable;
import dev.jacquard.agent.emit.UncontrollableClass;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.thread.Threads;
import dev.jacquard.runtime.primitive.world.Hashes;
import dev.jacquard.runtime.primitive.world.Randomness;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of JDK methods that a hook stands in for, also as method references.
 *
 * @param program whether this is for program code, which also tells where it calls into the JDK,
 *     and not for the JDK's own
 */
public record CallPass(Replacements replacements, boolean program) {
  private static final String OBJECT = Type.getInternalName(Object.class);
  private static final Set<String> FINAL_IN_OBJECT = Set.of("wait", "notify", "notifyAll");

  /** It asks the VM itself which threads belong to it. */
  private static final String UNSUPPORTED = "java/util/concurrent/StructuredTaskScope";

  /** Generators that take a seed of their own unless they are given one. */
  private static final Set<String> WITHOUT_SEED =
      Set.of("java/util/Random", "java/util/SplittableRandom");

  /** By which newer JDKs ask for the thread that carries the current one: the same for us. */
  private static final String LANG_ACCESS = "jdk/internal/access/JavaLangAccess";

  /** What classes of other packages implement, and what is watched itself. */
  private static final Set<String> LANGUAGE =
      Set.of(
          OBJECT,
          "java/lang/Appendable",
          "java/lang/AutoCloseable",
          "java/lang/CharSequence",
          "java/lang/Comparable",
          "java/lang/Iterable",
          "java/lang/ProcessBuilder",
          "java/lang/Readable",
          "java/lang/System");

  private static final String HERE_OWNER = Type.getInternalName(Sites.class);

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call) {
        rewrite(method, call);
      } else if (node instanceof InvokeDynamicInsnNode dynamic) {
        for (int i = 0; i < dynamic.bsmArgs.length; i++) {
          if (dynamic.bsmArgs[i] instanceof Handle handle) {
            dynamic.bsmArgs[i] = rewrite(method, handle);
          }
        }
      }
    }
  }

  private void rewrite(MethodRewriter method, MethodInsnNode call) {
    if (program && call.owner.startsWith(UNSUPPORTED)) {
      throw new UncontrollableClass("it uses " + call.owner.replace('/', '.'));
    }
    if (call.name.equals("<init>")) {
      if (WITHOUT_SEED.contains(call.owner) && call.desc.equals("()V")) {
        call.desc = "(J)V";
        method.code().insertBefore(call, Hook.call(Randomness.class, "seed"));
      } else if (program && call.owner.equals("java/security/SecureRandom")) {
        method
            .code()
            .insertBefore(
                call, Uncontrollable.tell("a java.security.SecureRandom", method.site(call)));
      }
      return;
    }
    boolean toJdk =
        call.owner.startsWith("java/")
            || call.owner.startsWith("javax/")
            || call.owner.startsWith("dev/jacquard/");
    if (program && toJdk && mayOperate(call.owner)) {
      tellSite(method, call);
    }
    if (call.name.equals("hashCode") && call.desc.equals("()I")) {
      hash(method, call);
      return;
    }
    if (call.owner.equals(LANG_ACCESS) && call.name.equals("currentCarrierThread")) {
      method.code().insertBefore(call, new InsnNode(Opcodes.POP));
      method.code().set(call, Hook.call(Threads.class, "currentThread"));
      return;
    }
    Optional<Replacement> hook = hook(method, call.owner, call.name, call.desc);
    if (hook.isPresent()) {
      if (program && !toJdk) {
        tellSite(method, call);
      }
      method.code().insertBefore(call, hook.get().call());
      method.code().remove(call);
    }
  }

  /** A hash may be the identity hash, whatever class the call names. */
  private static void hash(MethodRewriter method, MethodInsnNode call) {
    if (call.getOpcode() != Opcodes.INVOKESPECIAL) {
      method.code().set(call, Hook.call(Hashes.class, "hashCode", Object.class));
    } else if (call.owner.equals(OBJECT)) {
      method.code().set(call, Hook.call(Hashes.class, "identityHashCode", Object.class));
    }
  }

  /** Whether a call may lead to a visible operation inside the JDK. */
  private static boolean mayOperate(String owner) {
    return !owner.startsWith("java/lang/")
        || owner.startsWith("java/lang/Thread")
        || owner.startsWith("java/lang/invoke/")
        || owner.startsWith("java/lang/reflect/")
        || owner.startsWith("java/lang/String")
        || LANGUAGE.contains(owner);
  }

  private static void tellSite(MethodRewriter method, MethodInsnNode call) {
    if (method.isBlind(call)) {
      DroppedResults.tellSite(method, call);
      return;
    }
    method
        .code()
        .insertBefore(
            call,
            MethodRewriter.list(
                MethodRewriter.push(method.site(call)),
                new FieldInsnNode(Opcodes.PUTSTATIC, HERE_OWNER, "here", "I")));
  }

  private Object rewrite(MethodRewriter method, Handle handle) {
    boolean call =
        handle.getTag() == Opcodes.H_INVOKEVIRTUAL
            || handle.getTag() == Opcodes.H_INVOKESTATIC
            || handle.getTag() == Opcodes.H_INVOKEINTERFACE;
    Optional<Replacement> hook =
        call
            ? hook(method, handle.getOwner(), handle.getName(), handle.getDesc())
            : Optional.empty();
    return hook.isEmpty() ? handle : reference(hook.get());
  }

  private static Handle reference(Replacement replacement) {
    Method hook = replacement.hook();
    if (replacement.mode() != Replacement.NONE) {
      throw new UncontrollableClass("it has a reference to Unsafe." + hook.getName());
    }
    return new Handle(
        Opcodes.H_INVOKESTATIC,
        Type.getInternalName(hook.getDeclaringClass()),
        hook.getName(),
        Type.getMethodDescriptor(hook),
        false);
  }

  private Optional<Replacement> hook(
      MethodRewriter method, String owner, String name, String descriptor) {
    if (!replacements.mayReplace(name)) {
      return Optional.empty();
    }
    if (FINAL_IN_OBJECT.contains(name)) {
      Optional<Replacement> found = replacements.find(OBJECT, name, descriptor);
      if (found.isPresent()) {
        return found;
      }
    }
    if (owner.startsWith("[")) {
      return Optional.empty();
    }
    Optional<Replacement> direct = replacements.find(owner, name, descriptor);
    return direct.isPresent()
        ? direct
        : method
            .hierarchy()
            .declaring(owner, name, descriptor)
            .flatMap(declaring -> replacements.find(declaring, name, descriptor));
  }
}
