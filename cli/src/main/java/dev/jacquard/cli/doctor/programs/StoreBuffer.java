package dev.jacquard.cli.doctor.programs;

/** Each thread writes a volatile of its own and reads the other's: at least one sees a write. */
public final class StoreBuffer {
  private volatile int left;
  private volatile int right;

  private StoreBuffer() {}

  public static void main(String[] args) throws InterruptedException {
    StoreBuffer shared = new StoreBuffer();
    int[] seen = new int[2];
    Team.of(2, member -> seen[member] = member == 0 ? shared.first() : shared.second());
    if (seen[0] + seen[1] == 0) {
      throw new AssertionError("both threads read before both wrote");
    }
  }

  private int first() {
    left = 1;
    return right;
  }

  private int second() {
    right = 1;
    return left;
  }
}
