package dev.jacquard.agent.flow;

/** Small methods whose bytecode the tests analyse; they are never called. */
final class Programs {
  static volatile boolean ready;
  static volatile int state;
  static int plain;
  static long wide;
  static final Object LOCK = new Object();
  int number;
  int[] numbers = new int[2];
  volatile int visible;

  private Programs() {}

  static void waits() {
    while (!ready) {
      Thread.onSpinWait();
    }
  }

  static void goesOnForEver() {
    while (true) {
      synchronized (Programs.class) {
        ready = !ready;
      }
    }
  }

  static int counts() {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += i;
    }
    return sum;
  }

  static int countsSometimes(int n) {
    while (!ready) {
      if (state > 1) {
        n++;
      }
    }
    return n;
  }

  static int countsAndResets(int n) {
    while (!ready) {
      n++;
      if (state > 1) {
        n = 0;
      }
    }
    return n;
  }

  static void assignsWhatNobodyReads() {
    while (!ready) {
      int seen = state;
      plain = seen;
    }
  }

  static void waitsInARetry() {
    do {
      plain = 1;
      while (!ready) {
        Thread.onSpinWait();
      }
    } while (state != 0);
  }

  static void continues() {
    while (!ready) {
      if (state == 1) {
        continue;
      }
      plain = 1;
    }
  }

  static int branches(int n) {
    if (n > 0) {
      return n;
    }
    return -n;
  }

  void increments() {
    number++;
  }

  void incrementsVisible() {
    visible++;
  }

  void addsToElement(int i, int n) {
    numbers[i] += n;
  }

  int incrementsAndTells() {
    return ++number;
  }

  void dividesBy(int n) {
    number = n / number;
  }

  void divides(int n) {
    number = number / n;
  }

  void copiesElsewhere() {
    plain = number;
  }

  void addsWhatACallGives() {
    number = number + branches(1);
  }

  void takesLargest(int n) {
    number = Math.max(number, n);
  }

  static void addsWide(long n) {
    wide += n;
  }

  static long uses(int a, long b, Object c) {
    if (a > 0) {
      return b;
    }
    return c.hashCode();
  }

  static String makes(int n) {
    return new StringBuilder(n).append(wide).toString();
  }

  static int first(int a, int b) {
    int x = a;
    ready = true;
    return x + b;
  }

  static int second(int a, int b) {
    int unused = b;
    int y = a;
    ready = true;
    return y + b;
  }

  static int third(int a, int b) {
    int y = a;
    ready = true;
    return y - b;
  }

  static void catches() {
    try {
      state = 1;
    } catch (IllegalStateException e) {
      plain = 1;
    }
  }

  static void catchesOthers() {
    try {
      state = 1;
    } catch (IllegalArgumentException e) {
      plain = 1;
    }
  }

  static void onlyCalls() {
    waits();
  }

  static synchronized void callsUnderLock() {
    waits();
  }
}
