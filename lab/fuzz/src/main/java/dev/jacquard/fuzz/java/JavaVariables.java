package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.SharedVariable.Mode;
import dev.jacquard.litmus.syntax.Statement;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The shared variables of a program in Java, in the form that a style has for their accesses. */
final class JavaVariables {
  private final Map<SharedVariable, JavaVariable> variables = new LinkedHashMap<>();
  private final Set<SharedVariable> updated = new HashSet<>();
  private final Set<SharedVariable> plain = new HashSet<>();

  JavaVariables(LitmusFile file, List<ThreadCopy> threads, JavaStyle style) {
    noteAccesses(Nodes.of(threads));
    for (SharedVariable variable : file.variables()) {
      JavaVariable.Form form = form(variable, style);
      variables.put(variable, new JavaVariable(variable, form, Storage.of(style)));
    }
  }

  private void noteAccesses(Nodes nodes) {
    nodes.all(Expression.GetAndAdd.class).forEach(e -> updated.add(e.cell().declaration()));
    nodes.all(Expression.GetAndSet.class).forEach(e -> updated.add(e.cell().declaration()));
    nodes.all(Expression.CompareAndSet.class).forEach(e -> updated.add(e.cell().declaration()));
    nodes.all(Expression.SharedRead.class).forEach(e -> notePlain(e.cell().declaration()));
    nodes.all(Statement.Write.class).forEach(s -> notePlain(s.cell().declaration()));
    nodes.all(Statement.Update.class).forEach(s -> notePlain(s.cell().declaration()));
  }

  private void notePlain(SharedVariable variable) {
    if (variable.mode() == Mode.PLAIN) {
      plain.add(variable);
    }
  }

  private JavaVariable.Form form(SharedVariable variable, JavaStyle style) {
    boolean isAtomic = variable.mode() == Mode.VOLATILE || updated.contains(variable);
    return switch (style) {
      case STATIC -> JavaVariable.Form.FIELD;
      case ATOMICS ->
          isAtomic && !plain.contains(variable)
              ? JavaVariable.Form.ATOMIC
              : JavaVariable.Form.FIELD;
      case INSTANCE ->
          variable.mode() == Mode.VOLATILE
                  && !updated.contains(variable)
                  && !variable.extent().array()
              ? JavaVariable.Form.VOLATILE_FIELD
              : JavaVariable.Form.FIELD;
    };
  }

  JavaVariable of(SharedVariable variable) {
    return variables.get(variable);
  }

  /** All, in the order of their declarations. */
  Collection<JavaVariable> all() {
    return variables.values();
  }

  /** The declarations of the handles, of which all arrays have the same. */
  List<String> handles() {
    return variables.values().stream()
        .filter(this::needsHandle)
        .map(JavaVariable::handleDeclaration)
        .distinct()
        .toList();
  }

  /** Whether some access is neither plain nor to a volatile field. */
  private boolean needsHandle(JavaVariable variable) {
    return variable.form() == JavaVariable.Form.FIELD
        && (variable.variable().mode() == Mode.VOLATILE || updated.contains(variable.variable()));
  }
}
