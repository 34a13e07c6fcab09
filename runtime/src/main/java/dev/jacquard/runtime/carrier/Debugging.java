package dev.jacquard.runtime.carrier;

import jdk.internal.misc.VM;

/**
 * Whether this JVM was started for a debugger. A debugger stops and resumes threads by what the VM
 * knows of them, and the VM knows nothing of threads that are continuations: it would never go on.
 */
public final class Debugging {
  private static final boolean ON = isOn();

  private Debugging() {}

  public static boolean isPossible() {
    return ON;
  }

  private static boolean isOn() {
    for (String argument : VM.getRuntimeArguments()) {
      if (argument.startsWith("-agentlib:jdwp") || argument.startsWith("-Xrunjdwp")) {
        return true;
      }
    }
    return false;
  }
}
