package dev.jacquard.cli.command;

import dev.jacquard.check.Options;
import dev.jacquard.check.Subject;
import dev.jacquard.check.saved.Digest;
import dev.jacquard.cli.terminal.TextFile;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A litmus program, with its file as the user calls it.
 *
 * @param digest tells whether the file has changed
 */
record LitmusSubject(String name, LitmusProgram program, String digest) implements Subject {
  /** Reads a program, with values for its constants. */
  static LitmusSubject read(String file, Map<String, Integer> constants, Options options)
      throws TextFile.Unreadable {
    String text = TextFile.read(file).text();
    try {
      LitmusProgram program =
          LitmusProgram.of(file, LitmusParser.parse(file, text, constants), run(options));
      program.declaredSymmetries(); // a wrong declaration is an error, used or not
      return new LitmusSubject(file, program, Digest.of(text));
    } catch (SyntaxException mistake) {
      String excerpt = mistake.excerpt(text).indent(2).stripTrailing();
      throw new TextFile.Unreadable(mistake.getMessage() + "\n" + excerpt, mistake);
    }
  }

  /** The same program, sharing nothing that changes with this one. */
  LitmusProgram again(Options options) {
    return LitmusProgram.of(name, program.file(), run(options));
  }

  /** The same program, of which one learns instead of running every execution. */
  LearningProgram learning(Options options) {
    LitmusOptions run = LitmusOptions.DEFAULT.forLearning().limitedTo(options.stepLimit());
    LitmusProgram plain = LitmusProgram.of(name, program.file(), run);
    Optional<Symmetry.Flavour> flavour = run(options).symmetry();
    return new LearningProgram(
        plain,
        threads ->
            flavour
                .map(used -> Symmetry.of(plain.threadClasses(), used))
                .orElseGet(() -> Symmetry.none(threads)),
        options.stepLimit());
  }

  /** How a program is run for a search. */
  private static LitmusOptions run(Options options) {
    LitmusOptions run =
        switch (options.search().symmetry()) {
          case NONE, DECLARED, GUESSED -> LitmusOptions.DEFAULT;
          case RF -> LitmusOptions.DEFAULT.under(Symmetry.Flavour.READS_FROM);
          case VAL -> LitmusOptions.DEFAULT.under(Symmetry.Flavour.VALUES);
          case CSYM -> LitmusOptions.DEFAULT.withLocalStates();
        };
    return run.limitedTo(options.stepLimit());
  }

  @Override
  public List<String> outcome(Trace trace) {
    return new LitmusOutcome(program, trace).lines();
  }

  @Override
  public boolean hasExactOrbits() {
    return program.hasExactOrbits();
  }

  @Override
  public Renamings declared() {
    return program.declaredSymmetries();
  }

  @Override
  public SymmetryFindings symmetry() {
    Map<Integer, List<String>> classes = new LinkedHashMap<>();
    int[] classOf = program.threadClasses();
    for (int thread = 0; thread < classOf.length; thread++) {
      if (classOf[thread] >= 0) {
        String member = program.legend().thread(thread);
        classes.computeIfAbsent(classOf[thread], c -> new ArrayList<>()).add(member);
      }
    }
    return new SymmetryFindings(List.copyOf(classes.values()), List.of());
  }
}
