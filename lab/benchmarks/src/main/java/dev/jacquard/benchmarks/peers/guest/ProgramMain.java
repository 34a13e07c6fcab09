package dev.jacquard.benchmarks.peers.guest;

import java.util.List;

/** Runs one program, for tools that want a main method. */
public final class ProgramMain {
  private ProgramMain() {}

  public static void main(String[] words) {
    Programs.of(List.of(words)).run();
  }
}
