package dev.jacquard.lab;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The tests of a suite of JUnit 3 as programs: for each class of tests there is one more, with a
 * method without parameters for each test, which sets up, tests and tears down.
 */
final class JUnit3Suite {
  private static final String TEST_CASE = "junit.framework.TestCase";
  private static final String SUFFIX = "Programs";

  private final List<Path> libraries;
  private final Path sources;
  private final Path classes;

  /** A suite that needs some libraries, and that is compiled into a folder. */
  JUnit3Suite(List<Path> libraries, Path out) {
    this.libraries = libraries.stream().map(Path::toAbsolutePath).toList();
    sources = out.resolve("programs").toAbsolutePath();
    classes = out.resolve("classes").toAbsolutePath();
  }

  /** What its programs need. */
  List<Path> classPath() {
    return Stream.concat(Stream.of(classes), libraries.stream()).toList();
  }

  /** Compiles the sources in a folder; the answer is what is wrong with them. */
  List<String> compile(Path folder) throws IOException {
    Files.createDirectories(classes);
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, null);
        Stream<Path> below = Files.walk(folder)) {
      List<Path> all = below.filter(file -> file.toString().endsWith(".java")).toList();
      List<String> options =
          List.of(
              "-nowarn",
              "-proc:none",
              "-d",
              classes.toString(),
              "-cp",
              classPath().stream()
                  .map(Path::toString)
                  .collect(Collectors.joining(File.pathSeparator)));
      compiler
          .getTask(null, files, messages, options, null, files.getJavaFileObjectsFromPaths(all))
          .call();
    }
    return messages.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .map(message -> message.getMessage(Locale.ROOT))
        .toList();
  }

  /** Makes the programs, and names each as the command wants it. */
  List<String> programs() throws IOException {
    List<String> programs = new ArrayList<>();
    try (URLClassLoader loader = loader()) {
      for (String name : classNames()) {
        Class<?> type = load(name, loader);
        List<String> tests = isTestCase(type) ? tests(type) : List.of();
        if (!tests.isEmpty()) {
          write(type, tests);
          tests.forEach(test -> programs.add(name + SUFFIX + "#" + test));
        }
      }
    }
    List<String> errors = compile(sources);
    if (!errors.isEmpty()) {
      throw new IllegalStateException(String.join("; ", errors));
    }
    return programs;
  }

  private URLClassLoader loader() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path entry : classPath()) {
      urls.add(entry.toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  /** The classes that are not inside others, and that are not ours from an earlier time. */
  private List<String> classNames() throws IOException {
    try (Stream<Path> below = Files.walk(classes)) {
      return below
          .map(file -> classes.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.contains("$"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .filter(name -> !name.endsWith(SUFFIX))
          .sorted()
          .toList();
    }
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isTestCase(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && !Modifier.isAbstract(type.getModifiers())
        && Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
            .anyMatch(above -> above.getName().equals(TEST_CASE));
  }

  private static List<String> tests(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().startsWith("test") && method.getParameterCount() == 0)
        .filter(method -> method.getReturnType() == void.class)
        .map(Method::getName)
        .distinct()
        .sorted()
        .toList();
  }

  private void write(Class<?> type, List<String> tests) throws IOException {
    String simple = type.getSimpleName();
    List<String> lines = new ArrayList<>();
    if (!type.getPackageName().isEmpty()) {
      lines.add("package " + type.getPackageName() + ";");
    }
    lines.add("public final class " + simple + SUFFIX + " {");
    for (String test : tests) {
      lines.add("  public static void " + test + "() throws Throwable {");
      lines.add("    " + TEST_CASE + " test = new " + simple + made(type, test) + ";");
      lines.add("    test.setName(\"" + test + "\");");
      lines.add("    test.runBare();");
      lines.add("  }");
    }
    lines.add("}");
    Path folder = sources.resolve(type.getPackageName().replace('.', '/'));
    Files.createDirectories(folder);
    Files.write(folder.resolve(simple + SUFFIX + ".java"), lines);
  }

  private static String made(Class<?> type, String test) {
    boolean hasPlain =
        Arrays.stream(type.getConstructors()).anyMatch(made -> made.getParameterCount() == 0);
    return hasPlain ? "()" : "(\"" + test + "\")";
  }
}
