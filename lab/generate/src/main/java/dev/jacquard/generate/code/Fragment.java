package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Statement;
import java.util.List;

/** A way to write a few statements that belong together. */
@FunctionalInterface
interface Fragment {
  /**
   * The statements, or none if they make no sense here.
   *
   * @param body the code that they become part of
   * @param room how many operations they may have; whoever asks throws away what has more
   */
  List<Statement> write(Body body, int room);

  /** A fragment that is picked as often as the weight says, among others. */
  record Weighted(Fragment fragment, int weight) {}

  static Weighted often(Fragment fragment) {
    return new Weighted(fragment, 6);
  }

  static Weighted sometimes(Fragment fragment) {
    return new Weighted(fragment, 3);
  }

  static Weighted seldom(Fragment fragment) {
    return new Weighted(fragment, 1);
  }
}
