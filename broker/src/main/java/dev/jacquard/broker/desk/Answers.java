package dev.jacquard.broker.desk;

import dev.jacquard.cluster.office.Counts;
import dev.jacquard.cluster.office.Found;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.OfficeReader;
import dev.jacquard.cluster.office.OfficeWriter;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Failure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes and reads the parts of answers. */
final class Answers {
  private Answers() {}

  static void trouble(StateWriter out, Trouble trouble) {
    out.text(trouble.kind());
    out.number(trouble.step());
    out.text(trouble.text());
    out.text(trouble.learned());
  }

  static Trouble trouble(StateReader in) {
    return new Trouble(in.text(), in.count(), in.text(), in.text());
  }

  static void state(StateWriter out, State state) {
    out.text(state.run());
    out.flag(state.over());
    out.flag(state.whole());
    counts(out, state.counts());
    out.number(Double.doubleToLongBits(state.share()));
    out.number(state.regions());
    out.number(state.finished());
    out.number(state.workers());
    out.flag(state.trouble().isPresent());
    state.trouble().ifPresent(trouble -> trouble(out, trouble));
  }

  static State state(StateReader in) {
    return new State(
        in.text(),
        in.flag(),
        in.flag(),
        counts(in),
        Double.longBitsToDouble(in.number()),
        in.count(),
        in.amount(),
        in.count(),
        in.flag() ? Optional.of(trouble(in)) : Optional.empty());
  }

  private static void counts(StateWriter out, Counts counts) {
    out.number(counts.executions());
    out.number(counts.blocked());
    out.number(counts.cut());
    out.number(counts.steps());
    Tally tally = counts.tally();
    for (Failure.Type type : Failure.Type.values()) {
      out.number(tally.failing(type));
    }
  }

  private static Counts counts(StateReader in) {
    long executions = in.amount();
    long blocked = in.amount();
    long cut = in.amount();
    long steps = in.amount();
    Map<Failure.Type, Long> failing = new EnumMap<>(Failure.Type.class);
    for (Failure.Type type : Failure.Type.values()) {
      failing.put(type, in.amount());
    }
    return Counts.of(Tally.of(executions, blocked, cut, steps, failing));
  }

  static void findings(StateWriter out, Findings findings) {
    out.number(findings.failures().size());
    for (Found found : findings.failures()) {
      out.text(found.signature());
      out.number(found.steps());
      out.text(found.order());
      out.text(found.plan());
    }
    Form.texts(out, findings.notable());
  }

  static Findings findings(StateReader in) {
    List<Found> failures = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      failures.add(new Found(in.text(), in.count(), in.text(), in.text()));
    }
    return new Findings(failures, Form.texts(in));
  }

  static void task(StateWriter out, Task task) {
    out.text(task.run());
    out.text(task.life());
    out.bytes(task.manifest());
    out.bytes(task.signature());
    out.number(task.leases().size());
    OfficeWriter office = new OfficeWriter(out);
    task.leases().forEach(office::lease);
  }

  static Task task(StateReader in) {
    String run = in.text();
    String life = in.text();
    byte[] manifest = in.bytes();
    byte[] signature = in.bytes();
    List<Lease> leases = new ArrayList<>();
    OfficeReader office = new OfficeReader(in);
    for (int left = in.count(); left > 0; left--) {
      leases.add(office.lease());
    }
    return new Task(run, life, manifest, signature, leases);
  }
}
