package acme;

import dev.jacquard.junit.EveryInterleaving;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestMethodOrder;

/** Tests that try to end or to block the JVM, and others that come after them. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Ends {
  @Order(1)
  @EveryInterleaving
  void exits() {
    System.exit(3);
  }

  @Order(2)
  @EveryInterleaving
  void fineAfterExit() {}

  @Order(3)
  @EveryInterleaving
  void killsItself() throws java.io.IOException, InterruptedException {
    new ProcessBuilder("kill", "-9", Long.toString(ProcessHandle.current().pid()))
        .start()
        .waitFor();
    while (true) {
      Thread.onSpinWait();
    }
  }

  @Order(4)
  @EveryInterleaving
  void fineAfterKill() {}

  @Order(5)
  @EveryInterleaving
  void hangs() {
    for (long i = 0; ; i++) {
      if (i < 0) {
        return;
      }
    }
  }

  @Order(6)
  @EveryInterleaving
  void fineAfterHang() {}

  @Order(7)
  @EveryInterleaving
  void fineAgain() {}
}
