package dev.jacquard.cli.terminal;

import java.lang.reflect.Proxy;

/**
 * The signal that Ctrl-C sends, handed to whoever asked for it, each time in a thread of its own.
 *
 * <p>A JVM that ends answers no second Ctrl-C, so a shutdown hook can't tell a wish from an
 * insistence. The JDK has no other way to this than {@code sun.misc.Signal} of its module
 * jdk.unsupported; it is called by reflection, since the compiler warns of it in a way that cannot
 * be switched off.
 */
public final class InterruptSignal {
  private InterruptSignal() {}

  /** From now on the action is called instead of ending the JVM; false where that can't be. */
  public static boolean calls(Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object proxy =
          Proxy.newProxyInstance(
              InterruptSignal.class.getClassLoader(),
              new Class<?>[] {handler},
              (self, method, arguments) -> {
                if (method.getName().equals("handle")) {
                  action.run();
                }
                return null;
              });
      Object interrupt = signal.getConstructor(String.class).newInstance("INT");
      signal.getMethod("handle", signal, handler).invoke(null, interrupt, proxy);
      return true;
    } catch (ReflectiveOperationException | IllegalArgumentException unsupported) {
      return false; // then Ctrl-C ends the JVM, and the shutdown hook does what it can
    }
  }
}
