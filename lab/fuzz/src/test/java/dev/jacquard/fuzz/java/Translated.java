package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Programs translated in all styles, and how many could not be. */
final class Translated {
  private static final int BATCH = 100;

  /** What generated classes need besides the JDK. */
  private static final JavaSource JACQUARD =
      new JavaSource(
          "dev.jacquard.Jacquard",
          """
          package dev.jacquard;
          public final class Jacquard { public static int choose(int n) { return 0; } }
          """);

  private final List<JavaSource> sources = new ArrayList<>();
  private final Map<Obstacle, Integer> obstacles = new EnumMap<>(Obstacle.class);
  private int programs;
  private int expressible;

  /** Translates a program in every style; the names of the classes, or none. */
  List<String> add(LitmusFile file) {
    programs++;
    Set<Obstacle> found = new TreeSet<>();
    List<String> names = new ArrayList<>();
    for (JavaStyle style : JavaStyle.values()) {
      try {
        String name = "Program" + sources.size();
        JavaSource source = JavaTranslation.translate(WithMain.of(file), name, style);
        sources.add(source);
        names.add(source.className());
      } catch (NotExpressibleException e) {
        found.add(e.obstacle());
      }
    }
    expressible += found.isEmpty() ? 1 : 0;
    found.forEach(obstacle -> obstacles.merge(obstacle, 1, Integer::sum));
    return names;
  }

  /** All classes; throws if one has an error. */
  Map<String, byte[]> compile() {
    Map<String, byte[]> all = new HashMap<>();
    for (int from = 0; from < sources.size(); from += BATCH) {
      int to = Math.min(sources.size(), from + BATCH);
      List<JavaSource> batch = new ArrayList<>(sources.subList(from, to));
      batch.add(JACQUARD);
      all.putAll(JavaCompilation.compile(batch));
    }
    return all;
  }

  int programs() {
    return programs;
  }

  int expressible() {
    return expressible;
  }

  int sources() {
    return sources.size();
  }

  @Override
  public String toString() {
    return expressible + " of " + programs + " expressible in Java, obstacles " + obstacles;
  }
}
