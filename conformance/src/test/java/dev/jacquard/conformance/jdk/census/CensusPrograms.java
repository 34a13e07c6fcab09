package dev.jacquard.conformance.jdk.census;

import java.util.ArrayList;
import java.util.List;

/**
 * The programs of one recipe: two threads that use one instance. In each program one of them
 * changes the instance; the other one does the same, or looks at it.
 */
final class CensusPrograms {
  private CensusPrograms() {}

  /** The names of the methods. */
  static List<String> methods(Recipe recipe) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < recipe.writes().size(); i++) {
      names.add("both" + i);
      if (!recipe.reads().isEmpty()) {
        names.add("looking" + i);
      }
    }
    return names;
  }

  /** The source of a class with such a name, a method for each program. */
  static String source(Recipe recipe, String name) {
    StringBuilder text = new StringBuilder();
    text.append("public final class ").append(name).append(" {\n");
    String reads = String.join("; ", recipe.reads());
    for (int i = 0; i < recipe.writes().size(); i++) {
      String write = recipe.writes().get(i);
      method(text, recipe, "both" + i, write, write);
      if (!recipe.reads().isEmpty()) {
        method(text, recipe, "looking" + i, write, reads);
      }
    }
    return text.append("}\n").toString();
  }

  private static void method(
      StringBuilder text, Recipe recipe, String name, String one, String other) {
    text.append("  public static void " + name + "() throws Throwable {\n")
        .append("    " + recipe.type() + " it = " + recipe.make() + ";\n")
        .append("    Thread other = new Thread(() -> { " + quietly(one) + " });\n")
        .append("    other.start();\n")
        .append("    " + quietly(other) + "\n")
        .append("    other.join();\n")
        .append("  }\n");
  }

  /** What a thread complains of, because the other one was faster, does not matter here. */
  private static String quietly(String uses) {
    return "try { " + uses + "; } catch (Exception expected) { }";
  }
}
