package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Each execution has a new instance and new static state; JUnit's own JVM does not run it. */
class Instances {
  private static int beginnings;

  private final List<String> calls = new ArrayList<>();

  @BeforeEach
  void begin() {
    beginnings++;
    calls.add("begin");
  }

  @AfterEach
  void end() {
    assertEquals(List.of("begin", "test"), calls);
    assertEquals("program", Instances.class.getClassLoader().getName());
  }

  @EveryInterleaving
  void everythingIsNew() throws InterruptedException {
    AtomicInteger shared = new AtomicInteger();
    Thread other = new Thread(shared::incrementAndGet);
    other.start();
    shared.incrementAndGet();
    other.join();
    calls.add("test");
    assertEquals(1, beginnings);
    assertEquals(List.of("begin", "test"), calls);
  }
}
