package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

class ClockReadingsTest {
  /** The methods of a class that decide by a clock. */
  private static Set<String> deciding(Class<?> type) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      ClassNode node = new ClassNode();
      new ClassReader(in).accept(node, 0);
      node.nestHostClass = null; // as if it were a class of its own
      ClockReadings readings = new ClockReadings(node);
      Set<String> names = new TreeSet<>();
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode instruction : method.instructions) {
          if (readings.deciding().contains(instruction)) {
            names.add(method.name);
          }
        }
      }
      return names;
    }
  }

  static final class Decides {
    static final AtomicLong LAST = new AtomicLong();
    static final List<Long> KEPT = List.of();
    long seen;
    private long[] stamps = new long[2];

    void branches(long ttl) {
      long begin = System.nanoTime();
      if (System.nanoTime() - begin > ttl) {
        KEPT.clear();
      }
    }

    long escapesByReturn() {
      return System.nanoTime();
    }

    void escapesIntoField() {
      seen = System.currentTimeMillis();
    }

    void escapesIntoArray() {
      stamps[0] = System.nanoTime();
    }

    void escapesIntoCall() {
      LAST.set(System.nanoTime());
    }

    void escapesIntoCollection() {
      KEPT.add(System.nanoTime());
    }

    void comparesInstants(Instant limit) {
      if (Instant.now().isAfter(limit)) {
        KEPT.clear();
      }
    }

    void comparesDurations(Instant begin) {
      if (Duration.between(begin, Instant.now()).compareTo(Duration.ofSeconds(1)) > 0) {
        KEPT.clear();
      }
    }

    void comparesDates(Date limit) {
      Date now = new Date();
      if (now.after(limit)) {
        KEPT.clear();
      }
    }

    void comparesTexts(String expected) {
      if (("at " + System.nanoTime()).equals(expected)) {
        KEPT.clear();
      }
    }

    void choosesAnElement(int[] table) {
      table[(int) (System.nanoTime() & 1)] = 1;
    }

    void hasDeadline() {
      long end = System.nanoTime() + 1_000;
      while (System.nanoTime() < end) {
        Thread.onSpinWait();
      }
    }

    void comparesAcrossVariables(boolean first) {
      long time = 0;
      if (first) {
        time = System.nanoTime();
      }
      if (time > 5) {
        KEPT.clear();
      }
    }
  }

  @Test
  void whatIsComparedOrLeavesTheClassDecides() throws IOException {
    assertThat(deciding(Decides.class))
        .containsExactlyInAnyOrder(
            "branches",
            "escapesByReturn",
            "escapesIntoField",
            "escapesIntoArray",
            "escapesIntoCall",
            "escapesIntoCollection",
            "comparesInstants",
            "comparesDurations",
            "comparesDates",
            "comparesTexts",
            "choosesAnElement",
            "hasDeadline",
            "comparesAcrossVariables");
  }

  static final class Tells {
    private static final Logger LOGGER = Logger.getLogger("test");
    private long begin;
    private long total;

    void prints() {
      long start = System.nanoTime();
      Thread.onSpinWait();
      System.out.println("took " + (System.nanoTime() - start) / 1_000 + " us");
    }

    void formats() {
      System.out.printf("%d %s%n", System.nanoTime(), new Date());
      System.out.println(String.format("%s", Duration.ofNanos(System.nanoTime()).toMillis()));
    }

    void logs() {
      long start = System.currentTimeMillis();
      LOGGER.info("took " + (System.currentTimeMillis() - start));
    }

    void builds() {
      StringBuilder text = new StringBuilder();
      text.append("at ");
      text.append(System.nanoTime());
      System.out.println(text);
    }

    void sums() {
      begin = System.nanoTime();
      total += System.nanoTime() - begin;
      System.out.println(total);
    }

    void fails() {
      throw new IllegalStateException("at " + Instant.now());
    }

    boolean waitsForTheRest(BlockingQueue<Object> queue, long limit) throws InterruptedException {
      long end = System.nanoTime() + limit;
      Object found = null;
      long left = limit;
      while (found == null && left > 0) {
        found = queue.poll(left, TimeUnit.NANOSECONDS);
        left = end - System.nanoTime();
      }
      return found != null;
    }

    void drops() {
      System.nanoTime();
    }
  }

  @Test
  void whatIsToldOrWaitedForDoesNot() throws IOException {
    assertThat(deciding(Tells.class)).isEmpty();
  }

  static final class Keeps {
    private long compared;
    private long printed;
    private long copied;

    void keepsToCompare() {
      compared = System.nanoTime();
    }

    void keepsToPrint() {
      printed = System.nanoTime();
    }

    void keepsToCopy() {
      copied = System.nanoTime();
    }

    boolean isLate(long limit) {
      System.out.println(printed);
      compared = copied;
      return compared > limit;
    }
  }

  @Test
  void privateFieldDecidesIfOneOfItsReadsDoes() throws IOException {
    assertThat(deciding(Keeps.class)).containsExactlyInAnyOrder("keepsToCompare", "keepsToCopy");
  }

  static final class Named {
    private volatile long stamp;

    void keeps() {
      stamp = System.nanoTime();
    }

    String name() {
      System.out.println(stamp);
      return "stamp";
    }
  }

  @Test
  void privateFieldThatIsKnownByNameMayBeReadAnywhere() throws IOException {
    assertThat(deciding(Named.class)).containsExactly("keeps");
  }
}
