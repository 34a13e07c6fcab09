package dev.jacquard.cli.terminal;

import java.lang.reflect.Proxy;

/**
 * The signals by which a process is asked to end, handed to whoever asked for them, each time in a
 * thread of its own.
 *
 * <p>A JVM that ends answers no second signal, so a shutdown hook can't tell a wish from an
 * insistence; and other hooks run at the same time, which end what is still needed. The JDK has no
 * other way to this than {@code sun.misc.Signal} of its module jdk.unsupported; it is called by
 * reflection, since the compiler warns of it in a way that cannot be switched off.
 */
public enum InterruptSignal {
  /** What Ctrl-C sends. */
  INT,
  /** What other processes send. */
  TERM;

  /** From now on the action is called instead of ending the JVM; false where that can't be. */
  public boolean calls(Runnable action) {
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
      Object interrupt = signal.getConstructor(String.class).newInstance(name());
      signal.getMethod("handle", signal, handler).invoke(null, interrupt, proxy);
      return true;
    } catch (ReflectiveOperationException | IllegalArgumentException unsupported) {
      return false; // then Ctrl-C ends the JVM, and the shutdown hook does what it can
    }
  }
}
