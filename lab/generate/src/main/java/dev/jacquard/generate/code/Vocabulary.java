package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What the threads of a generated program share; there is always a variable. */
public record Vocabulary(
    List<ConstantDeclaration> constants,
    List<SharedVariable> variables,
    List<LockDeclaration> locks,
    List<ConditionDeclaration> conditions,
    List<SemaphoreDeclaration> semaphores) {

  public static Vocabulary draw(Set<Feature> features, Sizes sizes, Draw draw) {
    Vocabulary drawn =
        new Vocabulary(
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>());
    if (features.contains(Feature.CONSTANT)) {
      drawn.constants.add(new ConstantDeclaration("k", draw.between(0, 2)));
    }
    drawn.addVariables(features, locations(sizes, draw), draw);
    if (usesLocks(features)) {
      drawn.addLocks(locations(sizes, draw));
    }
    if (features.contains(Feature.CONDITION)) {
      drawn.addConditions(locations(sizes, draw), draw);
    }
    if (features.contains(Feature.SEMAPHORE)) {
      drawn.addSemaphores(locations(sizes, draw), draw);
    }
    return drawn;
  }

  /** Few, so that threads meet. */
  private static int locations(Sizes sizes, Draw draw) {
    return draw.oneIn(2) ? 1 : draw.between(1, sizes.mostLocations());
  }

  private static boolean usesLocks(Set<Feature> features) {
    return features.contains(Feature.LOCK)
        || features.contains(Feature.TRY_LOCK)
        || features.contains(Feature.MONITOR)
        || features.contains(Feature.CONDITION);
  }

  private void addVariables(Set<Feature> features, int count, Draw draw) {
    boolean array = features.contains(Feature.ARRAY);
    for (int i = 0; i < count; i++) {
      boolean plain =
          features.contains(Feature.PLAIN)
              && !(features.contains(Feature.VOLATILE) && draw.oneIn(2));
      SharedVariable.Mode mode = plain ? SharedVariable.Mode.PLAIN : SharedVariable.Mode.VOLATILE;
      boolean cells = array && draw.oneIn(2);
      variables.add(
          new SharedVariable(
              name(cells ? "a" : "x", i),
              mode,
              cells ? Extent.array(2) : Extent.SINGLE,
              draw.oneIn(6) ? 1 : 0));
    }
  }

  private void addLocks(int count) {
    for (int i = 0; i < count; i++) {
      locks.add(new LockDeclaration(name("m", i), Extent.SINGLE));
    }
  }

  private void addConditions(int count, Draw draw) {
    for (int i = 0; i < count; i++) {
      Element<LockDeclaration> lock = new Element<>(draw.of(locks), 0);
      conditions.add(new ConditionDeclaration(name("c", i), lock));
    }
  }

  private void addSemaphores(int count, Draw draw) {
    for (int i = 0; i < count; i++) {
      int permits = draw.oneIn(4) ? draw.of(List.of(0, 2)) : 1;
      semaphores.add(new SemaphoreDeclaration(name("s", i), Extent.SINGLE, permits));
    }
  }

  private static String name(String letter, int number) {
    return letter + number;
  }

  /** All, in the order in which a file declares them. */
  public List<Declaration> declarations() {
    List<Declaration> all = new ArrayList<>(constants);
    all.addAll(variables);
    all.addAll(locks);
    all.addAll(conditions);
    all.addAll(semaphores);
    return all;
  }
}
