package dev.jacquard.cli.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A source file that was compiled into a folder of its own, together with those beside it that it
 * uses. The folder is removed in the end.
 *
 * @param folder where the classes are
 * @param target the program by the name of its class
 */
public record CompiledSource(Path folder, String target) implements AutoCloseable {
  /** The file can't be compiled; the message says so to the user, with what the compiler says. */
  public static final class Mistake extends Exception {
    Mistake(String message) {
      super(message);
    }
  }

  /**
   * Compiles a file.
   *
   * @param classPath what it may use
   */
  public static CompiledSource of(SourceFile source, List<Path> classPath) throws Mistake {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new Mistake("this Java has no compiler, so " + source.path() + " needs a JDK");
    }
    Path folder = null;
    try {
      folder = Files.createTempDirectory("jacquard-source");
      return new CompiledSource(folder, compile(compiler, source, classPath, folder));
    } catch (IOException | Mistake failed) {
      remove(folder);
      throw failed instanceof Mistake mistake
          ? mistake
          : new Mistake(source.path() + " can't be compiled: " + failed.getMessage());
    }
  }

  private static String compile(
      JavaCompiler compiler, SourceFile source, List<Path> classPath, Path folder)
      throws IOException, Mistake {
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(said, Locale.ENGLISH, StandardCharsets.UTF_8)) {
      CompilationUnitTree unit = parse(compiler, files, said, source, List.of());
      String packageName = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
      Path root = SourceFile.root(source.folder(), packageName);
      List<String> options =
          List.of(
              "-g",
              "-parameters",
              "-proc:none",
              "-d",
              folder.toString(),
              "-sourcepath",
              root.toString(),
              "-cp",
              String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()));
      var units = files.getJavaFileObjects(source.path());
      if (!compiler.getTask(null, files, said, options, null, units).call()) {
        throw new Mistake(complaint(source, said));
      }
      return (packageName.isEmpty() ? "" : packageName + ".")
          + firstClass(unit, source)
          + source.method();
    }
  }

  private static CompilationUnitTree parse(
      JavaCompiler compiler,
      StandardJavaFileManager files,
      DiagnosticCollector<JavaFileObject> said,
      SourceFile source,
      List<String> options)
      throws IOException, Mistake {
    JavacTask task =
        (JavacTask)
            compiler.getTask(
                null, files, said, options, null, files.getJavaFileObjects(source.path()));
    CompilationUnitTree unit = task.parse().iterator().next();
    if (said.getDiagnostics().stream().anyMatch(CompiledSource::isError)) {
      throw new Mistake(complaint(source, said));
    }
    return unit;
  }

  /** The class that {@code java File.java} would take. */
  private static String firstClass(CompilationUnitTree unit, SourceFile source) throws Mistake {
    for (Tree type : unit.getTypeDecls()) {
      if (type instanceof ClassTree first) {
        return first.getSimpleName().toString();
      }
    }
    throw new Mistake("there is no class in " + source.path());
  }

  private static boolean isError(Diagnostic<?> diagnostic) {
    return diagnostic.getKind() == Diagnostic.Kind.ERROR;
  }

  private static String complaint(SourceFile source, DiagnosticCollector<JavaFileObject> said) {
    List<String> lines = new ArrayList<>(List.of(source.path() + " can't be compiled:"));
    said.getDiagnostics().stream()
        .filter(CompiledSource::isError)
        .map(diagnostic -> "  " + place(diagnostic) + diagnostic.getMessage(Locale.ENGLISH))
        .forEach(lines::add);
    return String.join(System.lineSeparator(), lines);
  }

  private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getSource() == null) {
      return "";
    }
    return Path.of(diagnostic.getSource().toUri()).getFileName()
        + ":"
        + diagnostic.getLineNumber()
        + ": ";
  }

  @Override
  public void close() {
    remove(folder);
  }

  private static void remove(Path folder) {
    if (folder == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
