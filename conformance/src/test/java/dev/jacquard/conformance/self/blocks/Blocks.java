package dev.jacquard.conformance.self.blocks;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** A thread waits for the operating system, where nobody can take control. */
public final class Blocks {
  private Blocks() {}

  @Expect(outcomes = "")
  public static String readsAPipe() throws Exception {
    Pipe pipe = Pipe.open();
    Run.both(() -> {}, Run.unchecked(() -> pipe.source().read(ByteBuffer.allocate(1))));
    return "";
  }
}
