package dev.jacquard.agent;

import dev.jacquard.runtime.control.Sites;
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
final class MethodRewriter {
  private final ClassLoader loader;
  private final ClassNode owner;
  private final MethodNode method;
  private final Map<Integer, Integer> sites = new HashMap<>();
  private final Map<AbstractInsnNode, Integer> callSites = new HashMap<>();
  private final Map<Integer, Integer> blindSites = new HashMap<>();
  private final AbstractInsnNode superCall;
  private Set<AbstractInsnNode> blind = Set.of();

  MethodRewriter(ClassLoader loader, ClassNode owner, MethodNode method) {
    this.loader = loader;
    this.owner = owner;
    this.method = method;
    superCall = method.name.equals("<init>") ? findSuperCall() : null;
  }

  ClassLoader loader() {
    return loader;
  }

  ClassNode owner() {
    return owner;
  }

  MethodNode method() {
    return method;
  }

  InsnList code() {
    return method.instructions;
  }

  boolean isConstructor() {
    return method.name.equals("<init>");
  }

  boolean isStatic() {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  /** The call of the other constructor with which a constructor begins. */
  AbstractInsnNode superCall() {
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
  boolean isBeforeSuperCall(AbstractInsnNode node) {
    return superCall != null && code().indexOf(node) <= code().indexOf(superCall);
  }

  /** By these instructions a thread learns nothing: it does not keep the value. */
  void blind(Set<AbstractInsnNode> updates) {
    blind = updates;
  }

  boolean isBlind(AbstractInsnNode node) {
    return blind.contains(node);
  }

  /** The number of the place of an instruction; two calls never share one. */
  int site(AbstractInsnNode node) {
    if (node instanceof MethodInsnNode) {
      return callSites.computeIfAbsent(node, this::newSite);
    }
    return (isBlind(node) ? blindSites : sites).computeIfAbsent(line(node), line -> newSite(node));
  }

  private int newSite(AbstractInsnNode node) {
    int site = newSite(line(node));
    return isBlind(node) ? Sites.blind(site) : site;
  }

  private int newSite(int line) {
    String name = owner.name.replace('/', '.');
    String file = owner.sourceFile != null ? owner.sourceFile : name;
    return Sites.add(new Sites.Site(name, method.name, file, line));
  }

  static int line(AbstractInsnNode node) {
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
  void insertAtEntry(AbstractInsnNode call) {
    LabelNode start = new LabelNode();
    InsnList entry = list(start);
    int line = line(code().getFirst());
    if (line > 0) {
      entry.add(new LineNumberNode(line, start));
    }
    entry.add(call);
    code().insert(entry);
  }

  /** A new local variable for a value of a type. */
  int newLocal(Type type) {
    int local = method.maxLocals;
    method.maxLocals += type.getSize();
    return local;
  }

  /** An instruction that pushes a constant. */
  static AbstractInsnNode push(int value) {
    if (value >= -1 && value <= 5) {
      return new InsnNode(Opcodes.ICONST_0 + value);
    }
    if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
      return new IntInsnNode(Opcodes.BIPUSH, value);
    }
    if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      return new IntInsnNode(Opcodes.SIPUSH, value);
    }
    return new LdcInsnNode(value);
  }

  static VarInsnNode load(Type type, int local) {
    return new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local);
  }

  static VarInsnNode store(Type type, int local) {
    return new VarInsnNode(type.getOpcode(Opcodes.ISTORE), local);
  }

  static InsnNode dup(Type type) {
    return new InsnNode(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
  }

  /** Several instructions as a list. */
  static InsnList list(AbstractInsnNode... nodes) {
    InsnList list = new InsnList();
    for (AbstractInsnNode node : nodes) {
      list.add(node);
    }
    return list;
  }
}
