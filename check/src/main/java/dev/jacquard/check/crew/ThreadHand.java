package dev.jacquard.check.crew;

import dev.jacquard.check.Options;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.kernel.Program;

/** A thread of this process with a program of its own, for programs that do not share anything. */
final class ThreadHand implements Hand {
  private final Slices slices;
  private volatile boolean called;

  ThreadHand(Program program, Options options) {
    slices = new Slices(program, options, trace -> {});
  }

  @Override
  public Deed explore(Lease lease) {
    called = false;
    return slices.run(lease, () -> called);
  }

  @Override
  public void call() {
    called = true;
  }
}
