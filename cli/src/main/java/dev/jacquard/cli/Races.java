package dev.jacquard.cli;

import dev.jacquard.explore.Explorer;
import java.util.Locale;

/** The values of {@code --races}: what becomes of data races. */
enum Races {
  /** They are failures. */
  REPORT,
  /** Plain accesses are steps like all others; races are told, but are no failures. */
  EXPLORE,
  /** Nobody looks for them. */
  IGNORE;

  /** What an explorer makes of them. */
  Explorer.DataRaces inExplorer() {
    return this == REPORT ? Explorer.DataRaces.REPORT : Explorer.DataRaces.IGNORE;
  }

  /** The word on the command line. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
