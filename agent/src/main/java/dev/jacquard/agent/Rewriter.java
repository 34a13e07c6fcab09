package dev.jacquard.agent;

import dev.jacquard.agent.ProgramRewriter.Tells;
import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Replacements;
import dev.jacquard.agent.emit.UninitialisedObjects;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.TableWriter;
import dev.jacquard.agent.scope.ClassFilter;
import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.agent.scope.Declaration;
import dev.jacquard.agent.scope.Hierarchy;
import dev.jacquard.agent.scope.JdkTable;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/**
 * Rewrites classes. What comes out is a function of the class file, of what other class files
 * declare and of the options: it does not depend on the process, nor on what was rewritten before.
 */
public final class Rewriter {
  private final JdkTable table = new JdkTable();
  private final ClassFilter filter;
  private final ProgramRewriter program;
  private final ProgramRewriter telling;
  private final JdkRewriter jdk;
  private final ClassSource platform;

  /**
   * A rewriter for programs on a JDK.
   *
   * @param platform the classes of the JDK
   * @param tellsStates whether programs tell the local states of their threads
   */
  public Rewriter(ClassSource platform, boolean tellsStates) {
    Replacements replacements = new Replacements(platform);
    this.platform = platform;
    filter = new ClassFilter(name -> platform.find(name).isPresent());
    program = new ProgramRewriter(replacements, tellsStates ? Tells.STATES : Tells.NOTHING);
    telling = new ProgramRewriter(replacements, Tells.CALLS);
    jdk = new JdkRewriter(table, replacements);
  }

  /** Whether a class belongs to the program, if a loader of the program defines it. */
  public boolean isProgram(String name) {
    return filter.isProgram(name);
  }

  /** Whether a class of the JDK is rewritten even if it is loaded already. */
  public boolean concernsLoaded(String name) {
    return table.lists(name);
  }

  /** Whether a class of the JDK is rewritten when it is loaded. */
  public boolean concerns(String name) {
    return !table.of(name).isEmpty();
  }

  /** Rewrites a class of the program, which sees others as the source has them. */
  public Rewritten rewriteProgram(byte[] bytes, ClassSource source) {
    return rewrite(bytes, source, program);
  }

  /** The same for a class that also tells what it calls. */
  Rewritten rewriteTelling(byte[] bytes, ClassSource source) {
    return rewrite(bytes, source, telling);
  }

  private Rewritten rewrite(byte[] bytes, ClassSource source, ProgramRewriter passes) {
    ClassReader reader = new ClassReader(bytes);
    ClassRewriter type = type(reader, source);
    UninitialisedObjects uninitialised = new UninitialisedObjects(type.owner());
    passes.rewrite(type);
    uninitialised.settle();
    passes.finish(type);
    return write(type);
  }

  /** Rewrites a class of the JDK or of the runtime, unless it stays as it is. */
  public Optional<Rewritten> rewriteJdk(byte[] bytes) {
    return rewriteJdk(bytes, false);
  }

  /** Rewrites such a class that is loaded already, of which only bodies of methods can change. */
  public Optional<Rewritten> rewriteLoaded(byte[] bytes) {
    return rewriteJdk(bytes, true);
  }

  private Optional<Rewritten> rewriteJdk(byte[] bytes, boolean loaded) {
    ClassReader reader = new ClassReader(bytes);
    if (table.of(reader.getClassName()).isEmpty()) {
      return Optional.empty();
    }
    ClassRewriter type = type(reader, platform);
    UninitialisedObjects uninitialised = new UninitialisedObjects(type.owner());
    if (!jdk.rewrite(type, loaded)) {
      return Optional.empty();
    }
    uninitialised.settle();
    return Optional.of(write(type));
  }

  private ClassRewriter type(ClassReader reader, ClassSource source) {
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    Hierarchy hierarchy = new Hierarchy(source, filter, Declaration.of(node));
    return new ClassRewriter(node, hierarchy, new TableWriter(reader));
  }

  private static Rewritten write(ClassRewriter type) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.owner().accept(writer);
    return type.tables().finish(writer);
  }
}
