package dev.jacquard.agent;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.TableWriter;
import dev.jacquard.agent.pass.CarrierPass;
import dev.jacquard.agent.pass.LinkagePass;
import dev.jacquard.agent.scope.ClassFilter;
import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.agent.scope.Declaration;
import dev.jacquard.agent.scope.Hierarchy;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites classes. What comes out is a function of the class file, of what other class files
 * declare and of the options: it does not depend on the process, nor on what was rewritten before.
 */
final class Rewriter {
  private static final String INITIALISER = "<clinit>";

  private final ClassFilter filter;
  private final ProgramRewriter program;
  private final JdkRewriter jdk;
  private final LinkagePass linkage = new LinkagePass();
  private final CarrierPass carrier = new CarrierPass();

  /**
   * A rewriter for programs on a JDK.
   *
   * @param platform the classes of the JDK, and of what Jacquard has put on its path
   * @param tellsStates whether programs tell the local states of their threads
   */
  Rewriter(ClassSource platform, boolean tellsStates) {
    Replacements replacements = new Replacements(platform);
    filter = new ClassFilter(name -> platform.find(name).isPresent());
    program = new ProgramRewriter(replacements, tellsStates);
    jdk = new JdkRewriter(replacements);
  }

  /** Whether a class belongs to the program, if a loader of the program defines it. */
  boolean isProgram(String name) {
    return filter.isProgram(name);
  }

  /** The part that a class belongs to which the boot loader defines. */
  Part ofBoot(String name) {
    return jdk.concerns(name) || carrier.concerns(name) ? Part.JDK : Part.PLATFORM;
  }

  /** Rewrites a class, which sees others as the source has them; or leaves it as it is. */
  Optional<Rewritten> rewrite(byte[] bytes, Part part, ClassSource source) {
    ClassReader reader = new ClassReader(bytes);
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    if (part == Part.PLATFORM && !hasInitialiser(node)) {
      return Optional.empty();
    }
    Hierarchy hierarchy = new Hierarchy(source, filter, Declaration.of(node));
    TableWriter tables = new TableWriter(reader);
    ClassRewriter type = new ClassRewriter(node, hierarchy, tables);
    switch (part) {
      case PROGRAM -> program.rewrite(type);
      case JDK -> rewriteJdk(type);
      case PLATFORM -> guardInitialiser(node);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return Optional.of(tables.finish(writer));
  }

  private void rewriteJdk(ClassRewriter type) {
    if (carrier.concerns(type.owner().name)) {
      carrier.apply(type.owner());
    } else {
      jdk.rewrite(type);
    }
  }

  private static boolean hasInitialiser(ClassNode node) {
    return node.methods.stream().anyMatch(method -> method.name.equals(INITIALISER));
  }

  /** No thread can be suspended in the initialiser of a class, which the VM calls. */
  private void guardInitialiser(ClassNode node) {
    for (MethodNode method : node.methods) {
      if (method.name.equals(INITIALISER)) {
        linkage.apply(method);
      }
    }
  }
}
