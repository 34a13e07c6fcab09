package dev.jacquard.conformance.parallelstreams;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Parallel streams in the common pool. */
public final class ParallelStreams {
  private ParallelStreams() {}

  @Expect(outcomes = "10")
  public static String sumOfFour() {
    return "" + IntStream.of(1, 2, 3, 4).parallel().sum();
  }

  @Expect(outcomes = "[2, 4, 6, 8]")
  public static String listOfFour() {
    return List.of(1, 2, 3, 4).parallelStream()
        .map(n -> 2 * n)
        .collect(Collectors.toList())
        .toString();
  }

  @Expect(outcomes = {"12", "21"})
  public static String forEachHasNoOrder() {
    Digits digits = new Digits();
    IntStream.of(1, 2).parallel().forEach(digits::add);
    return digits.toString();
  }

  @Expect(outcomes = "12")
  public static String forEachOrdered() {
    Digits digits = new Digits();
    List.of(1, 2).parallelStream().forEachOrdered(digits::add);
    return digits.toString();
  }

  @Expect(failures = "race")
  public static String unsynchronisedForEach() {
    int[] sum = new int[1];
    IntStream.of(1, 2).parallel().forEach(n -> sum[0] += n);
    return "" + sum[0];
  }

  @Expect(outcomes = {"1", "2"})
  public static String findAny() {
    return "" + Stream.of(1, 2).parallel().findAny().get();
  }

  @Expect(outcomes = "1")
  public static String findFirst() {
    return "" + Stream.of(1, 2).parallel().findFirst().get();
  }

  @Expect(outcomes = "true")
  public static String anyMatch() {
    return "" + Stream.of(1, 2).parallel().anyMatch(n -> n == 2);
  }

  @Expect(outcomes = {"1 of 2", "2 of 2"})
  public static String anyMatchMaySkip() {
    AtomicInteger looked = new AtomicInteger();
    boolean found =
        Stream.of(1, 2)
            .parallel()
            .anyMatch(
                n -> {
                  looked.incrementAndGet();
                  return true;
                });
    return (found ? looked.get() : 0) + " of 2";
  }

  @Expect(outcomes = "6")
  public static String reduce() {
    return "" + Stream.of(1, 2, 3).parallel().reduce(0, Integer::sum);
  }

  @Expect(outcomes = "{false=[1, 3], true=[2]}")
  public static String groupingBy() {
    return Stream.of(1, 2, 3).parallel().collect(Collectors.groupingBy(n -> n % 2 == 0)).toString();
  }

  @Expect(outcomes = "[1, 2, 3]")
  public static String sorted() {
    return Stream.of(3, 1, 2).parallel().sorted().collect(Collectors.toList()).toString();
  }

  @Expect(outcomes = "boom")
  public static String exception() {
    try {
      IntStream.of(1, 2)
          .parallel()
          .forEach(
              n -> {
                throw new IllegalStateException("boom");
              });
      return "none";
    } catch (IllegalStateException e) {
      return (e.getCause() == null ? e : e.getCause()).getMessage();
    }
  }

  @Expect(outcomes = "[3, 2, 1] 6")
  public static String arrays() {
    int[] sums = {1, 2, 3};
    Arrays.parallelPrefix(sums, Integer::sum);
    Integer[] sorted = {1, 3, 2};
    Arrays.parallelSort(sorted, Collections.reverseOrder());
    return Arrays.toString(sorted) + " " + sums[2];
  }
}
