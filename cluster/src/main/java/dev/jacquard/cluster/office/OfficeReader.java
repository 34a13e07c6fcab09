package dev.jacquard.cluster.office;

import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.trace.Failure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Reads what an {@link OfficeWriter} wrote. */
public final class OfficeReader {
  private final StateReader in;

  public OfficeReader(StateReader in) {
    this.in = in;
  }

  public Lease lease() {
    version();
    return new Lease(
        in.text(),
        in.amount(),
        id(),
        ancestors(),
        in.count(),
        in.bytes(),
        in.bytes(),
        mail(),
        in.amount());
  }

  public Commit commit() {
    version();
    return new Commit(
        id(),
        in.amount(),
        in.count(),
        new Outcome(
            fate(),
            in.bytes(),
            counts(),
            findings(),
            list(() -> new Newborn(id(), in.count(), in.bytes())),
            list(() -> new Letter(id(), offer())),
            progress()));
  }

  private void version() {
    if (in.number() != OfficeWriter.VERSION) {
      throw new DamagedStateException("a message of another version");
    }
  }

  private <T> List<T> list(Supplier<T> one) {
    List<T> list = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      list.add(one.get());
    }
    return list;
  }

  RegionId id() {
    return new RegionId(in.amount(), in.count());
  }

  List<Ancestor> ancestors() {
    return list(() -> new Ancestor(id(), in.count()));
  }

  List<Mail> mail() {
    return list(
        () ->
            in.number(OfficeWriter.OFFER, OfficeWriter.FINISHED) == OfficeWriter.OFFER
                ? offer()
                : new Mail.Finished(id()));
  }

  private Mail.Offer offer() {
    return new Mail.Offer(id(), in.count(), in.bytes());
  }

  Fate fate() {
    return Fate.values()[in.number(0, Fate.values().length - 1)];
  }

  Counts counts() {
    long executions = in.amount();
    long blocked = in.amount();
    long cut = in.amount();
    long steps = in.amount();
    Map<Failure.Type, Long> failing = new EnumMap<>(Failure.Type.class);
    for (int left = in.count(); left > 0; left--) {
      int type = in.number(0, Failure.Type.values().length - 1);
      failing.put(Failure.Type.values()[type], in.amount());
    }
    return new Counts(executions, blocked, cut, steps, failing);
  }

  List<Found> findings() {
    return list(() -> new Found(in.text(), in.count(), in.text(), in.text()));
  }

  Progress progress() {
    double own = Double.longBitsToDouble(in.number());
    Map<RegionId, Double> away = new HashMap<>();
    for (int left = in.count(); left > 0; left--) {
      away.put(id(), Double.longBitsToDouble(in.number()));
    }
    return new Progress(own, away);
  }
}
