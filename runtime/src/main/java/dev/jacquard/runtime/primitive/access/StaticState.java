package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.code.Initialisers;
import dev.jacquard.runtime.primitive.code.InterfaceFields;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Static state that is reached otherwise than by instructions that name it, so that no rewritten
 * code stands before the access which makes the state of this run.
 */
@Tells("it only makes sure that a class is initialised")
public final class StaticState {
  private static final MethodType GUARD = MethodType.methodType(void.class, int.class);

  /** How the static state of classes is made, if they have any that each run makes anew. */
  private static final ClassValue<MethodHandle> GUARDS =
      new ClassValue<>() {
        @Override
        protected MethodHandle computeValue(Class<?> type) {
          try {
            return Members.trusted().findStatic(type, Initialisers.GUARD, GUARD);
          } catch (ReflectiveOperationException none) {
            return MethodHandles.empty(GUARD);
          }
        }
      };

  private StaticState() {}

  /** An access to a static field of a class follows. */
  public static void use(Class<?> type) {
    if (Control.on()) {
      MethodHandle guard = guard(Control.execution(), type);
      try {
        guard.invokeExact(Sites.here);
      } catch (Throwable thrown) {
        throw Members.raise(thrown);
      }
      if (type.isInterface()) {
        InterfaceFields.show(type);
      }
    }
  }

  @Enters
  private static MethodHandle guard(Execution execution, Class<?> type) {
    return GUARDS.get(type);
  }
}
