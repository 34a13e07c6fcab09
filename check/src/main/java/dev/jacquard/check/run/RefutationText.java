package dev.jacquard.check.run;

import dev.jacquard.explore.symmetry.Refutation;
import dev.jacquard.kernel.Legend;
import java.util.Optional;

/** Why a declared symmetry does not hold, in a sentence. */
record RefutationText(Refutation refutation, Legend legend) {
  public String sentence() {
    if (refutation.thread() < 0) {
      return "a declared symmetry can't be checked: a thread sees what no step shows, or things"
          + " that correspond are different from the beginning";
    }
    return "a declared symmetry does not hold: "
        + legend.thread(refutation.image())
        + " should do what "
        + legend.thread(refutation.thread())
        + " does, "
        + words(refutation.expected())
        + ", but "
        + refutation
            .found()
            .map(found -> "did " + words(Optional.of(found)))
            .orElse("never came to it");
  }

  private String words(Optional<Refutation.Doing> doing) {
    return doing
        .map(
            d ->
                d.text() + (d.location() < 0 ? "" : " of " + legend.location(d.location())) + at(d))
        .orElse("something else");
  }

  private String at(Refutation.Doing doing) {
    return doing.site() < 0 ? "" : " (" + legend.site(refutation.image(), doing.site()) + ")";
  }
}
