package dev.jacquard.conformance.pipes;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;

/** Pipes inside of the JVM, in which one thread waits for another. */
public final class PipePrograms {
  private PipePrograms() {}

  @Expect(outcomes = "7")
  public static String streams() throws Exception {
    PipedOutputStream out = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(out);
    int[] seen = new int[1];
    Run.both(Run.unchecked(() -> out.write(7)), Run.unchecked(() -> seen[0] = in.read()));
    return "" + seen[0];
  }

  @Expect(outcomes = "x")
  public static String characters() throws Exception {
    PipedWriter out = new PipedWriter();
    PipedReader in = new PipedReader(out);
    int[] seen = new int[1];
    Run.both(Run.unchecked(() -> out.write('x')), Run.unchecked(() -> seen[0] = in.read()));
    return "" + (char) seen[0];
  }

  @Expect(outcomes = {"0", "1"})
  public static String available() throws Exception {
    PipedOutputStream out = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(out);
    int[] seen = new int[1];
    Run.both(Run.unchecked(() -> out.write(7)), Run.unchecked(() -> seen[0] = in.available()));
    return "" + seen[0];
  }
}
