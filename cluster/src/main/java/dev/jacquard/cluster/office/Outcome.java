package dev.jacquard.cluster.office;

import java.util.List;

/**
 * What came of a slice of work. It counts as a whole or not at all.
 *
 * @param state what the next slice needs; empty if the region is finished
 */
public record Outcome(
    Fate fate,
    byte[] state,
    Counts counts,
    List<Found> findings,
    List<Newborn> newborns,
    List<Letter> letters,
    Progress progress) {
  public Outcome {
    findings = List.copyOf(findings);
    newborns = List.copyOf(newborns);
    letters = List.copyOf(letters);
  }
}
