package dev.jacquard.fuzz.learned;

import dev.jacquard.fuzz.objects.RandomJava;
import dev.jacquard.worker.ProgramLoader;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Programs over real objects, which a loader of their own interprets with hooks. */
final class ObjectPrograms implements ComparedPrograms {
  @Override
  public void forEach(long firstSeed, int count, Consumer<ComparedProgram> user)
      throws ReflectiveOperationException, URISyntaxException {
    Path classes =
        Path.of(RandomJava.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    ProgramLoader loader = new ProgramLoader(List.of(classes));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    Class<?> programs = loader.loadClass(RandomJava.class.getName());
    for (long seed = firstSeed; seed < firstSeed + count; seed++) {
      Object program = programs.getMethod("of", long.class).invoke(null, seed);
      user.accept(compared("seed " + seed, program));
    }
  }

  private static ComparedProgram compared(String name, Object program) {
    ProgramOutcome outcome = new ProgramOutcome((Supplier<?>) program);
    return new ComparedProgram(
        name,
        List.of(call(program, "shapes").toString().split(", ")),
        program.toString(),
        outcome,
        outcome,
        () ->
            ((List<?>) call(program, "smaller"))
                .stream().map(less -> compared(name, less)).toList());
  }

  private static Object call(Object program, String method) {
    try {
      return program.getClass().getMethod(method).invoke(program);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
