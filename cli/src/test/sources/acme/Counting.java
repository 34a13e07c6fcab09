package acme;

/** The class beside it is compiled as well. */
interface Counting {
  static void twice() throws InterruptedException {
    Counter counter = new Counter();
    Thread other = new Thread(counter::count);
    other.start();
    counter.count();
    other.join();
  }
}

class Unused {}
