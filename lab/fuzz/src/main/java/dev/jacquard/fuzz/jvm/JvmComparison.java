package dev.jacquard.fuzz.jvm;

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
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Compares many programs; to be run in a worker JVM. Prints the differences and one line at the
 * end.
 *
 * <p>Arguments: a carrier; then {@code corpus DIRECTORY}, {@code generated FIRST-SEED COUNT} or
 * {@code suffixes FIRST-SEED COUNT}, whose threads have a common end, or {@code endless FIRST-SEED
 * COUNT}, with threads that go on for ever; then perhaps {@code collapsing}, to compare searches
 * with each other instead of Java with litmus; or {@code learned}, to compare what is learned of
 * both.
 */
public final class JvmComparison {
  /** The last line of a comparison without differences begins with this. */
  public static final String SAME = "the same: ";

  private static final String SUFFIXES = "suffixes";
  private static final String ENDLESS = "endless";

  /** The word that asks for a comparison of searches. */
  static final String COLLAPSING = "collapsing";

  /** The word that asks for a comparison of what is learned. */
  static final String LEARNED = "learned";

  /** Programs that mean something else in Java: there a second start is no step, but an error. */
  private static final Set<String> ELSEWHERE = Set.of("start-twice.litmus");

  private static final int BATCH = 50;
  private static final int STEPS = 200;
  private static final long MOST_EXECUTIONS = 400;
  private static final int MOST_DIFFERENCES = 5;

  private final CarrierChoice carrier;
  private final PrintStream out;
  private final boolean collapsing;
  private final boolean learned;
  private final LearnedTally tally = new LearnedTally();
  private long executions;
  private long collapsed;
  private int compared;
  private int inexpressible;
  private int differences;

  private JvmComparison(CarrierChoice carrier, PrintStream out, String mode) {
    this.carrier = carrier;
    collapsing = mode.equals(COLLAPSING);
    learned = mode.equals(LEARNED);
    this.out = out;
  }

  /** Runs in a worker JVM; the exit code is 1 if there is a difference. */
  public static void main(String[] arguments) throws Exception {
    JvmComparison comparison =
        new JvmComparison(
            CarrierChoice.valueOf(arguments[0].toUpperCase(Locale.ROOT)),
            System.out,
            arguments[arguments.length - 1]);
    Map<String, LitmusFile> programs =
        arguments[1].equals("corpus")
            ? corpus(Path.of(arguments[2]))
            : generated(
                features(arguments[1]),
                Long.parseLong(arguments[2]),
                Integer.parseInt(arguments[3]));
    comparison.compare(programs);
    System.exit(comparison.differences == 0 ? 0 : 1); // pooled threads would keep the JVM alive
  }

  private static Features features(String programs) {
    return switch (programs) {
      case SUFFIXES -> Features.commonSuffix();
      case ENDLESS -> Features.endless();
      default -> Features.anySubset();
    };
  }

  private static Map<String, LitmusFile> corpus(Path directory) throws IOException {
    Map<String, LitmusFile> programs = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted().toList()) {
        String name = directory.relativize(file).toString();
        if (name.endsWith(".litmus") && !ELSEWHERE.contains(name)) {
          programs.put(name, LitmusParser.parse(name, Files.readString(file), Map.of()));
        }
      }
    }
    return programs;
  }

  private static Map<String, LitmusFile> generated(Features features, long first, int count) {
    Map<String, LitmusFile> programs = new LinkedHashMap<>();
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    for (long seed = first; seed < first + count; seed++) {
      programs.put("seed " + seed, generator.generate(seed));
    }
    return programs;
  }

  private void compare(Map<String, LitmusFile> programs) throws Exception {
    List<String> names = new ArrayList<>(programs.keySet());
    for (int from = 0; from < names.size(); from += BATCH) {
      List<String> batch = names.subList(from, Math.min(names.size(), from + BATCH));
      compareBatch(batch, programs);
      if (differences >= MOST_DIFFERENCES) {
        out.println("more than enough differences");
        return;
      }
    }
    out.println(
        (differences == 0 ? SAME : "different: ")
            + compared
            + " comparisons of "
            + programs.size()
            + " programs, "
            + inexpressible
            + " not expressible in Java"
            + (learned ? "; " + tally : "")
            + (collapsing ? "; " + collapsed + " of " + executions + " executions" : ""));
  }

  private record Translated(String name, LitmusFile file, JavaSource source) {}

  private void compareBatch(List<String> names, Map<String, LitmusFile> programs) throws Exception {
    List<Translated> batch = new ArrayList<>();
    for (String name : names) {
      LitmusFile file = WithMain.of(programs.get(name));
      if (JavaTranslation.waitsForSeveralPermits(file)) {
        inexpressible++;
        continue;
      }
      int before = batch.size();
      for (JavaStyle style : JavaStyle.values()) {
        try {
          batch.add(
              new Translated(
                  name + " " + style,
                  file,
                  JavaTranslation.translate(file, "Program" + batch.size(), style)));
        } catch (NotExpressibleException e) {
          // counted below
        }
      }
      inexpressible += batch.size() == before ? 1 : 0;
    }
    ClassLoader loader =
        new CompiledClasses(
            JavaCompilation.compile(batch.stream().map(Translated::source).toList()),
            ClassLoader.getPlatformClassLoader());
    Agent.control(loader);
    for (Translated program : batch) {
      compare(program, loader);
    }
  }

  private void compare(Translated program, ClassLoader loader)
      throws Target.Missing, ReflectiveOperationException {
    Runnable body = Target.find(loader, program.source().className() + "#body", List.of());
    Optional<String> difference =
        collapsing
            ? differenceOfSearches(program, loader, body)
            : learned ? differenceOfLearned(program, body) : differenceOfSteps(program, body);
    compared++;
    if (difference.isPresent()) {
      differences++;
      out.println(program.name() + ": " + difference.get());
      out.println(LitmusPrinter.print(program.file()));
      out.println(program.source().text());
    }
  }

  private Optional<String> differenceOfSteps(Translated program, Runnable body) {
    LitmusProgram litmus =
        LitmusProgram.of(program.name(), program.file(), LitmusOptions.DEFAULT.limitedTo(STEPS));
    return new ProgramComparison(litmus, body, carrier, STEPS, MOST_EXECUTIONS)
        .difference(JavaTranslation.hasLoopThatWaits(program.file()));
  }

  private Optional<String> differenceOfLearned(Translated program, Runnable body) {
    LitmusProgram litmus =
        LitmusProgram.of(
            program.name(), program.file(), LitmusOptions.DEFAULT.forLearning().limitedTo(STEPS));
    return new LearnedComparison(litmus, body, carrier, STEPS, MOST_EXECUTIONS).difference(tally);
  }

  private Optional<String> differenceOfSearches(
      Translated program, ClassLoader loader, Runnable body) throws ReflectiveOperationException {
    Method state = Class.forName(program.source().className(), true, loader).getMethod("state");
    CollapsingComparison comparison =
        new CollapsingComparison(body, () -> values(state), carrier, STEPS, MOST_EXECUTIONS);
    Optional<String> difference = comparison.difference();
    executions += comparison.executions();
    collapsed += comparison.collapsed();
    return difference;
  }

  private static String values(Method state) {
    try {
      return Arrays.toString((int[]) state.invoke(null));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
