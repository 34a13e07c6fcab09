package dev.jacquard.testkit;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import java.io.IOException;
import java.util.Map;

/** A JVM of this machine that waits for a debugger. */
public final class DebuggedJvm {
  private static final int PAUSE_MILLIS = 20;

  private DebuggedJvm() {}

  /** Attaches to the JVM as soon as it listens, which takes it a while. */
  public static VirtualMachine attach(int port)
      throws IllegalConnectorArgumentsException, InterruptedException {
    AttachingConnector connector =
        Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(c -> c.name().equals("com.sun.jdi.SocketAttach"))
            .findFirst()
            .orElseThrow();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    arguments.get("hostname").setValue("127.0.0.1");
    arguments.get("port").setValue(Integer.toString(port));
    while (true) {
      try {
        return connector.attach(arguments);
      } catch (IOException notYet) {
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }
}
