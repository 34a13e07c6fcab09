package dev.jacquard.generate.shrink;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Symmetry;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the declarations that a program uses. */
public final class Uses extends Rewriter {
  private final Set<Declaration> declarations = new HashSet<>();

  private Uses() {}

  /** The program without the declarations that nothing refers to. */
  public static LitmusFile withoutUnused(LitmusFile file) {
    Uses uses = new Uses();
    file.threads().forEach(thread -> uses.rewrite(thread.body()));
    file.symmetries().forEach(uses::note);
    List<Declaration> used =
        file.declarations().stream().filter(uses.declarations::contains).toList();
    return new LitmusFile(used, file.threads(), file.symmetries(), file.expectations());
  }

  private void note(Symmetry symmetry) {
    for (Symmetry.Cycle cycle : symmetry.cycles()) {
      cycle.elements().stream().map(Element::declaration).forEach(this::used);
    }
  }

  @Override
  protected void used(Declaration declaration) {
    declarations.add(declaration);
    if (declaration instanceof ConditionDeclaration condition) {
      declarations.add(condition.lock().declaration());
    }
  }
}
