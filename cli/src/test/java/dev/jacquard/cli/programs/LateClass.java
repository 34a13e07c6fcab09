package dev.jacquard.cli.programs;

/**
 * The initialiser of a class takes steps, which only a run can show: then a search begins again.
 */
public final class LateClass {
  private static volatile int x;

  private LateClass() {}

  private static final class Late {
    static final int READ = read();

    private static int read() {
      x++;
      return x;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    x = 0;
    Thread writer = new Thread(() -> x = 5);
    writer.start();
    Runnable look = () -> System.out.println(Late.READ);
    Thread reader = new Thread(look);
    reader.start();
    look.run();
    writer.join();
    reader.join();
  }
}
