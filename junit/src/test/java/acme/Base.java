package acme;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

abstract class Base {
  @BeforeAll
  static void beforeAllOfBase() {
    Lives.LOG.add("base before all");
  }

  @BeforeEach
  void setUp() {
    Lives.LOG.add("base before");
  }

  @AfterEach
  void tearDown() {
    Lives.LOG.add("base after");
  }

  @AfterAll
  static void afterAllOfBase() {
    Lives.LOG.add("base after all");
    System.out.println(String.join(", ", Lives.LOG));
    if (Lives.LOG.contains("test") && Lives.class.getClassLoader().getName().equals("program")) {
      throw new IllegalStateException("look at the output");
    }
  }
}
