package dev.jacquard.cli.programs;

/** Threads that print an object whose text is made under a lock of the program. */
public final class Printing {
  private int asked;

  private Printing() {}

  @Override
  public synchronized String toString() {
    return "asked " + ++asked;
  }

  public static void main(String[] args) throws InterruptedException {
    Printing shared = new Printing();
    Thread left = new Thread(() -> System.out.printf("%s%n", shared), "left");
    Thread right = new Thread(() -> System.out.printf("%s%n", shared), "right");
    left.start();
    right.start();
    left.join();
    right.join();
  }
}
