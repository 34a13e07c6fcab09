package acme;

import dev.jacquard.junit.EveryInterleaving;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** Writes down what is called around a test; the end of an execution in the worker fails. */
class Lives extends Base {
  static final List<String> LOG = new ArrayList<>();

  private int calls;

  @BeforeAll
  static void beforeAll() {
    LOG.add("before all");
  }

  @BeforeEach
  void before() {
    LOG.add("before");
  }

  @AfterEach
  void after() {
    LOG.add("after");
  }

  @EveryInterleaving
  void test() {
    LOG.add("test");
    calls++;
    if (calls != 1) {
      throw new IllegalStateException("an instance for each execution");
    }
    throw new UnsupportedOperationException("after each and after all come nevertheless");
  }
}
