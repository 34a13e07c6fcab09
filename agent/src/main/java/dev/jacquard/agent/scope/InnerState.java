package dev.jacquard.agent.scope;

import java.util.Set;

/**
 * Classes of java.util.concurrent whose plain fields are told to a search that learns.
 *
 * <p>A class may stand here if nothing but its own code, and that of the classes around it, writes
 * these fields: no model, no reflection. Whether its accesses are ordered does not matter: where
 * two of them stand side by side, the search knows that threads may learn of each other there.
 */
final class InnerState {
  private static final String CONCURRENT = "java/util/concurrent/";

  private static final Set<String> CLASSES =
      Set.of(
          "CompletableFuture$AsyncRun",
          "CompletableFuture$AsyncSupply",
          "CompletableFuture$BiCompletion",
          "CompletableFuture$CoCompletion",
          "CompletableFuture$UniCompletion",
          "CyclicBarrier",
          "CyclicBarrier$Generation",
          "Phaser$QNode");

  /** Their fields are those of what is done with the result of a future. */
  private static final String ACTIONS = "CompletableFuture[$](Uni|Bi|Or|Any)[A-Za-z]+";

  private InnerState() {}

  /** Whether the plain fields of a class are told. */
  static boolean isTold(String owner) {
    if (!owner.startsWith(CONCURRENT)) {
      return false;
    }
    String name = owner.substring(CONCURRENT.length());
    return CLASSES.contains(name) || name.matches(ACTIONS);
  }
}
