package dev.jacquard.generate.shrink;

import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Makes a program smaller as long as it fails.
 *
 * <p>Greedy: of all programs that are one step smaller the first that still fails is taken, until
 * none does. Every program that the predicate is asked about reads back as an equal one when
 * printed, and none is asked about twice. Expectations are dropped, as they would be wrong.
 */
public final class ProgramShrinker {
  private final Predicate<LitmusFile> fails;
  private final Set<LitmusFile> tried = new HashSet<>();

  private ProgramShrinker(Predicate<LitmusFile> fails) {
    this.fails = fails;
  }

  /**
   * A program that fails and of which no smaller one does, as far as single steps go; the given one
   * must fail.
   */
  public static LitmusFile shrink(LitmusFile file, Predicate<LitmusFile> fails) {
    return new ProgramShrinker(fails).shrink(file);
  }

  private LitmusFile shrink(LitmusFile file) {
    LitmusFile smallest = SmallerFiles.withoutExpectations(file);
    Optional<LitmusFile> next = smaller(smallest);
    while (next.isPresent()) {
      smallest = next.get();
      next = smaller(smallest);
    }
    return smallest;
  }

  private Optional<LitmusFile> smaller(LitmusFile file) {
    return SmallerFiles.of(file)
        .filter(tried::add)
        .filter(ProgramShrinker::isValid)
        .filter(fails)
        .findFirst();
  }

  private static boolean isValid(LitmusFile file) {
    try {
      return LitmusParser.parse("shrunk", LitmusPrinter.print(file)).equals(file);
    } catch (SyntaxException refused) {
      return false;
    }
  }
}
