package dev.jacquard.fuzz.similar;

import java.util.List;
import java.util.Set;

/**
 * A Java program with threads that look alike.
 *
 * @param isStatic whether the shared state is in static fields, or in an object that is captured
 * @param features what it has examples of
 */
record SimilarProgram(
    boolean isStatic, List<ThreadClass> classes, List<Statement> main, Set<String> features) {
  SimilarProgram {
    classes = List.copyOf(classes);
    main = List.copyOf(main);
    features = Set.copyOf(features);
  }

  SimilarProgram withClasses(List<ThreadClass> newClasses) {
    return new SimilarProgram(isStatic, newClasses, main, features);
  }

  SimilarProgram withMain(List<Statement> newMain) {
    return new SimilarProgram(isStatic, classes, newMain, features);
  }
}
