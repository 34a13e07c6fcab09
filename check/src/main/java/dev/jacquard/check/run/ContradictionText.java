package dev.jacquard.check.run;

import dev.jacquard.explore.examine.Contradiction;
import dev.jacquard.explore.examine.Contradiction.Deed;
import dev.jacquard.kernel.Legend;

/** What a thread did that its past does not explain, in a sentence. */
public record ContradictionText(Contradiction contradiction, Legend legend) {
  /** For a reader who knows the program. */
  public String sentence() {
    return legend.thread(contradiction.thread())
        + " read something that Jacquard does not see: "
        + contradiction
            .last()
            .map(last -> "after " + words(last, false))
            .orElse("from its beginning")
        + " it once went on with "
        + words(contradiction.once(), tellsValues())
        + " and once with "
        + words(contradiction.now(), tellsValues())
        + ", though nothing else that it knew was different";
  }

  /** Only values differ. */
  private boolean tellsValues() {
    return contradiction.once().isLike(contradiction.now());
  }

  private String words(Deed deed, boolean withValue) {
    if (deed.kind().isEmpty()) {
      return "its end";
    }
    String site = deed.site() < 0 ? "" : legend.site(contradiction.thread(), deed.site());
    return deed.kind().get()
        + (deed.location() < 0 ? "" : " of " + legend.location(deed.location()))
        + (withValue ? " with " + value(deed) : "")
        + (site.isEmpty() ? "" : " (" + site + ")");
  }

  private String value(Deed deed) {
    String value = legend.value(deed.location(), deed.value());
    return value.isEmpty() ? Long.toString(deed.value()) : value;
  }
}
