package dev.jacquard.agent;

import dev.jacquard.agent.pass.hook.EntryPass;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.RunState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods of some classes, and which of them call which: what rules about hooks are read from.
 */
final class HookClasses {
  private static final String CONTROL = Type.getInternalName(Control.class);

  /** The types of constants whose content does not change by itself. */
  private static final Set<String> FIXED =
      Set.of(
          "Ljava/lang/String;",
          "Ljava/lang/Class;",
          "Ljava/lang/invoke/MethodHandle;",
          "Ljava/lang/invoke/MethodHandles$Lookup;",
          "Ljava/lang/invoke/MethodType;",
          "Ljdk/internal/misc/Unsafe;",
          Type.getDescriptor(RunState.Key.class));

  private final List<ClassNode> classes = new ArrayList<>();
  private final Map<String, Hook> all = new HashMap<>();

  /** One method. */
  record Hook(ClassNode owner, MethodNode method) {
    String name() {
      String type = owner.name.substring(owner.name.lastIndexOf('/') + 1);
      return type + "." + method.name;
    }

    boolean enters() {
      return EntryPass.enters(method);
    }

    /** Whether it runs inside Jacquard. */
    boolean isInside() {
      return EntryPass.hasExecution(method);
    }

    boolean isPublicStatic() {
      int wanted = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
      return (method.access & wanted) == wanted;
    }

    List<MethodInsnNode> calls() {
      List<MethodInsnNode> calls = new ArrayList<>();
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof MethodInsnNode call) {
          calls.add(call);
        }
      }
      return calls;
    }

    long returns() {
      long returns = 0;
      for (AbstractInsnNode node : method.instructions) {
        if (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN) {
          returns++;
        }
      }
      return returns;
    }

    /** Calls of a method of {@link Control}. */
    long callsControl(String name) {
      return calls().stream()
          .filter(call -> call.owner.equals(CONTROL) && call.name.equals(name))
          .count();
    }
  }

  HookClasses(List<String> names) {
    for (String name : names) {
      try (InputStream file = ClassLoader.getSystemResourceAsStream(name + ".class")) {
        add(new ClassReader(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  HookClasses(ClassReader file) {
    add(file);
  }

  private void add(ClassReader file) {
    ClassNode node = new ClassNode();
    file.accept(node, 0);
    classes.add(node);
    for (MethodNode method : node.methods) {
      all.put(node.name + "." + method.name + method.desc, new Hook(node, method));
    }
  }

  List<Hook> all() {
    return List.copyOf(all.values());
  }

  /** The methods with this annotation on their class. */
  List<Hook> in(Class<?> annotation) {
    String descriptor = Type.getDescriptor(annotation);
    return all.values().stream()
        .filter(hook -> hook.owner().visibleAnnotations != null)
        .filter(
            hook ->
                hook.owner().visibleAnnotations.stream()
                    .anyMatch(mark -> mark.desc.equals(descriptor)))
        .toList();
  }

  /** The classes that have static variables, or constants with a content that may change. */
  List<String> withChangingStatics() {
    return classes.stream()
        .filter(type -> type.fields.stream().anyMatch(field -> changes(type, field)))
        .map(type -> type.name.substring(type.name.lastIndexOf('/') + 1))
        .toList();
  }

  private static boolean changes(ClassNode owner, FieldNode field) {
    boolean made = (field.access & (Opcodes.ACC_ENUM | Opcodes.ACC_SYNTHETIC)) != 0;
    boolean constant = (field.access & Opcodes.ACC_FINAL) != 0;
    boolean content = field.desc.length() > 1 && !FIXED.contains(field.desc);
    return (field.access & Opcodes.ACC_STATIC) != 0 && !made && !(constant && !content);
  }

  /** How often a method calls methods that enter. */
  long entries(Hook hook) {
    return hook.calls().stream().map(this::called).filter(c -> c != null && c.enters()).count();
  }

  private Hook called(MethodInsnNode call) {
    return all.get(call.owner + "." + call.name + call.desc);
  }

  /** The methods by which a method that is inside Jacquard would enter it once more. */
  List<String> entersTwice(Hook inside) {
    List<String> found = new ArrayList<>();
    search(inside, new HashSet<>(Set.of(inside)), found);
    return found;
  }

  private void search(Hook hook, Set<Hook> met, List<String> found) {
    for (MethodInsnNode call : hook.calls()) {
      Hook called = called(call);
      if (called != null && called.enters()) {
        found.add(called.name());
      } else if (called != null && met.add(called)) {
        search(called, met, found);
      }
    }
  }
}
