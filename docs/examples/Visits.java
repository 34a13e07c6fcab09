/** Visits are counted under a lock, and reset without it. */
public final class Visits {
  private int count;

  private synchronized void add() {
    count++;
  }

  private void reset() {
    count = 0;
  }

  public static void main(String[] args) {
    Visits visits = new Visits();
    new Thread(visits::add, "guest").start();
    new Thread(visits::reset, "porter").start();
  }
}
