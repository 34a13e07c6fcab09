package dev.jacquard.broker.desk;

import dev.jacquard.kernel.saved.StateReader;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All of a search as records, of which none is too long for a message, and back. */
final class Snapshots {
  private static final int PART = 8 << 20;

  private final ByteArrayOutputStream parts = new ByteArrayOutputStream();

  /** The records, to be recalled one after the other. */
  static List<byte[]> of(Run run) {
    return of(run, PART);
  }

  static List<byte[]> of(Run run, int longest) {
    byte[] all = Form.bytes(run::snapshot);
    List<byte[]> records = new ArrayList<>();
    for (int from = 0; from < all.length; from += longest) {
      byte[] part = Arrays.copyOfRange(all, from, Math.min(all.length, from + longest));
      boolean last = from + longest >= all.length;
      records.add(
          Form.bytes(
              out -> {
                out.number(Words.VERSION);
                out.number(Words.SNAPSHOT);
                out.text(run.name());
                out.bytes(part);
                out.flag(last);
              }));
    }
    return records;
  }

  /** Takes in what a record has behind the name of the search, which is restored by the last. */
  void part(Run run, StateReader in) {
    parts.writeBytes(in.bytes());
    if (in.flag()) {
      run.restore(Form.reader(parts.toByteArray()));
      parts.reset();
    }
  }
}
