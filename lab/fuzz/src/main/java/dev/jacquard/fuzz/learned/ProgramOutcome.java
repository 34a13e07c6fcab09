package dev.jacquard.fuzz.learned;

import java.util.function.Supplier;

/** What a run of a program has returned. */
final class ProgramOutcome implements Runnable, Supplier<String> {
  private final Supplier<?> program;
  private Object last;

  ProgramOutcome(Supplier<?> program) {
    this.program = program;
  }

  @Override
  public void run() {
    last = null;
    last = program.get();
  }

  @Override
  public String get() {
    return String.valueOf(last);
  }
}
