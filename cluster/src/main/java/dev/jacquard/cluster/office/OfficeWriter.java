package dev.jacquard.cluster.office;

import dev.jacquard.kernel.saved.StateWriter;
import java.util.List;

/** Writes what workers and the office send each other; {@link OfficeReader} reads it. */
public final class OfficeWriter {
  static final int VERSION = 1;
  static final int OFFER = 0;
  static final int FINISHED = 1;

  private final StateWriter out;

  public OfficeWriter(StateWriter out) {
    this.out = out;
  }

  public void lease(Lease lease) {
    out.number(VERSION);
    out.text(lease.worker());
    out.number(lease.ticket());
    id(lease.region());
    ancestors(lease.ancestors());
    out.number(lease.depth());
    out.bytes(lease.birth());
    out.bytes(lease.state());
    mail(lease.mail());
    out.number(lease.quota());
  }

  public void commit(Commit commit) {
    out.number(VERSION);
    id(commit.region());
    out.number(commit.ticket());
    out.number(commit.mail());
    Outcome outcome = commit.outcome();
    out.number(outcome.fate().ordinal());
    out.bytes(outcome.state());
    counts(outcome.counts());
    findings(outcome.findings());
    out.number(outcome.newborns().size());
    for (Newborn newborn : outcome.newborns()) {
      id(newborn.id());
      out.number(newborn.depth());
      out.bytes(newborn.birth());
    }
    out.number(outcome.letters().size());
    for (Letter letter : outcome.letters()) {
      id(letter.to());
      offer(letter.offer());
    }
    progress(outcome.progress());
  }

  void id(RegionId id) {
    out.number(id.ticket());
    out.number(id.number());
  }

  void ancestors(List<Ancestor> ancestors) {
    out.number(ancestors.size());
    for (Ancestor ancestor : ancestors) {
      id(ancestor.region());
      out.number(ancestor.depth());
    }
  }

  void mail(List<Mail> mail) {
    out.number(mail.size());
    for (Mail one : mail) {
      if (one instanceof Mail.Offer offer) {
        out.number(OFFER);
        offer(offer);
      } else {
        out.number(FINISHED);
        id(((Mail.Finished) one).region());
      }
    }
  }

  private void offer(Mail.Offer offer) {
    id(offer.via());
    out.number(offer.depth());
    out.bytes(offer.steps());
  }

  void counts(Counts counts) {
    out.number(counts.executions());
    out.number(counts.blocked());
    out.number(counts.cut());
    out.number(counts.steps());
    out.number(counts.failing().size());
    counts
        .failing()
        .forEach(
            (type, count) -> {
              out.number(type.ordinal());
              out.number(count);
            });
  }

  void findings(List<Found> findings) {
    out.number(findings.size());
    for (Found found : findings) {
      out.text(found.signature());
      out.number(found.steps());
      out.text(found.order());
      out.text(found.plan());
    }
  }

  void progress(Progress progress) {
    out.number(Double.doubleToLongBits(progress.own()));
    out.number(progress.away().size());
    progress
        .away()
        .forEach(
            (id, weight) -> {
              id(id);
              out.number(Double.doubleToLongBits(weight));
            });
  }
}
