package dev.jacquard.cluster.office;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A region that is not complete, as the table keeps it. */
final class Region {
  /** Those with mail first, for they may be about to finish; then those with most below them. */
  static final Comparator<Region> URGENCY =
      Comparator.comparing((Region region) -> region.inbox.isEmpty())
          .thenComparingInt(region -> region.depth)
          .thenComparing(region -> region.id);

  static final long NOBODY = -1;
  static final byte[] NOTHING = {};

  final RegionId id;
  final List<Ancestor> ancestors;
  final int depth;
  final byte[] birth;
  final List<Mail> inbox = new ArrayList<>();
  byte[] state = NOTHING;
  Progress progress = Progress.NONE;
  Fate fate = Fate.OPEN;

  /** The ticket of the lease, or nobody's. */
  long ticket = NOBODY;

  String worker = "";
  long quota;

  Region(RegionId id, List<Ancestor> ancestors, int depth, byte[] birth) {
    this.id = id;
    this.ancestors = List.copyOf(ancestors);
    this.depth = depth;
    this.birth = birth;
  }

  static Region root() {
    return new Region(RegionId.ROOT, List.of(), 0, NOTHING);
  }

  Region child(Newborn newborn) {
    List<Ancestor> above = new ArrayList<>(ancestors);
    above.add(new Ancestor(id, depth));
    return new Region(newborn.id(), above, newborn.depth(), newborn.birth());
  }

  /** The region from which it was cut. */
  RegionId parent() {
    return ancestors.get(ancestors.size() - 1).region();
  }

  boolean isBelow(RegionId other) {
    return ancestors.stream().anyMatch(ancestor -> ancestor.region().equals(other));
  }

  boolean isLeased() {
    return ticket != NOBODY;
  }

  /** Whether there is something to do, and nobody does it. */
  boolean isReady() {
    return !isLeased() && (fate == Fate.OPEN || hasWorthyMail());
  }

  /**
   * Whether there is more in the inbox than that some of the regions are complete for which this
   * one waits. It can't be complete before all of them are, so it need not hear of each.
   */
  private boolean hasWorthyMail() {
    long offers = inbox.stream().filter(mail -> mail instanceof Mail.Offer).count();
    return offers > 0 || (!inbox.isEmpty() && inbox.size() >= progress.away().size());
  }

  Lease lease() {
    return new Lease(worker, ticket, id, ancestors, depth, birth, state, inbox, quota);
  }

  void free() {
    ticket = NOBODY;
    worker = "";
    quota = 0;
  }
}
