package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.ClockReadings;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Lets the program tell that it reads a clock and decides something by what it reads. */
public final class ClockPass {
  public void apply(MethodRewriter method, ClockReadings readings) {
    if (readings.deciding().isEmpty()) {
      return;
    }
    for (AbstractInsnNode node : method.code().toArray()) {
      if (readings.deciding().contains(node)) {
        method
            .code()
            .insertBefore(
                node,
                MethodRewriter.list(
                    MethodRewriter.push(method.site(node)),
                    Hook.call(
                        dev.jacquard.runtime.primitive.world.ClockReadings.class,
                        "decides",
                        int.class)));
      }
    }
  }
}
