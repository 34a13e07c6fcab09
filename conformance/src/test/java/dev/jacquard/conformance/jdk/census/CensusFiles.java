package dev.jacquard.conformance.jdk.census;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The tables of the census that people or trials have written. */
final class CensusFiles {
  private static final Path FOLDER =
      Path.of("src", "test", "resources", "dev", "jacquard", "conformance", "jdk", "census");

  private CensusFiles() {}

  private static List<String> lines(String file) throws IOException {
    return Files.readAllLines(FOLDER.resolve(file));
  }

  /** All recipes in alphabetical order; those by hand count more than those that were found. */
  static List<Recipe> recipes() throws IOException {
    Map<String, Recipe> all = new TreeMap<>();
    found().forEach(recipe -> all.put(recipe.name(), recipe));
    byHand().forEach(recipe -> all.put(recipe.name(), recipe));
    return List.copyOf(all.values());
  }

  static List<Recipe> byHand() throws IOException {
    return Recipe.parse(lines("by-hand.txt"));
  }

  static List<Recipe> found() throws IOException {
    return Recipe.parse(lines("recipes.txt"));
  }

  static void write(List<Recipe> found) throws IOException {
    Map<String, Recipe> sorted = new TreeMap<>();
    found.forEach(recipe -> sorted.put(recipe.name(), recipe));
    List<String> lines = new ArrayList<>();
    lines.add(
        "# Found by RecipesTest with -Dcensus.find=true, first on JDK 17 and then on the newest.");
    sorted.values().forEach(recipe -> lines.addAll(recipe.lines()));
    Files.write(FOLDER.resolve("recipes.txt"), lines);
  }

  /** Classes that are never tried, because a trial would do harm or shows nothing. */
  static Remarks notTried() throws IOException {
    return Remarks.parse(lines("not-tried.txt"));
  }

  /** Classes of which trials found nothing, and why that is no loss. */
  static Remarks leftOut() throws IOException {
    return Remarks.parse(lines("left-out.txt"));
  }

  /** What documentation or code promises of classes. */
  static Remarks documented() throws IOException {
    return Remarks.parse(lines("documented.txt"));
  }

  /** Classes of which something wrong is said, and why that is still so. */
  static Remarks deviations() throws IOException {
    return Remarks.parse(lines("deviations.txt"));
  }
}
