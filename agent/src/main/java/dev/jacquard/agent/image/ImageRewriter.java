package dev.jacquard.agent.image;

import dev.jacquard.agent.HookRewriter;
import dev.jacquard.agent.Rewriter;
import dev.jacquard.agent.link.Linker;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.runtime.image.RewrittenJdk;
import dev.jacquard.runtime.jvm.Fields;
import dev.jacquard.runtime.loop.LoopNumbers;
import dev.jacquard.runtime.name.Sites;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * Makes the classes of an image. The numbers that it gives to fields, places and loops are those of
 * this process, which rewrites nothing else; {@link #description} keeps them.
 */
public final class ImageRewriter {
  /** The class that {@link #description} takes the place of, by its internal name. */
  public static final String DESCRIPTION = Type.getInternalName(RewrittenJdk.class);

  private final Rewriter rewriter;
  private final Linker linker = new Linker();
  private final ImagePatches patches = new ImagePatches();

  /** For a JDK with these classes. */
  public ImageRewriter(ClassSource platform) {
    if (Fields.count() > 0 || Sites.count() > 0) {
      throw new IllegalStateException("this process has rewritten other classes");
    }
    rewriter = new Rewriter(platform, false);
  }

  /** A class of the JDK, as it is or rewritten. */
  public byte[] jdk(byte[] bytes) {
    Optional<Rewritten> rewritten = rewriter.rewriteJdk(bytes);
    byte[] linked = rewritten.isPresent() ? linker.link(null, rewritten.get()) : bytes;
    if (!patches.concern(new ClassReader(bytes).getClassName())) {
      return linked;
    }
    ClassNode node = node(linked);
    patches.apply(node);
    return write(node);
  }

  /** The classes of the kernel and the runtime, and what was taken out of them. */
  public List<ClassFile> own(Collection<byte[]> files) {
    LateInitialisers initialisers = new LateInitialisers();
    List<ClassNode> all = new ArrayList<>();
    for (byte[] bytes : files) {
      boolean hook = HookRewriter.isHook(bytes);
      ClassNode node = node(hook ? HookRewriter.rewrite(bytes) : jdk(bytes));
      all.add(node);
      if (hook) {
        initialisers.split(node).ifPresent(all::add);
      }
    }
    all.forEach(initialisers::redirect);
    return all.stream().map(node -> new ClassFile(node.name, write(node))).toList();
  }

  /**
   * The class by which the image tells what it is; to be asked for when all others are made.
   *
   * @param plain that class as the runtime has it
   * @param key tells the image from all others
   * @param packages those of the kernel and the runtime
   */
  public ClassFile description(byte[] plain, String key, Collection<String> packages) {
    if (!patches.missing().isEmpty()) {
      throw new IllegalStateException("this JDK is not as expected in " + patches.missing());
    }
    return new ImageDescription(plain)
        .text("key", key)
        .text("packages", String.join(" ", packages))
        .table("fields", Fields.count(), "fieldText", Fields::entry)
        .table("sites", Sites.count(), "siteText", i -> Sites.get(i + 1).entry())
        .count("loops", LoopNumbers.count())
        .finish();
  }

  private static ClassNode node(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    return node;
  }

  private static byte[] write(ClassNode node) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
