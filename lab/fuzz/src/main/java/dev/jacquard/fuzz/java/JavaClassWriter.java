package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.LockDeclaration;
import java.util.List;
import java.util.Set;

/** Writes the class around the code of the threads: the shared state, the threads, the methods. */
final class JavaClassWriter {
  private static final String IMPORTS =
      """
      import java.lang.invoke.MethodHandles;
      import java.lang.invoke.VarHandle;
      import java.util.Arrays;
      import java.util.concurrent.Semaphore;
      import java.util.concurrent.atomic.AtomicInteger;
      import java.util.concurrent.atomic.AtomicIntegerArray;
      import java.util.concurrent.locks.Condition;
      import java.util.concurrent.locks.LockSupport;
      import java.util.concurrent.locks.ReentrantLock;
      """;

  /** None of these methods takes a step; the compiler does not see through {@code truth$}. */
  private static final String AUXILIARIES =
      """
      private interface Code$ {
        void run() throws InterruptedException;
      }

      private static Thread thread$(String name, Code$ code) {
        return new Thread(
            () -> {
              try {
                code.run();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            },
            name);
      }

      private static boolean truth$(int value) {
        return value != 0;
      }

      private static void drop$(int value) {}

      private static int[] filled$(int cells, int value) {
        int[] array = new int[cells];
        Arrays.fill(array, value);
        return array;
      }
      """;

  private final SourceWriter source = new SourceWriter();
  private final String name;
  private final List<ThreadCopy> threads;
  private final Set<LockDeclaration> monitors;
  private final JavaVariables variables;
  private final JavaObjects objects;
  private final Storage storage;

  /** The code of the threads is already nested; the first of them is {@code body()}. */
  JavaClassWriter(
      String name,
      LitmusFile file,
      List<ThreadCopy> threads,
      Set<LockDeclaration> monitors,
      JavaStyle style) {
    this.name = name;
    this.threads = threads;
    this.monitors = monitors;
    storage = Storage.of(style);
    variables = new JavaVariables(file, threads, style);
    objects = new JavaObjects(file, monitors, storage);
  }

  String write() {
    source.lines("package " + JavaTranslation.PACKAGE + ";\n\n" + IMPORTS);
    source.blank();
    source.open("public final class " + name);
    if (storage == Storage.CLASS) {
      writeFields();
    } else {
      writeObject();
    }
    writeHandles();
    writeBody();
    writeState();
    threads.forEach(this::writeThread);
    objects.declareSelectors(source);
    source.blank();
    source.lines(AUXILIARIES);
    source.close();
    return source.toString();
  }

  private void writeFields() {
    variables.all().forEach(variable -> source.line(variable.declaration()));
    objects.declare(source);
    threads.stream().skip(1).forEach(this::declareThread);
  }

  private void declareThread(ThreadCopy thread) {
    String field = JavaNames.of(thread.thread());
    String itself = storage == Storage.CLASS ? "" : "this";
    source.line(
        "%sfinal Thread %s = thread$(\"%s\", () -> %s(%s));"
            .formatted(storage.modifier(), field, thread.name(), method(thread), itself));
  }

  private static String method(ThreadCopy thread) {
    return JavaNames.of(thread.thread()) + "$run";
  }

  private void writeObject() {
    source.open("private static final class Shared");
    writeFields();
    source.close();
    source.blank();
    source.line("private static Shared last$;");
  }

  private void writeHandles() {
    List<String> declarations = variables.handles();
    if (declarations.isEmpty()) {
      return;
    }
    source.blank();
    declarations.forEach(source::line);
    source.blank();
    source.open("private static VarHandle handle$(String name)");
    source.open("try");
    source.line("return MethodHandles.lookup()." + storage.findHandle(name) + ";");
    source.reopen("catch (ReflectiveOperationException e)");
    source.line("throw new AssertionError(e);");
    source.close();
    source.close();
  }

  private void writeBody() {
    source.blank();
    source.open("public static void body()");
    if (storage == Storage.OBJECT_FIELDS) {
      source.line("Shared s = new Shared();");
      source.line("last$ = s;");
    }
    source.open("try");
    source.line(method(threads.get(0)) + "(" + storage.argumentBefore("") + ");");
    source.reopen("catch (InterruptedException e)");
    source.line("throw new AssertionError(e);");
    source.close();
    source.close();
  }

  private void writeState() {
    source.blank();
    source.open("public static int[] state()");
    if (storage == Storage.OBJECT_FIELDS) {
      source.line("Shared s = last$;");
    }
    int cells = variables.all().stream().mapToInt(JavaVariable::cells).sum();
    source.line("int[] values$ = new int[" + cells + "];");
    source.line("int next$ = 0;");
    for (JavaVariable variable : variables.all()) {
      source.open("for (int i$ = 0; i$ < " + variable.cells() + "; i$++)");
      source.line("values$[next$++] = " + variable.finalValue("i$") + ";");
      source.close();
    }
    source.line("return values$;");
    source.close();
  }

  private void writeThread(ThreadCopy thread) {
    JavaExpressions expressions = new JavaExpressions(thread.locals(), variables, storage);
    JavaStatements statements = new JavaStatements(source, expressions, monitors);
    source.blank();
    source.open(
        "private static void %s(%s) throws InterruptedException"
            .formatted(method(thread), storage.parameterBefore("")));
    statements.declare(thread.locals());
    statements.write(thread.body());
    source.close();
  }
}
