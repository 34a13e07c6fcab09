package dev.jacquard.cli.doctor;

import dev.jacquard.worker.JdkClasses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which classes of the JDK are rewritten, in words. */
record ClassesText(JdkClasses classes) {
  /** How many there are and are rewritten, then the reasons of the others, the largest first. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%,d classes of the JDK: %,d rewritten, %,d exceptions",
            classes.all(),
            classes.rewritten(),
            classes.all() - classes.rewritten()));
    classes.exceptions().entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .forEach(
            entry ->
                lines.add(
                    String.format(Locale.ROOT, "  %,d %s", entry.getValue(), entry.getKey())));
    return lines;
  }
}
