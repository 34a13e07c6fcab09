package dev.jacquard.cluster.region;

import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;

/** What other processes read, in the names of a program. */
final class Bytes {
  private Bytes() {}

  /**
   * What somebody writes.
   *
   * @throws NotSharedException if it is about something that has no name
   */
  static byte[] of(Program program, Consumer<StateWriter> content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      content.accept(new StateWriter(bytes, program.names()));
    } catch (IllegalArgumentException e) {
      throw new NotSharedException(e);
    }
    return bytes.toByteArray();
  }

  static StateReader reader(Program program, byte[] bytes) {
    return new StateReader(new ByteArrayInputStream(bytes), program.names());
  }
}
