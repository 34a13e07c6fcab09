package dev.jacquard.conformance.jdk.census;

import java.util.ArrayList;
import java.util.List;

/**
 * How an instance of a class is made and used: expressions of Java, in which the instance is called
 * {@code it}.
 *
 * @param name the class, and what tells this instance from others of it
 * @param writes what changes the instance
 * @param reads what looks at it
 */
record Recipe(String name, String make, List<String> writes, List<String> reads) {
  private static final String MAKE = "  make ";
  private static final String WRITE = "  write ";
  private static final String READ = "  read ";

  Recipe {
    writes = List.copyOf(writes);
    reads = List.copyOf(reads);
  }

  /** The name of the class. */
  String type() {
    return name.replaceAll(" .*", "");
  }

  /** A line for the class and one for each expression. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(name);
    lines.add(MAKE + make);
    writes.forEach(write -> lines.add(WRITE + write));
    reads.forEach(read -> lines.add(READ + read));
    return lines;
  }

  /** Reads recipes; lines that begin with a hash sign are comments. */
  static List<Recipe> parse(List<String> lines) {
    List<Recipe> recipes = new ArrayList<>();
    List<String> block = new ArrayList<>();
    for (String line : lines) {
      if (!line.startsWith(" ") && !block.isEmpty()) {
        recipes.add(of(block));
        block.clear();
      }
      if (!line.isBlank() && !line.startsWith("#")) {
        block.add(line);
      }
    }
    if (!block.isEmpty()) {
      recipes.add(of(block));
    }
    return recipes;
  }

  private static Recipe of(List<String> block) {
    String make = "";
    List<String> writes = new ArrayList<>();
    List<String> reads = new ArrayList<>();
    for (String line : block.subList(1, block.size())) {
      if (line.startsWith(MAKE)) {
        make = line.substring(MAKE.length());
      } else if (line.startsWith(WRITE)) {
        writes.add(line.substring(WRITE.length()));
      } else if (line.startsWith(READ)) {
        reads.add(line.substring(READ.length()));
      } else {
        throw new IllegalArgumentException("no line of a recipe: '" + line + "'");
      }
    }
    return new Recipe(block.get(0), make, writes, reads);
  }
}
