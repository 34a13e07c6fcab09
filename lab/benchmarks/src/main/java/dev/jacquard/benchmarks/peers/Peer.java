package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A tool that checks programs: Jacquard itself, or one that is compared with it. */
interface Peer {
  /** Its name and version. */
  String name();

  /**
   * Makes ready what can be made ready, by downloading it if need be. Present if it cannot be
   * measured: why, and what to do.
   */
  Optional<String> absence() throws IOException;

  /** What it is run on and with which settings, for the reader. */
  String settings() throws IOException;

  /**
   * The commands of a whole check as a user has it, one after the other; each gets the input {@code
   * 0}.
   */
  List<List<String>> check(ComparedProgram program, Workplace workplace) throws IOException;

  /** How the check ended, by what its commands printed. */
  Outcome outcome(Printed printed, Workplace workplace) throws IOException;

  /**
   * A command that checks the program again and again, in the way of {@link
   * dev.jacquard.benchmarks.peers.guest.Rounds}; absent if the tool can't.
   */
  Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace)
      throws IOException;
}
