package dev.jacquard.fuzz.hostile;

/** Starts threads and waits for their ends. */
final class Threads {
  private Threads() {}

  /** A piece of code of a thread. */
  interface Code {
    void run() throws Exception;
  }

  static void run(Code first, Code second) {
    Thread one = start(first);
    Thread two = start(second);
    join(one);
    join(two);
  }

  static void run(Code first, Code second, Code third) {
    Thread one = start(first);
    Thread two = start(second);
    Thread three = start(third);
    join(one);
    join(two);
    join(three);
  }

  static Thread start(Code code) {
    Thread thread = new Thread(() -> call(code));
    thread.start();
    return thread;
  }

  static void call(Code code) {
    try {
      code.run();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  static void join(Thread thread) {
    call(thread::join);
  }
}
