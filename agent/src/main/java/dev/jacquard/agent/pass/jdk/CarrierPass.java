package dev.jacquard.agent.pass.jdk;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells the VM which method of the runtime changes the current thread. The compiler must know, or
 * control is lost; and the VM's annotation can't be written in the source, since JDK 17 does not
 * have it.
 */
public final class CarrierPass {
  private static final String MARK = "Ldev/jacquard/runtime/carrier/ChangesCurrentThread;";
  private static final String ANNOTATION = "Ljdk/internal/vm/annotation/ChangesCurrentThread;";

  public void apply(ClassNode carrier) {
    for (MethodNode method : carrier.methods) {
      List<AnnotationNode> marks = method.invisibleAnnotations;
      if (marks != null && marks.stream().anyMatch(mark -> mark.desc.equals(MARK))) {
        method.visibleAnnotations = new ArrayList<>(List.of(new AnnotationNode(ANNOTATION)));
      }
    }
  }
}
