package dev.jacquard.cli;

import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Renamings;
import dev.jacquard.kernel.SymmetryFindings;
import dev.jacquard.kernel.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusParser;
import dev.jacquard.litmus.syntax.LitmusSyntaxException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A litmus program, with its file as the user calls it. */
record LitmusSubject(String name, LitmusProgram program) implements Subject {
  /** A file that cannot be read or is no program; the message is for the user. */
  static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    Unreadable(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** Reads a program, with values for its constants. */
  static LitmusSubject read(String file, Map<String, Integer> constants, LitmusOptions options)
      throws Unreadable {
    String text = text(file);
    try {
      LitmusProgram program =
          LitmusProgram.of(file, LitmusParser.parse(file, text, constants), options);
      program.declaredSymmetries(); // a wrong declaration is an error, used or not
      return new LitmusSubject(file, program);
    } catch (LitmusSyntaxException mistake) {
      throw new Unreadable(mistake.getMessage() + "\n" + excerpt(mistake, text), mistake);
    }
  }

  @Override
  public Result explore(Function<Program, Result> attempt) {
    return attempt.apply(program);
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

  private static String excerpt(LitmusSyntaxException mistake, String text) {
    String line = text.lines().skip(mistake.line() - 1L).findFirst().orElse("");
    return new LitmusSyntaxException(
            mistake.sourceName(), mistake.line(), mistake.column(), mistake.getMessage(), line)
        .excerpt()
        .indent(2)
        .stripTrailing();
  }

  private static String text(String file) throws Unreadable {
    try {
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new Unreadable("jacquard: '" + file + "' is a directory, not a file", null);
      }
      return Files.readString(path);
    } catch (NoSuchFileException | InvalidPathException missing) {
      throw new Unreadable("jacquard: there is no file '" + file + "'", missing);
    } catch (CharacterCodingException binary) {
      throw new Unreadable("jacquard: '" + file + "' is not a text in UTF-8", binary);
    } catch (AccessDeniedException denied) {
      throw new Unreadable("jacquard: no permission to read '" + file + "'", denied);
    } catch (IOException trouble) {
      throw new Unreadable("jacquard: cannot read '" + file + "': " + trouble, trouble);
    }
  }
}
