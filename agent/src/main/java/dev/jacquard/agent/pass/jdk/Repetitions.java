package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.flow.ControlFlow;
import dev.jacquard.agent.flow.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Accesses that say nothing new: on all ways to them the same object was accessed in the same way,
 * and nothing came between by which another thread might have had its turn, unless each access is a
 * step.
 */
final class Repetitions {
  private static final int MOST = 32;
  private static final long EVERYTHING = -1L;

  /** A part of an object. */
  private record Target(Path path, int part) {}

  private final ControlFlow flow;
  private final Predicate<AbstractInsnNode> volatiles;
  private final Map<AbstractInsnNode, List<StateAccess>> accesses = new HashMap<>();
  private final Map<Target, Integer> targets = new HashMap<>();

  /** What has been told before each instruction: a bit for reads and one for writes. */
  private final long[] told;

  /**
   * Looks for them in a method.
   *
   * @param volatiles whether an instruction accesses a volatile field
   */
  Repetitions(ControlFlow flow, List<StateAccess> all, Predicate<AbstractInsnNode> volatiles) {
    this.flow = flow;
    this.volatiles = volatiles;
    for (StateAccess access : all) {
      accesses.computeIfAbsent(access.instruction(), node -> new ArrayList<>()).add(access);
    }
    told = new long[flow.size()];
  }

  /** The accesses that have to be told of in any case. */
  List<StateAccess> without() {
    follow();
    List<StateAccess> needed = new ArrayList<>();
    for (int i = 0; i < flow.size(); i++) {
      for (StateAccess access : at(i)) {
        if (bit(access) == 0 || (told[i] & bit(access)) == 0) {
          needed.add(access);
        }
      }
    }
    return needed;
  }

  private List<StateAccess> at(int index) {
    return accesses.getOrDefault(flow.instruction(index), List.of());
  }

  private void follow() {
    Arrays.fill(told, EVERYTHING);
    Deque<Integer> open = new ArrayDeque<>();
    told[0] = 0;
    open.push(0);
    boolean[] seen = new boolean[told.length];
    seen[0] = true;
    while (!open.isEmpty()) {
      int index = open.pop();
      long after = told[index];
      for (StateAccess access : at(index)) {
        after |= bit(access);
      }
      after = mayStep(flow.instruction(index)) ? 0 : after;
      for (int next : flow.successors(index)) {
        long then = told[next] & (flow.handlers(index).contains(next) ? 0 : after);
        if (then != told[next] || !seen[next]) {
          told[next] = then;
          seen[next] = true;
          open.push(next);
        }
      }
    }
  }

  private boolean mayStep(AbstractInsnNode node) {
    return node instanceof MethodInsnNode
        || node instanceof InvokeDynamicInsnNode
        || node.getOpcode() == Opcodes.MONITORENTER
        || node.getOpcode() == Opcodes.MONITOREXIT
        || volatiles.test(node);
  }

  private long bit(StateAccess access) {
    if (access.path() == null) {
      return 0;
    }
    int target =
        targets.computeIfAbsent(new Target(access.path(), access.part()), key -> targets.size());
    return target >= MOST ? 0 : 1L << (access.write() ? MOST + target : target);
  }
}
