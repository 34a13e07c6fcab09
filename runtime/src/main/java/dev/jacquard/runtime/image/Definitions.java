package dev.jacquard.runtime.image;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The classes that loaders define. In a JVM with an agent the VM shows them to it; a JDK that was
 * rewritten beforehand shows them here.
 */
public final class Definitions {
  /** Rewrites the classes of the program. */
  public interface Rewriting {
    /** The class file to define, or null if it stays as it is; the name may be null. */
    byte[] rewritten(ClassLoader loader, String name, byte[] bytes);
  }

  private static Rewriting rewriting;
  private static String nativePrefix;

  private Definitions() {}

  /**
   * Has classes rewritten from now on.
   *
   * @param prefix what the rewriting puts before the names of native methods
   */
  public static void install(Rewriting installed, String prefix) {
    nativePrefix = prefix.replace("_", "_1").replace("$", "_00024");
    rewriting = installed;
  }

  /** The class file that a loader is about to define. */
  public static byte[] rewritten(
      ClassLoader loader, String name, byte[] bytes, int offset, int length) {
    boolean whole = offset == 0 && length == bytes.length;
    byte[] original = whole ? bytes : Arrays.copyOfRange(bytes, offset, offset + length);
    return rewritten(loader, name, original);
  }

  public static byte[] rewritten(
      ClassLoader loader, String name, ByteBuffer buffer, int offset, int length) {
    byte[] original = new byte[length];
    buffer.get(offset, original);
    return rewritten(loader, name, original);
  }

  private static byte[] rewritten(ClassLoader loader, String name, byte[] bytes) {
    byte[] changed = rewriting == null ? null : rewriting.rewritten(loader, name, bytes);
    return changed == null ? bytes : changed;
  }

  /** The name of a native function as the program's library has it. */
  public static String nativeName(String function) {
    return nativePrefix == null ? function : function.replace(nativePrefix, "");
  }
}
