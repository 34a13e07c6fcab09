package dev.jacquard.cli.doctor;

import dev.jacquard.image.Inventory;
import dev.jacquard.kernel.Prose;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What is in the user's cache, in words.
 *
 * @param used the key of the image that is used now; empty if none is
 */
record CacheText(Inventory inventory, String used) {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

  /** The folder, then each JDK. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        inventory.folder()
            + ": "
            + megabytes(inventory.size())
            + ", "
            + Prose.count(inventory.images().size(), "rewritten JDK"));
    inventory.images().forEach(entry -> lines.add("  " + line(entry)));
    return lines;
  }

  private String line(Inventory.Entry entry) {
    String use =
        entry.key().equals(used) ? "in use now" : "last used " + DAY.format(entry.lastUse());
    String libraries =
        entry.programs() == 0
            ? ""
            : ", with the libraries of " + Prose.count(entry.programs(), "class path");
    return entry.jdk() + ": " + megabytes(entry.size()) + libraries + ", " + use;
  }

  private static String megabytes(long bytes) {
    return (bytes + (1 << 20) - 1 >> 20) + " MB";
  }
}
