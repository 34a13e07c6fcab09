package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.Exemption.Reason;
import dev.jacquard.agent.scope.Exemptions;
import dev.jacquard.agent.scope.FieldTable;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.runtime.execution.Control;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * Says where code of the JDK reads plain state that is not watched, since it is controlled in
 * another way: by locks and volatile fields, whose steps do not tell what was read behind them. So
 * a thread may learn more there than its steps tell.
 */
public final class UnwatchedPass {
  /** Classes whose state the VM keeps, and which programs change all the same. */
  private static final Set<String> KEPT = Set.of("java/lang/Throwable", "java/lang/ThreadGroup");

  private static final String GROUP = "java/lang/ThreadGroup";

  /** What a group is from the beginning, unless the program changes it, which is told. */
  private static final Set<String> SET_ONCE = Set.of("daemon", "destroyed", "maxPriority", "name");

  /**
   * How many threads of a group were not started: only the end of groups of daemons rests on it.
   */
  private static final String COUNT = "nUnstartedThreads";

  /**
   * Set once for the whole JVM. The table of all thread pools goes by it when it grows, and how
   * many pools that has is different in each run.
   */
  private static final String PROCESSORS = "java/util/concurrent/ConcurrentHashMap.NCPU";

  /** It looks at whether a throwable has a trace at all, which was said when it was made. */
  private static final String TRACE = "fillInStackTrace";

  /**
   * Parts of streams are built by one thread. Another one gets a part from a task, which it reads:
   * that says already that it may have learned all that came before.
   */
  private static final String PARTS = "java/util/stream/Nodes[$].*(NodeBuilder|ArrayNode)";

  private static final Set<String> OF_PARTS = Set.of("accept", "begin", "end", "build", "asArray");

  private static final int NOT_PLAIN = Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE;

  private UnwatchedPass() {}

  /** Whether a class has state that is not watched for that reason. */
  public static boolean concerns(String name) {
    return KEPT.contains(name)
        || Exemptions.of(name).filter(why -> why.reason() == Reason.CONTROLLED).isPresent();
  }

  /** Adds the calls to a method of a class that is concerned. */
  public static void apply(MethodRewriter method) {
    if (method.isConstructor() || method.method().name.equals("<clinit>") || isOfPart(method)) {
      return; // what they read they have written themselves
    }
    boolean ofTrace = method.method().name.equals(TRACE);
    for (AbstractInsnNode node : method.code().toArray()) {
      if (isChangeOfGroup(node)) {
        method.code().insert(node, Hook.call(Control.class, "changesGroup"));
      } else if (!ofTrace
          && (node.getOpcode() == Opcodes.AALOAD || isPlainRead(node, method.hierarchy()))) {
        method
            .code()
            .insert(
                node,
                MethodRewriter.list(
                    new LdcInsnNode(what(method, node)),
                    Hook.call(Control.class, "hidesInJdk", String.class)));
      }
    }
  }

  /** What is read, for people: a field, or what is in arrays of a class. */
  private static String what(MethodRewriter method, AbstractInsnNode node) {
    return node instanceof FieldInsnNode field
        ? simple(field.owner) + "." + field.name
        : "what is in " + simple(method.owner().name);
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
  }

  private static boolean isOfPart(MethodRewriter method) {
    return OF_PARTS.contains(method.method().name) && method.owner().name.matches(PARTS);
  }

  private static boolean isChangeOfGroup(AbstractInsnNode node) {
    return node.getOpcode() == Opcodes.PUTFIELD
        && ((FieldInsnNode) node).owner.equals(GROUP)
        && SET_ONCE.contains(((FieldInsnNode) node).name);
  }

  private static boolean isFixed(FieldInsnNode field) {
    return field.owner.equals(GROUP)
        ? SET_ONCE.contains(field.name) || field.name.equals(COUNT)
        : PROCESSORS.equals(field.owner + "." + field.name);
  }

  private static boolean isPlainRead(AbstractInsnNode node, Hierarchy hierarchy) {
    if (node.getOpcode() != Opcodes.GETFIELD && node.getOpcode() != Opcodes.GETSTATIC) {
      return false;
    }
    FieldInsnNode read = (FieldInsnNode) node;
    if (isFixed(read)) {
      return false;
    }
    Optional<Hierarchy.Field> field = hierarchy.field(read.owner, read.name, read.desc);
    return field.isPresent()
        && (field.get().access() & NOT_PLAIN) == 0
        && FieldTable.inJdk(field.get()) == FieldTable.Access.NONE // else it is a step
        && concerns(field.get().owner().name());
  }
}
