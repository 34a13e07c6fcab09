package dev.jacquard.agent;

import dev.jacquard.agent.pass.hook.EntryPass;
import dev.jacquard.agent.pass.hook.HidingPass;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.primitive.code.Linkage;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites the hooks themselves when they are loaded: {@link EntryPass}.
 *
 * <p>The VM shows no class to a transformer that is loaded while a transformer is at work on the
 * same thread, and most hooks are first named when a class is rewritten. So all of them are loaded
 * before that.
 */
public final class HookRewriter implements ClassFileTransformer {
  private static final EntryPass ENTRIES = new EntryPass();

  private final Set<String> seen = ConcurrentHashMap.newKeySet();

  HookRewriter() {
    Linkage.events(); // loads the class, which the loading of any class needs
  }

  /** Loads all classes with hooks. */
  void loadAll() throws IOException {
    for (String name : HookFiles.names()) {
      try {
        Class.forName(name.replace('/', '.'), false, null);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("the runtime is not complete", e);
      }
    }
  }

  /** Whether a class has hooks that were loaded too early to be rewritten. */
  boolean misses(String name) {
    return HookFiles.isHook(name) && !seen.contains(name);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    if (loader != null || name == null || !HookFiles.isHook(name)) {
      return null;
    }
    Linkage.beginLookup();
    try {
      seen.add(name);
      byte[] rewritten = rewrite(bytes);
      return rewritten == bytes ? null : rewritten;
    } catch (Throwable failure) { // the VM would ignore it, and hooks would never enter
      Refusals.add(name.replace('/', '.'), String.valueOf(failure.getMessage()));
      return null;
    } finally {
      Linkage.end();
    }
  }

  /** Whether a class is one that may have hooks. */
  public static boolean isHook(byte[] bytes) {
    return HookFiles.isHook(new ClassReader(bytes).getClassName());
  }

  /** The class file with its hooks rewritten; as it is, if nothing is to be said of it. */
  public static byte[] rewrite(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    boolean tells = HidingPass.tells(node);
    boolean any = false;
    for (MethodNode method : node.methods) {
      if (!tells && HidingPass.concerns(method)) {
        HidingPass.apply(method, HidingPass.topic(node));
        any = true;
      }
      if (EntryPass.enters(method)) {
        ENTRIES.apply(method);
        any = true;
      }
    }
    if (!any) {
      return bytes;
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
