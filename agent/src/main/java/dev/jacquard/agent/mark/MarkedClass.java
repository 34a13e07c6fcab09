package dev.jacquard.agent.mark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What the methods of a class, by their names, mark, call and make. */
final class MarkedClass {
  private static final String JACQUARD = "dev/jacquard/Jacquard";
  private static final String MARK = "reachable";

  /** A method by name. */
  record Call(String owner, String name) {}

  private record Method(List<String> marks, List<Call> calls, List<String> makes) {
    Method() {
      this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }
  }

  private static final Method NONE = new Method();

  private final Map<String, Method> methods = new HashMap<>();
  private final List<String> above = new ArrayList<>();

  private MarkedClass() {}

  static MarkedClass of(byte[] file) {
    MarkedClass type = new MarkedClass();
    new ClassReader(file)
        .accept(type.new Reader(), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return type;
  }

  Set<String> methods() {
    return methods.keySet();
  }

  /** The class and the interfaces that it extends. */
  List<String> above() {
    return above;
  }

  List<String> marks(String method) {
    return methods.getOrDefault(method, NONE).marks();
  }

  List<Call> calls(String method) {
    return methods.getOrDefault(method, NONE).calls();
  }

  /** Classes of which a method makes objects. */
  List<String> makes(String method) {
    return methods.getOrDefault(method, NONE).makes();
  }

  private final class Reader extends ClassVisitor {
    Reader() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String generic, String parent, String[] interfaces) {
      if (parent != null) {
        above.add(parent);
      }
      above.addAll(List.of(interfaces));
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String generic, String[] exceptions) {
      return new Code(methods.computeIfAbsent(name, any -> new Method()));
    }
  }

  private static final class Code extends MethodVisitor {
    private final Method method;
    private Object constant;

    Code(Method method) {
      super(Opcodes.ASM9);
      this.method = method;
    }

    @Override
    public void visitLdcInsn(Object value) {
      constant = value;
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals(JACQUARD) && name.equals(MARK) && constant instanceof String mark) {
        method.marks().add(mark);
      }
      method.calls().add(new Call(owner, name));
      constant = null;
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      for (Object argument : arguments) {
        if (argument instanceof Handle handle) {
          method.calls().add(new Call(handle.getOwner(), handle.getName()));
          if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            method.makes().add(handle.getOwner());
          }
        }
      }
      constant = null;
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (opcode == Opcodes.NEW) {
        method.makes().add(type);
      }
      constant = null;
    }
  }
}
