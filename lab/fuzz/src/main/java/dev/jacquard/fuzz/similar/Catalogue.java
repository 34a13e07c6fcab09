package dev.jacquard.fuzz.similar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the fragments of Java that lie beside this class. A fragment begins with a line {@code #
 * feature weight demands...} and ends with an empty line.
 */
final class Catalogue {
  static final List<Fragment> MEMBERS_ALIKE = read("members-alike");
  static final List<Fragment> MEMBERS_TOLD_APART = read("members-told-apart");
  static final List<Fragment> THREADS = read("threads");
  static final List<Fragment> OWNS = read("owns");
  static final List<Fragment> STARTS = read("starts");
  static final List<Fragment> MAIN_ALIKE = read("main-alike");
  static final List<Fragment> MAIN_TOLD_APART = read("main-told-apart");
  static final List<Fragment> JOINS_ALIKE = read("joins-alike");
  static final List<Fragment> JOINS_TOLD_APART = read("joins-told-apart");
  static final List<Fragment> POOLS = read("pools");
  static final List<Fragment> ENDINGS_ALIKE = read("endings-alike");
  static final List<Fragment> ENDINGS_TOLD_APART = read("endings-told-apart");
  static final List<Fragment> SECTIONS = read("sections");
  static final List<Fragment> UPDATES = read("updates");

  private Catalogue() {}

  private static List<Fragment> read(String name) {
    List<Fragment> fragments = new ArrayList<>();
    for (String paragraph : text(name).strip().split("\n\n")) {
      List<String> lines = paragraph.lines().toList();
      fragments.add(fragment(lines.get(0).split(" "), lines.subList(1, lines.size())));
    }
    return fragments.stream().filter(Fragment::isForThisJdk).toList();
  }

  private static Fragment fragment(String[] head, List<String> lines) {
    Map<String, String> demands = new LinkedHashMap<>();
    for (String demand : Arrays.asList(head).subList(3, head.length)) {
      String[] parts = demand.split("=");
      demands.put(parts[0], parts[parts.length - 1]);
    }
    return new Fragment(head[1], Integer.parseInt(head[2]), demands, lines);
  }

  /** The shared fields by their names. */
  static Map<String, String> fields() {
    Map<String, String> fields = new LinkedHashMap<>();
    text("fields")
        .lines()
        .forEach(
            line -> {
              int space = line.indexOf(' ');
              fields.put(line.substring(0, space), line.substring(space + 1));
            });
    return fields;
  }

  private static String text(String name) {
    try (InputStream in = Catalogue.class.getResourceAsStream(name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
