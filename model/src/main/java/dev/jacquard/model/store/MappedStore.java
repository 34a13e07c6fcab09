package dev.jacquard.model.store;

import java.nio.file.Path;

/**
 * A store in a file: exact, and as large as the disk.
 *
 * <p>Only the table is on the heap, 5 to 8 bytes for each state (and a word more if states differ
 * in length). Whether a state is known is then decided by one look at the file, which is fast as
 * long as the operating system finds memory for the file; after that it is as fast as the disk.
 */
public final class MappedStore extends ExactStore {
  private final Budget budget;
  private final MappedRows rows;

  /** A store in the folder for temporary files. */
  public MappedStore() {
    this(Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** A store in a file in this folder. */
  public MappedStore(Path folder) {
    this(folder, Budget.share());
  }

  /** A store in a file in this folder that takes no more than so many bytes of the heap. */
  public MappedStore(Path folder, long heap) {
    this(folder, new Budget(heap));
  }

  private MappedStore(Path folder, Budget budget) {
    this(new MappedRows(folder, budget), budget);
  }

  private MappedStore(MappedRows rows, Budget budget) {
    super(rows, budget);
    this.rows = rows;
    this.budget = budget;
  }

  @Override
  public long bytes() {
    return budget.most() + rows.bytes();
  }
}
