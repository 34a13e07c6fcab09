package dev.jacquard.conformance.jdk.census;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is said of classes: a line each, with a colon behind the name. A name that ends with {@code
 * .*} stands for a package and those below it.
 */
record Remarks(Map<String, String> all) {
  static Remarks parse(List<String> lines) {
    Map<String, String> all = new LinkedHashMap<>();
    for (String line : lines) {
      int colon = line.indexOf(": ");
      if (colon > 0 && !line.startsWith("#")) {
        all.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return new Remarks(all);
  }

  /** What is said of a class, or else of its package. */
  Optional<String> of(String name) {
    if (all.containsKey(name)) {
      return Optional.of(all.get(name));
    }
    String prefix = name.replaceAll(" .*", "");
    while (prefix.contains(".")) {
      prefix = prefix.substring(0, prefix.lastIndexOf('.'));
      if (all.containsKey(prefix + ".*")) {
        return Optional.of(all.get(prefix + ".*"));
      }
    }
    return Optional.empty();
  }
}
