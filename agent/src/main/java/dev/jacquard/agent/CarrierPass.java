package dev.jacquard.agent;

import java.util.ArrayList;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells the VM which methods of the runtime change the current thread. Without the annotation the
 * compiler takes the current thread for a constant and control is lost; and the annotation can't be
 * written in the source, since JDK 17 does not have it.
 */
final class CarrierPass {
  private static final String CARRIER = "dev/jacquard/runtime/control/ContinuationCarrier";
  private static final String ANNOTATION = "Ljdk/internal/vm/annotation/ChangesCurrentThread;";

  boolean concerns(String name) {
    return name.equals(CARRIER);
  }

  void apply(ClassNode carrier) {
    for (MethodNode method : carrier.methods) {
      if (method.visibleAnnotations == null) {
        method.visibleAnnotations = new ArrayList<>();
      }
      method.visibleAnnotations.add(new AnnotationNode(ANNOTATION));
    }
  }
}
