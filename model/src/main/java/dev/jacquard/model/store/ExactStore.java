package dev.jacquard.model.store;

/** A store that keeps all words of all states, somewhere. */
abstract class ExactStore implements StateStore {
  private final Rows rows;
  private final NumberTable table;

  ExactStore(Rows rows, Budget budget) {
    this.rows = rows;
    this.table = new NumberTable(rows, budget);
  }

  @Override
  public final int add(long[] state, int length) {
    return table.add(state, length);
  }

  @Override
  public final int find(long[] state, int length) {
    return table.find(state, length);
  }

  @Override
  public final long[] read(int number, long[] buffer) {
    return rows.read(number, buffer);
  }

  @Override
  public final int length(int number) {
    return rows.length(number);
  }

  @Override
  public final int size() {
    return rows.size();
  }

  @Override
  public final double omission() {
    return 0;
  }

  @Override
  public final void close() {
    rows.close();
  }
}
