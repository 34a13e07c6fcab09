package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Symmetry;
import java.io.Serializable;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class Parameters {
  enum Unit {
    EURO,
    YEN
  }

  record Amount(int value, Unit unit) implements Serializable {}

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @EveryInterleaving(symmetry = Symmetry.NONE)
  void numbers(int threads) throws InterruptedException {
    assertEquals(threads, counted(threads));
  }

  @EveryInterleaving(symmetry = Symmetry.NONE)
  @ParameterizedTest(name = "{0} threads, {1}")
  @CsvSource({"1, EURO", "2, YEN"})
  void rows(int threads, Unit unit) throws InterruptedException {
    assertEquals(threads, counted(threads));
    assertEquals(unit.name(), unit.toString());
  }

  private static int counted(int threads) throws InterruptedException {
    AtomicInteger total = new AtomicInteger();
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      all.add(new Thread(total::incrementAndGet));
    }
    all.forEach(Thread::start);
    for (Thread thread : all) {
      thread.join();
    }
    return total.get();
  }

  static Stream<Amount> amounts() {
    return Stream.of(new Amount(1, Unit.EURO), new Amount(2, Unit.YEN));
  }

  @ParameterizedTest
  @MethodSource("amounts")
  @EveryInterleaving
  void objects(Amount amount) {
    assertEquals(amount, new Amount(amount.value, amount.unit));
    Map<Unit, Integer> values = new HashMap<>(Map.of(amount.unit, amount.value));
    assertEquals(amount.value, values.get(Unit.valueOf(amount.unit.name())));
  }

  static class Stranger {
    @Override
    public String toString() {
      return "a stranger";
    }
  }

  static Stream<Stranger> strangers() {
    return Stream.of(new Stranger());
  }

  @ParameterizedTest
  @MethodSource("strangers")
  @EveryInterleaving
  void notSerialisable(Stranger stranger) {}

  static Stream<List<String>> lists() {
    return Stream.of(new ArrayList<>(List.of("a")));
  }

  @ParameterizedTest
  @MethodSource("lists")
  @EveryInterleaving
  void changed(List<String> list) throws InterruptedException {
    AtomicInteger count = new AtomicInteger();
    Thread other = new Thread(count::incrementAndGet);
    other.start();
    count.incrementAndGet();
    other.join();
    list.add("b");
    assertEquals(List.of("a", "b"), list);
  }

  static Stream<Timestamp> times() {
    return Stream.of(new Timestamp(0));
  }

  @ParameterizedTest(name = "a time")
  @MethodSource("times")
  @EveryInterleaving
  void changedForGood(Timestamp time) {
    time.setTime(1);
  }
}
