package dev.jacquard.conformance.completablefuture;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Pipelines of asynchronous stages. */
public final class Pipelines {
  private Pipelines() {}

  @Expect(outcomes = "4", deep = false, reason = "tens of thousands of executions")
  public static String threeStages() {
    return ""
        + CompletableFuture.supplyAsync(() -> 1)
            .thenApplyAsync(x -> x + 1)
            .thenCombine(CompletableFuture.supplyAsync(() -> 2), Integer::sum)
            .join();
  }

  @Expect(outcomes = "6", deep = false, reason = "thousands of executions")
  public static String threeApplications() {
    return ""
        + CompletableFuture.supplyAsync(() -> 1)
            .thenApplyAsync(x -> x + 1)
            .thenApplyAsync(x -> x * 3)
            .join();
  }

  @Expect(outcomes = "2")
  public static String acceptedAtTheEnd() {
    AtomicInteger seen = new AtomicInteger();
    CompletableFuture.supplyAsync(() -> 1).thenApplyAsync(x -> x + 1).thenAccept(seen::set).join();
    return "" + seen.get();
  }

  @Expect(outcomes = "3")
  public static String threeStagesInTheirThread() {
    return ""
        + CompletableFuture.supplyAsync(() -> 1).thenApply(x -> x + 1).thenApply(x -> x + 1).join();
  }
}
