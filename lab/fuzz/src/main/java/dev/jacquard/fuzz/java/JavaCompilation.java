package dev.jacquard.fuzz.java;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles Java sources in memory.
 *
 * <p>A call costs far more than a class: it pays to compile some hundred classes at once.
 */
public final class JavaCompilation {
  private static final List<String> OPTIONS = List.of("-Xlint:none", "-nowarn", "-proc:none");

  private JavaCompilation() {}

  /**
   * The class files by the names of the classes, nested ones included. The sources see each other
   * and the class path.
   *
   * @throws IllegalArgumentException if they have errors; the message has them all
   */
  public static Map<String, byte[]> compile(Collection<JavaSource> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("this Java runtime has no compiler; a JDK does");
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Output output = new Output(compiler.getStandardFileManager(diagnostics, null, null));
    List<SourceFile> files = sources.stream().map(SourceFile::new).toList();
    if (!compiler.getTask(null, output, diagnostics, OPTIONS, null, files).call()) {
      throw new IllegalArgumentException(errors(diagnostics));
    }
    return output.classFiles();
  }

  private static String errors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(Object::toString)
        .collect(Collectors.joining("\n"));
  }

  /** A source as the compiler reads it. */
  private static final class SourceFile extends SimpleJavaFileObject {
    private final String text;

    SourceFile(JavaSource source) {
      super(address(source.className(), Kind.SOURCE), Kind.SOURCE);
      text = source.text();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** A class file as the compiler writes it. */
  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String className) {
      super(address(className, Kind.CLASS), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  private static URI address(String className, JavaFileObject.Kind kind) {
    return URI.create("memory:///" + className.replace('.', '/') + kind.extension);
  }

  /** Keeps what the compiler writes. */
  private static final class Output extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ClassFile> files = new LinkedHashMap<>();

    Output(StandardJavaFileManager classPath) {
      super(classPath);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location location,
        String className,
        JavaFileObject.Kind kind,
        FileObject sibling) {
      return files.computeIfAbsent(className, ClassFile::new);
    }

    Map<String, byte[]> classFiles() {
      Map<String, byte[]> classFiles = new LinkedHashMap<>();
      files.forEach((name, file) -> classFiles.put(name, file.bytes.toByteArray()));
      return classFiles;
    }
  }
}
