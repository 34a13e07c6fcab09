package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.world.Randomness;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Lets the program tell where it draws random numbers, which are the same in every execution. */
public final class RandomPass {
  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call && draws(call)) {
        method
            .code()
            .insertBefore(
                call,
                MethodRewriter.list(
                    MethodRewriter.push(method.site(call)),
                    Hook.call(Randomness.class, "draws", int.class)));
      }
    }
  }

  private static boolean draws(MethodInsnNode call) {
    return switch (call.owner) {
      case "java/util/Random", "java/util/SplittableRandom" ->
          call.name.equals("<init>") && call.desc.equals("()V");
      case "java/util/concurrent/ThreadLocalRandom" -> call.name.equals("current");
      case "java/lang/Math", "java/lang/StrictMath" -> call.name.equals("random");
      case "java/util/UUID" -> call.name.equals("randomUUID");
      case "java/util/Collections" ->
          call.name.equals("shuffle") && call.desc.equals("(Ljava/util/List;)V");
      case "java/util/random/RandomGenerator" ->
          call.name.equals("getDefault") || call.name.equals("of");
      default -> false;
    };
  }
}
