package dev.jacquard.model.diagram.footprint;

import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.model.Footprints;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import java.util.Optional;

/** The footprints of a diagram whose steps touch shared integers only. */
public final class DiagramFootprints implements Footprints {
  /** How to read packed states. */
  public interface Reader {
    int local(long[] state, int process);

    int value(long[] state, IntVariable variable);
  }

  private final Description description;
  private final Touches touches;
  private final Reader reader;

  private DiagramFootprints(Description description, Touches touches, Reader reader) {
    this.description = description;
    this.touches = touches;
    this.reader = reader;
  }

  /** The footprints, if every step of the diagram touches a few integers and nothing else. */
  public static Optional<Footprints> of(Description description, Reader reader) {
    try {
      return Optional.of(new DiagramFootprints(description, new Touches(description), reader));
    } catch (UntraceableException more) {
      return Optional.empty();
    }
  }

  @Override
  public int processes() {
    return description.processes();
  }

  @Override
  public int locations() {
    return touches.groups().size();
  }

  @Override
  public String location(int location) {
    return touches.groups().get(location).name();
  }

  @Override
  public long value(long[] state, int length, int location) {
    return 1L << touches.groups().get(location).number(v -> reader.value(state, v));
  }

  @Override
  public Optional<Operation> pending(long[] state, int length, int process) {
    return Optional.of(touches.operation(process, reader.local(state, process)));
  }

  @Override
  public int site(long[] state, int length, int process) {
    return reader.local(state, process);
  }

  @Override
  public int classOf(int process) {
    return touches.classOf(process);
  }
}
