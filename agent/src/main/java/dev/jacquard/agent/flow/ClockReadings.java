package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The readings of clocks in a class by which something is decided, as far as the code of the class
 * does not show that nothing is.
 *
 * <p>The time may be kept in a private field, if no other class can read that: then all reads of
 * the field are looked at. What leaves the class otherwise counts as a decision.
 */
public final class ClockReadings {
  private final ClassNode owner;
  private final Set<String> watched = new HashSet<>();
  private final Set<String> decisiveFields = new HashSet<>();
  private final Set<AbstractInsnNode> deciding = Collections.newSetFromMap(new IdentityHashMap<>());

  public ClockReadings(ClassNode owner) {
    this.owner = owner;
    boolean any = false;
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions) {
        any |= isReading(node);
      }
    }
    if (any) {
      follow();
    }
  }

  /** The calls that read a clock for a decision. */
  public Set<AbstractInsnNode> deciding() {
    return deciding;
  }

  private static boolean isReading(AbstractInsnNode node) {
    return node instanceof MethodInsnNode call && ClockUse.isReading(call);
  }

  /** More fields may turn out to keep the time, until all are known. */
  private void follow() {
    Set<String> own = fieldsOfItsOwn();
    Map<MethodNode, ClockFlow> flows = new LinkedHashMap<>();
    int known;
    do {
      known = watched.size();
      flows.clear();
      for (MethodNode method : owner.methods) {
        if (!readings(method).isEmpty()) {
          flows.put(method, new ClockFlow(method, this::isWatched));
        }
      }
      flows.forEach((method, flow) -> watch(method, flow, own));
    } while (watched.size() > known);
    spread(flows, own);
    flows.forEach(
        (method, flow) -> {
          for (AbstractInsnNode reading : readings(method)) {
            if (isReading(reading) && decides(flow, reading, own)) {
              deciding.add(reading);
            }
          }
        });
  }

  private void watch(MethodNode method, ClockFlow flow, Set<String> own) {
    for (AbstractInsnNode reading : readings(method)) {
      for (FieldInsnNode field : flow.keepers(reading)) {
        if (own.contains(name(field))) {
          watched.add(name(field));
        }
      }
    }
  }

  /** A field decides if one of its reads does, or goes into a field that does. */
  private void spread(Map<MethodNode, ClockFlow> flows, Set<String> own) {
    int known;
    do {
      known = decisiveFields.size();
      flows.forEach(
          (method, flow) -> {
            for (AbstractInsnNode reading : readings(method)) {
              if (reading instanceof FieldInsnNode field && decides(flow, reading, own)) {
                decisiveFields.add(name(field));
              }
            }
          });
    } while (decisiveFields.size() > known);
  }

  private boolean decides(ClockFlow flow, AbstractInsnNode reading, Set<String> own) {
    return flow.decides(reading)
        || flow.keepers(reading).stream()
            .map(this::name)
            .anyMatch(field -> !own.contains(field) || decisiveFields.contains(field));
  }

  private boolean isWatched(FieldInsnNode field) {
    boolean reads = field.getOpcode() == Opcodes.GETFIELD || field.getOpcode() == Opcodes.GETSTATIC;
    return reads && watched.contains(name(field));
  }

  private List<AbstractInsnNode> readings(MethodNode method) {
    List<AbstractInsnNode> found = new ArrayList<>();
    for (AbstractInsnNode node : method.instructions) {
      if (isReading(node) || (node instanceof FieldInsnNode field && isWatched(field))) {
        found.add(node);
      }
    }
    return found;
  }

  private String name(FieldInsnNode field) {
    return field.owner.equals(owner.name) ? field.name : field.owner + "." + field.name;
  }

  /** The fields that no other class reads, and nobody by name. */
  private Set<String> fieldsOfItsOwn() {
    Set<String> own = new HashSet<>();
    boolean alone = owner.nestHostClass == null && isEmpty(owner.nestMembers);
    for (FieldNode field : owner.fields) {
      if (alone && (field.access & Opcodes.ACC_PRIVATE) != 0) {
        own.add(field.name);
      }
    }
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof LdcInsnNode constant && constant.cst instanceof String text) {
          own.remove(text);
        }
      }
    }
    return own;
  }

  private static boolean isEmpty(List<String> names) {
    return names == null || names.isEmpty();
  }
}
