/** Says things that a terminal obeys. */
public class Escapes {
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> System.out.println("\u001b[31mred\u0007"), "na\u001b[1mme");
    thread.start();
    thread.join();
    throw new IllegalStateException("cleared \u001b[2J");
  }
}
