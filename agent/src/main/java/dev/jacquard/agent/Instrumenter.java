package dev.jacquard.agent;

import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.pass.CarrierPass;
import dev.jacquard.agent.pass.LinkagePass;
import dev.jacquard.agent.scope.ClassFilter;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.primitive.code.Linkage;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Gives each class to the rewriter that it belongs to. */
final class Instrumenter implements ClassFileTransformer {
  /** The kernel and the runtime are on the boot class path. */
  private static final String OWN = "dev/jacquard/";

  private final Hierarchy hierarchy = new Hierarchy();
  private final ClassFilter filter = new ClassFilter();
  private final Replacements replacements = new Replacements();
  private final ProgramRewriter program;
  private final JdkRewriter jdk = new JdkRewriter(hierarchy, filter, replacements);
  private final LinkagePass linkage = new LinkagePass();
  private final CarrierPass carrier = new CarrierPass();
  private final Set<ClassLoader> roots =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  /** Lets programs tell the local states of their threads, or not. */
  Instrumenter(boolean tellsStates) {
    program = new ProgramRewriter(hierarchy, filter, replacements, tellsStates);
  }

  /** Classes that this loader or one below it defines belong to the program. */
  void control(ClassLoader root) {
    roots.add(root);
  }

  boolean concernsJdk(String internalName) {
    return jdk.concerns(internalName);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    if (name == null) {
      return null;
    }
    Linkage.begin(); // classes are loaded once
    try {
      if (loader == null && (jdk.concerns(name) || carrier.concerns(name))) {
        return rewriteBoot(bytes);
      }
      if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
        return redefined == null && !name.startsWith(OWN) ? guardInitialiser(bytes) : null;
      }
      if (isControlled(loader)) {
        return filter.isProgram(name) ? rewriteProgram(loader, bytes) : null;
      }
      if (loader != ClassLoader.getSystemClassLoader() && filter.isProgram(name)) {
        UncontrolledCalls.loads(name.replace('/', '.'));
      }
      return null;
    } catch (Throwable failure) { // the VM would ignore it, and the class would run uncontrolled
      Refusals.add(name.replace('/', '.'), String.valueOf(failure.getMessage()));
      return null;
    } finally {
      Linkage.end();
    }
  }

  private boolean isControlled(ClassLoader loader) {
    for (ClassLoader l = loader; l != null; l = l.getParent()) {
      if (roots.contains(l)) {
        return true;
      }
    }
    return false;
  }

  private byte[] rewriteProgram(ClassLoader loader, byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.EXPAND_FRAMES);
    program.rewrite(loader, node);
    return write(node);
  }

  private byte[] rewriteBoot(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.EXPAND_FRAMES);
    if (carrier.concerns(node.name)) {
      carrier.apply(node);
    } else {
      jdk.rewrite(node);
    }
    return write(node);
  }

  /** No thread can be suspended in the initialiser of a class, which the VM calls. */
  private byte[] guardInitialiser(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.EXPAND_FRAMES);
    boolean any = false;
    for (MethodNode method : node.methods) {
      if (method.name.equals("<clinit>")) {
        linkage.apply(method);
        any = true;
      }
    }
    return any ? write(node) : null;
  }

  private static byte[] write(ClassNode node) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
