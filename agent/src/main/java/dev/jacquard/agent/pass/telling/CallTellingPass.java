package dev.jacquard.agent.pass.telling;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.link.Slot;
import dev.jacquard.agent.pass.telling.Receivers.Receiver;
import dev.jacquard.agent.scope.LibraryNames;
import dev.jacquard.runtime.primitive.code.Calls;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets a method tell which methods of the JDK and of libraries it calls, with what, and what came
 * of it. The places are marked before calls are replaced by hooks, and the code is written when all
 * other passes are done, so that none of them sees it.
 */
public final class CallTellingPass {
  private static final String OBJECT = Type.getInternalName(Object.class);
  private static final String CONSTRUCTOR = "<init>";

  /** A step of these says more than the call: whom it concerns, and what came of it. */
  private static final Set<String> TOLD_BY_STEPS = Set.of("start", "join", "interrupt");

  /** Classes whose methods neither wait nor touch anything that threads share. */
  private static final Set<String> SILENT =
      Set.of(
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Double",
          "java/lang/Enum",
          "java/lang/Float",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Math",
          "java/lang/Object",
          "java/lang/Short",
          "java/lang/String",
          "java/lang/StringBuilder",
          "java/util/Objects");

  /**
   * A call that is told.
   *
   * @param owner the class that the source calls
   */
  public record Place(
      MethodInsnNode call,
      String owner,
      Receiver receiver,
      Slot site,
      LabelNode begin,
      LabelNode end) {}

  /** Marks the calls of a method that are told. */
  public List<Place> mark(MethodRewriter method) {
    Receivers receivers = new Receivers(method.owner().name, method.method());
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < receivers.size(); i++) {
      if (receivers.reaches(i) && receivers.instruction(i) instanceof MethodInsnNode call) {
        String owner = method.hierarchy().declaring(call.owner, call.name, call.desc).orElse("");
        String declared = owner.isEmpty() ? call.owner : owner;
        if (isTold(method, call, declared)) {
          Receiver receiver =
              call.getOpcode() == Opcodes.INVOKESTATIC ? Receiver.NAMELESS : receivers.of(i);
          String shown = method.hierarchy().isProgram(call.owner) ? declared : call.owner;
          places.add(
              new Place(
                  call, shown, receiver, method.site(call), new LabelNode(), new LabelNode()));
        }
      }
    }
    for (Place place : places) {
      method.code().insertBefore(place.call(), place.begin());
      method.code().insert(place.call(), place.end());
    }
    return places;
  }

  private static boolean isTold(MethodRewriter method, MethodInsnNode call, String declared) {
    boolean own = method.hierarchy().isProgram(declared) && !LibraryNames.isLibrary(declared);
    boolean above = call.getOpcode() == Opcodes.INVOKESPECIAL && !call.name.equals(CONSTRUCTOR);
    return !own
        && !above
        && call != method.superCall()
        && !method.isBeforeSuperCall(call)
        && !call.owner.startsWith("[")
        && !declared.startsWith("dev/jacquard/")
        && !SILENT.contains(declared)
        && !(declared.equals("java/lang/Thread") && TOLD_BY_STEPS.contains(call.name));
  }

  /** Writes the code that tells the marked calls, and what is caught. */
  public void tell(MethodRewriter method, List<Place> places) {
    if (places.isEmpty()) {
      return;
    }
    int token = method.newLocal(Type.INT_TYPE);
    for (Place place : places) {
      method.code().insert(place.begin(), before(method, place, token));
      method.code().insert(place.end(), after(place, token));
    }
    Set<LabelNode> handlers = new LinkedHashSet<>();
    for (TryCatchBlockNode block : method.method().tryCatchBlocks) {
      if (handlers.add(block.handler)) {
        method
            .code()
            .insertBefore(
                firstInstruction(block.handler),
                MethodRewriter.list(
                    new InsnNode(Opcodes.DUP), Hook.call(Calls.class, "caught", Object.class)));
      }
    }
  }

  private static AbstractInsnNode firstInstruction(LabelNode handler) {
    AbstractInsnNode node = handler;
    while (node.getOpcode() < 0) {
      node = node.getNext();
    }
    return node;
  }

  /** The arguments go into variables meanwhile. */
  private static InsnList before(MethodRewriter method, Place place, int token) {
    Type[] types = Type.getArgumentTypes(place.call().desc);
    int[] locals = new int[types.length];
    InsnList code = new InsnList();
    for (int i = types.length - 1; i >= 0; i--) {
      locals[i] = method.newLocal(types[i]);
      code.add(MethodRewriter.store(types[i], locals[i]));
    }
    boolean onObject =
        place.call().getOpcode() != Opcodes.INVOKESTATIC && !place.call().name.equals(CONSTRUCTOR);
    code.add(new InsnNode(onObject ? Opcodes.DUP : Opcodes.ACONST_NULL));
    int holder = place.receiver().holder();
    code.add(
        holder < 0 ? new InsnNode(Opcodes.ACONST_NULL) : new VarInsnNode(Opcodes.ALOAD, holder));
    code.add(new LdcInsnNode(words(place)));
    code.add(MethodRewriter.push(types.length));
    code.add(new TypeInsnNode(Opcodes.ANEWARRAY, OBJECT));
    for (int i = 0; i < types.length; i++) {
      code.add(new InsnNode(Opcodes.DUP));
      code.add(MethodRewriter.push(i));
      code.add(MethodRewriter.load(types[i], locals[i]));
      box(types[i], code);
      code.add(new InsnNode(Opcodes.AASTORE));
    }
    code.add(MethodRewriter.push(place.site()));
    code.add(
        Hook.call(
            Calls.class,
            "begin",
            Object.class,
            Object.class,
            String.class,
            Object[].class,
            int.class));
    code.add(MethodRewriter.store(Type.INT_TYPE, token));
    for (int i = 0; i < types.length; i++) {
      code.add(MethodRewriter.load(types[i], locals[i]));
    }
    return code;
  }

  /** The name of the object, the class and the method. */
  private static String words(Place place) {
    return place.receiver().name()
        + " "
        + place.owner().replace('/', '.')
        + " "
        + place.call().name;
  }

  private static InsnList after(Place place, int token) {
    Type result = Type.getReturnType(place.call().desc);
    InsnList code = new InsnList();
    if (result == Type.VOID_TYPE) {
      code.add(MethodRewriter.load(Type.INT_TYPE, token));
      code.add(Hook.call(Calls.class, "end", int.class));
      return code;
    }
    code.add(MethodRewriter.dup(result));
    box(result, code);
    code.add(MethodRewriter.load(Type.INT_TYPE, token));
    code.add(Hook.call(Calls.class, "end", Object.class, int.class));
    return code;
  }

  private static void box(Type type, InsnList code) {
    Class<?> box =
        switch (type.getSort()) {
          case Type.BOOLEAN -> Boolean.class;
          case Type.BYTE -> Byte.class;
          case Type.CHAR -> Character.class;
          case Type.SHORT -> Short.class;
          case Type.INT -> Integer.class;
          case Type.LONG -> Long.class;
          case Type.FLOAT -> Float.class;
          case Type.DOUBLE -> Double.class;
          default -> null;
        };
    if (box != null) {
      String name = Type.getInternalName(box);
      String descriptor = "(" + type.getDescriptor() + ")L" + name + ";";
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, name, "valueOf", descriptor, false));
    }
  }
}
