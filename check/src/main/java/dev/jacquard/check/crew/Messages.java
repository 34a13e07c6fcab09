package dev.jacquard.check.crew;

import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.OfficeReader;
import dev.jacquard.cluster.office.OfficeWriter;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Leases and commits as bytes. */
final class Messages {
  private Messages() {}

  static byte[] bytes(Lease lease) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new OfficeWriter(new StateWriter(out)).lease(lease);
    return out.toByteArray();
  }

  static byte[] bytes(Commit commit) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new OfficeWriter(new StateWriter(out)).commit(commit);
    return out.toByteArray();
  }

  static Lease lease(byte[] bytes) {
    return new OfficeReader(new StateReader(new ByteArrayInputStream(bytes))).lease();
  }

  static Commit commit(byte[] bytes) {
    return new OfficeReader(new StateReader(new ByteArrayInputStream(bytes))).commit();
  }
}
