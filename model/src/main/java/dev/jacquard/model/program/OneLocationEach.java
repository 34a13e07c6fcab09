package dev.jacquard.model.program;

import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.model.Footprints;
import java.util.Optional;

/** Every step touches the location that the model's footprints name. */
record OneLocationEach(Footprints footprints) implements Appearance {
  @Override
  public int threads(Present present) {
    return footprints.processes();
  }

  @Override
  public Optional<Operation> pending(Present present, int thread) {
    return present.hasFailed(thread)
        ? Optional.empty()
        : footprints.pending(present.state(), present.state().length, thread);
  }

  @Override
  public long value(Present present, int location) {
    return location < 0 ? 0 : footprints.value(present.state(), present.state().length, location);
  }

  @Override
  public int site(Present present, int thread) {
    return footprints.site(present.state(), present.state().length, thread);
  }

  /** The others go on: this step may have nothing to do with what they do next. */
  @Override
  public Present failed(Present present, int process) {
    return present.without(process);
  }

  @Override
  public long result(Steps.Step step, Present after, int thread) {
    return site(after, thread);
  }

  @Override
  public String location(int location) {
    return footprints.location(location);
  }

  @Override
  public void check(Present before, int thread, Present after) {
    new PromiseCheck(this, before, after).check(thread);
  }
}
