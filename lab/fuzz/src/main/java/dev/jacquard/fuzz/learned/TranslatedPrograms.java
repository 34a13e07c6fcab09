package dev.jacquard.fuzz.learned;

import dev.jacquard.agent.Agent;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.fuzz.java.CompiledClasses;
import dev.jacquard.fuzz.java.JavaCompilation;
import dev.jacquard.fuzz.java.JavaSource;
import dev.jacquard.fuzz.java.JavaStyle;
import dev.jacquard.fuzz.java.JavaTranslation;
import dev.jacquard.fuzz.java.NotExpressibleException;
import dev.jacquard.fuzz.java.WithMain;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Random litmus programs in Java. */
final class TranslatedPrograms implements ComparedPrograms {
  private static final int BATCH = 50;

  private record Translated(String name, String style, JavaSource source) {}

  @Override
  public void forEach(long firstSeed, int count, Consumer<ComparedProgram> user) throws Exception {
    LitmusGenerator generator = new LitmusGenerator(Features.anySubset(), Sizes.SMALL);
    List<Translated> batch = new ArrayList<>();
    for (long seed = firstSeed; seed < firstSeed + count; seed++) {
      translate(seed, WithMain.of(generator.generate(seed)), batch);
      if (batch.size() >= BATCH || seed == firstSeed + count - 1) {
        compare(batch, user);
        batch.clear();
      }
    }
  }

  private static void translate(long seed, LitmusFile file, List<Translated> batch) {
    if (JavaTranslation.waitsForSeveralPermits(file)) {
      return;
    }
    JavaStyle style = JavaStyle.values()[(int) (seed % JavaStyle.values().length)];
    try {
      batch.add(
          new Translated(
              "seed " + seed,
              style.toString(),
              JavaTranslation.translate(file, "Program" + seed, style)));
    } catch (NotExpressibleException e) {
      return; // another style would do, and another seed does as well
    }
  }

  private static void compare(List<Translated> batch, Consumer<ComparedProgram> user)
      throws Exception {
    ClassLoader loader =
        new CompiledClasses(
            JavaCompilation.compile(batch.stream().map(Translated::source).toList()),
            ClassLoader.getPlatformClassLoader());
    Agent.control(loader);
    for (Translated program : batch) {
      String name = program.source().className();
      Method state = Class.forName(name, true, loader).getMethod("state");
      user.accept(
          new ComparedProgram(
              program.name(),
              List.of(program.style()),
              program.source().text(),
              Target.find(loader, name + "#body", List.of()),
              () -> values(state),
              List::of));
    }
  }

  private static String values(Method state) {
    try {
      return Arrays.toString((int[]) state.invoke(null));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
