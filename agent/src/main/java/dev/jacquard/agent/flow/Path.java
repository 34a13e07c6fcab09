package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A way to an object that is the same wherever a method stands: a parameter that is never assigned,
 * and final fields from there.
 *
 * @param local the local variable of the parameter; 0 is {@code this}
 */
public record Path(int local, List<Step> steps) {
  private static final int LONGEST = 2;

  /** A final field. */
  public record Step(String owner, String name, String descriptor) {}

  static Path of(int local) {
    return new Path(local, List.of());
  }

  /** Whether it leads nowhere: to the parameter itself. */
  public boolean isParameter() {
    return steps.isEmpty();
  }

  boolean isLong() {
    return steps.size() == LONGEST;
  }

  Path to(FieldInsnNode field) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(new Step(field.owner, field.name, field.desc));
    return new Path(local, List.copyOf(longer));
  }

  /** Code that pushes the object. */
  public InsnList load() {
    InsnList code = new InsnList();
    code.add(new VarInsnNode(Opcodes.ALOAD, local));
    for (Step step : steps) {
      code.add(new FieldInsnNode(Opcodes.GETFIELD, step.owner(), step.name(), step.descriptor()));
    }
    return code;
  }
}
