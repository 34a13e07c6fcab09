package dev.jacquard.site;

import java.util.List;
import java.util.stream.Stream;

/** What the site consists of, in the order of its menu; files by their path in the repository. */
final class Contents {
  /** A part of the menu. */
  record Part(String title, List<String> files) {}

  /** What a folder of the repository has besides texts, and pages link to. */
  static final List<String> FOLDERS = List.of("docs/pictures", "docs/examples", "docs/schema");

  static final String FIRST = "README.md";

  static final List<Part> PARTS =
      List.of(
          new Part(
              "Begin",
              List.of(
                  FIRST,
                  "docs/getting-started.md",
                  "docs/reading-a-report.md",
                  "docs/junit.md",
                  "docs/comparison.md")),
          new Part(
              "Use",
              List.of(
                  "docs/command-line.md",
                  "docs/build-tools.md",
                  "docs/ci.md",
                  "docs/cluster.md",
                  "docs/pages.md",
                  "docs/libraries.md",
                  "docs/models.md",
                  "docs/litmus.md",
                  "SECURITY.md",
                  "CHANGELOG.md")),
          new Part(
              "Trust",
              List.of(
                  "docs/honesty.md", "docs/runtime.md", "docs/oracles.md", "docs/jdk/census.md")),
          new Part(
              "Understand",
              List.of(
                  "docs/how-it-works.md",
                  "docs/algorithms.md",
                  "docs/symmetry.md",
                  "docs/learned-exploration.md",
                  "docs/performance.md",
                  "ARCHITECTURE.md",
                  "docs/decisions/README.md",
                  "CONTRIBUTING.md",
                  "CODE_OF_CONDUCT.md")));

  private Contents() {}

  static Stream<String> files() {
    return PARTS.stream().flatMap(part -> part.files().stream());
  }
}
