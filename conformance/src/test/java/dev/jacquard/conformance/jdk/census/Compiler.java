package dev.jacquard.conformance.jdk.census;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles generated classes of the unnamed package. */
final class Compiler {
  private Compiler() {}

  /** A source that stays in memory. */
  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /**
   * Compiles into a directory.
   *
   * @return the lines with errors, by the names of the classes; if there are any, nothing is
   *     written
   */
  static Map<String, Set<Long>> compile(Map<String, String> sources, Path directory)
      throws IOException {
    Files.createDirectories(directory);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    List<Source> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(new Source(name, text)));
    List<String> options =
        List.of("-d", directory.toString(), "-nowarn", "-proc:none", "-Xmaxerrs", "100000");
    compiler.getTask(new StringWriter(), null, told, options, null, units).call();
    Map<String, Set<Long>> errors = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> one : told.getDiagnostics()) {
      if (one.getKind() == Diagnostic.Kind.ERROR) {
        String name = one.getSource() instanceof Source source ? source.name : one.toString();
        errors.computeIfAbsent(name, n -> new TreeSet<>()).add(one.getLineNumber());
      }
    }
    return errors;
  }
}
