package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

class Outer {
  private final List<String> calls = new ArrayList<>();

  @BeforeEach
  void beforeOuter() {
    calls.add("outer");
  }

  @AfterEach
  void afterOuter() {
    assertEquals(List.of("outer", "middle", "inner", "test", "after"), calls);
  }

  @Nested
  class Middle {
    @BeforeEach
    void beforeMiddle() {
      calls.add("middle");
    }

    @Nested
    class Inner {
      @BeforeEach
      void beforeInner() {
        calls.add("inner");
      }

      @AfterEach
      void afterInner() {
        calls.add("after");
      }

      @EveryInterleaving
      void seesTheEnclosingInstances() throws InterruptedException {
        Thread thread = new Thread(() -> calls.add("test"));
        thread.start();
        thread.join();
      }
    }
  }
}
