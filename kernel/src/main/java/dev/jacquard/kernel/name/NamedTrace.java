package dev.jacquard.kernel.name;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The steps of a run by names, so that runs of two processes can be compared.
 *
 * @param lines one for each step, and one for the end
 */
public record NamedTrace(List<String> lines) {
  private static final long PRIME = 0x100000001B3L;
  private static final long BASIS = 0xCBF29CE484222325L;

  public NamedTrace {
    lines = List.copyOf(lines);
  }

  public static NamedTrace of(Trace trace, Names names) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < trace.length(); row++) {
      lines.add(line(trace, row, names));
    }
    lines.add("the end: " + trace.ending());
    return new NamedTrace(lines);
  }

  private static String line(Trace trace, int row, Names names) {
    StringBuilder line = new StringBuilder();
    Kind kind = trace.kind(row);
    line.append(names.thread(trace.thread(row))).append(' ').append(kind);
    if (trace.location(row) >= 0) {
      line.append(' ').append(names.location(trace.location(row)));
    }
    if (trace.alsoReads(row) >= 0) {
      line.append(" reading ").append(names.location(trace.alsoReads(row)));
    }
    if (kind.namesThread()) {
      line.append(" of ").append(names.thread((int) trace.argument(row)));
    }
    if (trace.choices(row) > 1) {
      line.append(" alternative ").append(trace.label(row));
    }
    line.append(trace.writes(row) ? " writes" : "");
    if (trace.site(row) >= 0) {
      line.append(" at ").append(names.site(trace.site(row)));
    }
    return line.toString();
  }

  /** Equal for two runs with the same steps, in any two processes; FNV-1a of 64 bits. */
  public long digest() {
    long digest = BASIS;
    for (String line : lines) {
      for (int i = 0; i <= line.length(); i++) {
        digest = (digest ^ (i < line.length() ? line.charAt(i) : '\n')) * PRIME;
      }
    }
    return digest;
  }

  /** Where another run is not this one, in a sentence; nothing if they are the same. */
  public Optional<String> difference(NamedTrace other) {
    for (int i = 0; i < Math.max(lines.size(), other.lines.size()); i++) {
      String mine = i < lines.size() ? lines.get(i) : "nothing";
      String others = i < other.lines.size() ? other.lines.get(i) : "nothing";
      if (!Objects.equals(mine, others)) {
        return Optional.of(
            "step " + (i + 1) + " is '" + mine + "' here and '" + others + "' there");
      }
    }
    return Optional.empty();
  }
}
