package dev.jacquard.agent.emit;

import dev.jacquard.agent.link.Slot;
import dev.jacquard.agent.link.TableWriter;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.runtime.name.Sites.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * One method while it is rewritten: what the passes need in common. Insertions never branch, so the
 * stack map frames of the method stay valid; new local variables live between two of them.
 */
public final class MethodRewriter {
  private final ClassRewriter type;
  private final MethodNode method;
  private final OriginalCode original;
  private final Map<Integer, Slot> sites = new HashMap<>();
  private final Map<AbstractInsnNode, Slot> callSites = new HashMap<>();
  private final Map<Integer, Slot> blindSites = new HashMap<>();
  private final AbstractInsnNode superCall;
  private Set<AbstractInsnNode> blind = Set.of();

  public MethodRewriter(ClassRewriter type, MethodNode method) {
    this.type = type;
    this.method = method;
    original = new OriginalCode(method.instructions);
    superCall = method.name.equals("<init>") ? findSuperCall() : null;
  }

  /** The class that the method belongs to. */
  public ClassRewriter type() {
    return type;
  }

  public ClassNode owner() {
    return type.owner();
  }

  public Hierarchy hierarchy() {
    return type.hierarchy();
  }

  public TableWriter tables() {
    return type.tables();
  }

  public MethodNode method() {
    return method;
  }

  public InsnList code() {
    return method.instructions;
  }

  public boolean isConstructor() {
    return method.name.equals("<init>");
  }

  public boolean isStatic() {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  /** The call of the other constructor with which a constructor begins. */
  public AbstractInsnNode superCall() {
    return superCall;
  }

  private AbstractInsnNode findSuperCall() {
    int open = 0;
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() == Opcodes.NEW) {
        open++;
      } else if (node.getOpcode() == Opcodes.INVOKESPECIAL
          && ((MethodInsnNode) node).name.equals("<init>")
          && open-- == 0) {
        return node;
      }
    }
    return null;
  }

  /** Whether an instruction comes before the object that is constructed may be used. */
  public boolean isBeforeSuperCall(AbstractInsnNode node) {
    return superCall != null && code().indexOf(node) <= code().indexOf(superCall);
  }

  /** By these instructions a thread learns nothing: it does not keep the value. */
  public void blind(Set<AbstractInsnNode> updates) {
    blind = updates;
  }

  public boolean isBlind(AbstractInsnNode node) {
    return blind.contains(node);
  }

  /** The place of an instruction; two calls never share one. */
  public Slot site(AbstractInsnNode node) {
    if (node instanceof MethodInsnNode) {
      return callSites.computeIfAbsent(node, this::newSite);
    }
    return (isBlind(node) ? blindSites : sites).computeIfAbsent(line(node), line -> newSite(node));
  }

  private Slot newSite(AbstractInsnNode node) {
    String name = owner().name.replace('/', '.');
    String file = owner().sourceFile != null ? owner().sourceFile : name;
    return tables()
        .site(
            new Site(
                name,
                method.name,
                method.desc,
                original.index(node),
                file,
                line(node),
                isBlind(node)));
  }

  public static int line(AbstractInsnNode node) {
    for (AbstractInsnNode n = node; n != null; n = n.getPrevious()) {
      if (n instanceof LineNumberNode number) {
        return number.line;
      }
    }
    for (AbstractInsnNode n = node; n != null; n = n.getNext()) { // before the first statement
      if (n instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }

  /**
   * Inserts a call before all else, with the line of the first instruction. The label there may be
   * the target of a jump, so the call stands before it.
   */
  public void insertAtEntry(AbstractInsnNode call) {
    insertAtEntry(list(call));
  }

  /** The same for several instructions. */
  public void insertAtEntry(InsnList calls) {
    LabelNode start = new LabelNode();
    InsnList entry = list(start);
    int line = line(code().getFirst());
    if (line > 0) {
      entry.add(new LineNumberNode(line, start));
    }
    entry.add(calls);
    code().insert(entry);
  }

  /** A new local variable for a value of a type. */
  public int newLocal(Type type) {
    int local = method.maxLocals;
    method.maxLocals += type.getSize();
    return local;
  }

  /** An instruction that pushes the number which an entry of a table will have. */
  public static AbstractInsnNode push(Slot slot) {
    return new LdcInsnNode(slot.placeholder());
  }

  /** An instruction that pushes a small constant, which is not taken for a placeholder. */
  public static AbstractInsnNode push(int value) {
    if (value >= -1 && value <= 5) {
      return new InsnNode(Opcodes.ICONST_0 + value);
    }
    if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
      return new IntInsnNode(Opcodes.BIPUSH, value);
    }
    if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      return new IntInsnNode(Opcodes.SIPUSH, value);
    }
    throw new IllegalArgumentException("no small constant: " + value);
  }

  public static VarInsnNode load(Type type, int local) {
    return new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local);
  }

  public static VarInsnNode store(Type type, int local) {
    return new VarInsnNode(type.getOpcode(Opcodes.ISTORE), local);
  }

  public static InsnNode dup(Type type) {
    return new InsnNode(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
  }

  /** Several instructions as a list. */
  public static InsnList list(AbstractInsnNode... nodes) {
    InsnList list = new InsnList();
    for (AbstractInsnNode node : nodes) {
      list.add(node);
    }
    return list;
  }
}
