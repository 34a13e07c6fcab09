package dev.jacquard.kernel.trace;

/**
 * Which locations belong to one of several interchangeable threads each: they stand in rows, with
 * one location for each of these threads, and are exchanged along with them.
 */
public interface Belongings {
  /** In place of a thread, for a location that belongs to nobody. */
  int NOBODY = -1;

  /** No location belongs to anybody. */
  Belongings NONE =
      new Belongings() {
        @Override
        public int owner(int location) {
          return NOBODY;
        }

        @Override
        public int row(int location) {
          return NOBODY;
        }

        @Override
        public int location(int row, int thread) {
          return NOBODY;
        }
      };

  /** The thread to which a location belongs, or {@link #NOBODY}. */
  int owner(int location);

  /** The row of a location that belongs to a thread. */
  int row(int location);

  /** What belongs to a thread in a row. */
  int location(int row, int thread);
}
