package dev.jacquard.cluster.office;

import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A table of regions as bytes. */
final class TableFormat {
  private static final int VERSION = 1;

  /** What was written. */
  record Contents(
      List<Region> regions, Counts counts, List<Found> findings, long finished, long lastTicket) {}

  private final StateWriter out;
  private final OfficeWriter writer;

  TableFormat(StateWriter out) {
    this.out = out;
    this.writer = new OfficeWriter(out);
  }

  void write(
      Collection<Region> regions,
      Counts counts,
      List<Found> findings,
      long finished,
      long lastTicket) {
    out.number(VERSION);
    writer.counts(counts);
    writer.findings(findings);
    out.number(finished);
    out.number(lastTicket);
    out.number(regions.size());
    regions.forEach(this::write);
  }

  private void write(Region region) {
    writer.id(region.id);
    writer.ancestors(region.ancestors);
    out.number(region.depth);
    out.bytes(region.birth);
    out.bytes(region.state);
    writer.mail(region.inbox);
    writer.progress(region.progress);
    out.number(region.fate.ordinal());
  }

  static Contents read(StateReader in) {
    if (in.number() != VERSION) {
      throw new DamagedStateException("a table of regions of another version");
    }
    OfficeReader reader = new OfficeReader(in);
    Counts counts = reader.counts();
    List<Found> findings = reader.findings();
    long finished = in.amount();
    long lastTicket = in.amount();
    List<Region> regions = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      Region region = new Region(reader.id(), reader.ancestors(), in.count(), in.bytes());
      region.state = in.bytes();
      region.inbox.addAll(reader.mail());
      region.progress = reader.progress();
      region.fate = reader.fate();
      regions.add(region);
    }
    return new Contents(regions, counts, findings, finished, lastTicket);
  }
}
