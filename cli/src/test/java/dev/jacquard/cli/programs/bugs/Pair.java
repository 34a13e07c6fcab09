package dev.jacquard.cli.programs.bugs;

/** Two threads, ada and ben, and main, which waits for both. */
final class Pair {
  private Pair() {}

  /** What a thread does; it may throw whatever it likes. */
  interface Task {
    void run() throws Exception;
  }

  static void run(Task adas, Task bens) throws InterruptedException {
    Thread ada = thread("ada", adas);
    Thread ben = thread("ben", bens);
    ada.start();
    ben.start();
    ada.join();
    ben.join();
  }

  static Thread thread(String name, Task task) {
    return new Thread(
        () -> {
          try {
            task.run();
          } catch (RuntimeException e) {
            throw e;
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        },
        name);
  }
}
