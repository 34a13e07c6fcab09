package acme;

class Counter {
  private int count;

  synchronized void count() {
    count++;
  }
}
