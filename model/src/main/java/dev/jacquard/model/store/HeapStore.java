package dev.jacquard.model.store;

/** A store on the heap: exact, and the fastest. */
public final class HeapStore extends ExactStore {
  private final Budget budget;

  /** A store that takes as much of the heap as is safe. */
  public HeapStore() {
    this(Budget.share());
  }

  /** A store that takes no more than so many bytes. */
  public HeapStore(long bytes) {
    this(new Budget(bytes));
  }

  private HeapStore(Budget budget) {
    super(new HeapRows(budget), budget);
    this.budget = budget;
  }

  @Override
  public long bytes() {
    return budget.most();
  }
}
