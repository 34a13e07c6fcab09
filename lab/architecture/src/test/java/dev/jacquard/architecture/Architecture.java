package dev.jacquard.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which module may know which, as rules on the packages below one root.
 *
 * <p>The root is a parameter so that the rules can be tried on packages that break them. A rule
 * fails when it finds no class to check: every module has at least its package-info.
 */
record Architecture(String root) {
  /** Each module with the modules it may know; a module that is not here may not have classes. */
  static final Map<String, List<String>> MODULES =
      Map.ofEntries(
          Map.entry("kernel", List.of()),
          Map.entry("litmus", List.of("kernel")),
          Map.entry("explore", List.of("kernel")),
          Map.entry("cluster", List.of("kernel", "explore")),
          Map.entry("model", List.of("kernel", "explore")),
          Map.entry("report", List.of("kernel", "explore")),
          Map.entry("runtime", List.of("kernel")),
          Map.entry("agent", List.of("kernel", "runtime")),
          Map.entry("image", List.of("runtime", "agent")),
          Map.entry("worker", List.of("kernel", "runtime", "agent", "image")),
          Map.entry(
              "check", List.of("kernel", "explore", "cluster", "report", "runtime", "worker")),
          Map.entry("broker", List.of("kernel", "cluster")),
          Map.entry("junit", List.of("kernel", "explore", "report", "runtime", "worker", "check")),
          Map.entry("testkit", List.of("runtime", "worker")),
          Map.entry("generate", List.of("kernel", "litmus")),
          Map.entry("models", List.of("kernel", "explore", "litmus", "model")),
          Map.entry(
              "fuzz",
              List.of(
                  "kernel",
                  "explore",
                  "cluster",
                  "litmus",
                  "generate",
                  "models",
                  "report",
                  "runtime",
                  "agent",
                  "worker",
                  "check")),
          Map.entry(
              "benchmarks",
              List.of(
                  "kernel", "explore", "cluster", "litmus", "model", "models", "fuzz", "runtime",
                  "worker", "check")),
          Map.entry(
              "conformance", List.of("kernel", "explore", "report", "runtime", "worker", "check")),
          Map.entry("samples", List.of("runtime", "junit", "model")),
          Map.entry(
              "cli",
              List.of(
                  "kernel", "explore", "cluster", "broker", "litmus", "model", "report", "runtime",
                  "image", "worker", "check")),
          Map.entry(
              "lab",
              List.of(
                  "kernel",
                  "explore",
                  "check",
                  "cli",
                  "report",
                  "litmus",
                  "generate",
                  "fuzz",
                  "benchmarks",
                  "worker")));

  /**
   * Modules that only start the command. None of our classes is on their class path when they are
   * compiled, so they can't know one.
   */
  static final Set<String> AROUND_THE_COMMAND = Set.of("maven-plugin");

  /** Modules of tests, on which nothing depends; what they may know is in their POM. */
  static final Set<String> OF_TESTS = Set.of("architecture", "libraries");

  /** The module whose package for users of Jacquard is the root itself. */
  private static final String WITH_ROOT = "runtime";

  private static final Set<String> JAVA_BASE = Object.class.getModule().getPackages();

  ArchRule everyClassIsInAModule() {
    return classes().should().resideInAnyPackage(packages(MODULES.keySet().stream()));
  }

  ArchRule knowsOnlyItsModules(String module) {
    String[] known = packages(Stream.concat(Stream.of(module), MODULES.get(module).stream()));
    return classes()
        .that()
        .resideInAPackage(packageOf(module))
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(known).or(not(resideInAPackage(root + ".."))))
        .as(module + " knows only " + MODULES.get(module));
  }

  ArchRule kernelNeedsOnlyJavaBase() {
    return classes()
        .that()
        .resideInAPackage(packageOf("kernel"))
        .should()
        .onlyDependOnClassesThat(resideInAPackage(packageOf("kernel")).or(isInJavaBase()))
        .as("kernel needs only java.base");
  }

  ArchRule packagesHaveNoCycles() {
    return slices().matching(root + ".(**)").should().beFreeOfCycles();
  }

  private static DescribedPredicate<JavaClass> isInJavaBase() {
    return describe(
        "are in java.base",
        type ->
            type.getBaseComponentType().isPrimitive()
                || JAVA_BASE.contains(type.getBaseComponentType().getPackageName()));
  }

  private String[] packages(Stream<String> modules) {
    return modules.flatMap(this::packagesOf).toArray(String[]::new);
  }

  private Stream<String> packagesOf(String module) {
    return module.equals(WITH_ROOT)
        ? Stream.of(packageOf(module), root)
        : Stream.of(packageOf(module));
  }

  private String packageOf(String module) {
    return root + "." + module + "..";
  }
}
