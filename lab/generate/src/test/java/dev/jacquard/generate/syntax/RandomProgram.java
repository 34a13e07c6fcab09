package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expectation;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.SharedVariable.Mode;
import dev.jacquard.litmus.syntax.Symmetry;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A valid syntax tree that depends on nothing but a seed; it is meant to be read, not to be run.
 */
public final class RandomProgram {
  private final Random random;
  private final List<Declaration> declarations = new ArrayList<>();
  private final List<ThreadDeclaration> threads = new ArrayList<>();

  public RandomProgram(long seed) {
    this.random = new Random(seed);
  }

  public LitmusFile file() {
    declare();
    List<ThreadDefinition> definitions = new ArrayList<>();
    for (ThreadDeclaration thread : threads) {
      definitions.add(new RandomThread(random, declarations, threads).definition(thread));
    }
    return new LitmusFile(declarations, definitions, symmetries(), expectations());
  }

  private void declare() {
    declarations.add(new ConstantDeclaration("n", 1 + random.nextInt(9)));
    declarations.add(new ConstantDeclaration("k", -random.nextInt(9)));
    for (int i = 0; i < 3; i++) {
      Mode mode = random.nextBoolean() ? Mode.PLAIN : Mode.VOLATILE;
      declarations.add(new SharedVariable("x" + i, mode, extent(i), random.nextInt(5) - 2));
      LockDeclaration lock = new LockDeclaration("m" + i, extent(i));
      declarations.add(lock);
      int index = random.nextInt(lock.extent().cells());
      declarations.add(new ConditionDeclaration("c" + i, new Element<>(lock, index)));
      declarations.add(new SemaphoreDeclaration("s" + i, extent(i), random.nextInt(3)));
      threads.add(new ThreadDeclaration("T" + i, extent(i)));
    }
  }

  /** The first is single, the second an array, the third is one of the two. */
  private Extent extent(int number) {
    boolean single = number == 0 || number == 2 && random.nextBoolean();
    return single ? Extent.SINGLE : Extent.array(1 + random.nextInt(5));
  }

  private List<Symmetry> symmetries() {
    List<Symmetry.Cycle> cycles = new ArrayList<>();
    for (Declaration declaration : declarations) {
      if (declaration.extent().array() && random.nextBoolean()) {
        cycles.add(cycle(declaration));
      }
    }
    return cycles.isEmpty() ? List.of() : List.of(new Symmetry(cycles));
  }

  private static Symmetry.Cycle cycle(Declaration array) {
    List<Element<?>> elements = new ArrayList<>();
    for (int i = array.extent().cells() - 1; i >= 0; i--) {
      elements.add(new Element<>(array, i));
    }
    return new Symmetry.Cycle(elements);
  }

  private List<Expectation> expectations() {
    return List.of(
        new Expectation(Map.of(), Map.of("traces", random.nextLong() >>> 1)),
        new Expectation(Map.of("n", random.nextInt(), "k", 1), Map.of("val", 1L, "races", 0L)));
  }
}
