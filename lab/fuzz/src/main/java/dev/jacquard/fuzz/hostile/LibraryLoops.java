package dev.jacquard.fuzz.hostile;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Scanner;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/** What threads remember from round to round of a loop in objects of the JDK. */
public final class LibraryLoops {
  private LibraryLoops() {}

  public static String dequeInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          Deque<Integer> work = new ArrayDeque<>(List.of(0, 1));
          while (!work.isEmpty()) {
            int next = work.poll();
            if (next < 4 && number.get() != next) {
              work.add(next + 2);
            } else {
              seen.add(next);
            }
          }
        });
  }

  public static String mapInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          Map<Integer, Integer> map = new HashMap<>();
          for (int i = 0; i < 3; i++) {
            map.merge(number.get(), 1, Integer::sum);
          }
          seen.add(map);
        });
  }

  public static String heapInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          PriorityQueue<Integer> heap = new PriorityQueue<>();
          for (int i = 0; i < 3; i++) {
            heap.add(number.get() - i);
          }
          while (!heap.isEmpty()) {
            seen.add(heap.poll());
          }
        });
  }

  public static String bitsInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          BitSet bits = new BitSet();
          for (int i = 0; i < 3; i++) {
            bits.set(3 * i + number.get());
          }
          seen.add(bits);
        });
  }

  public static String randomInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          Random random = new Random(7);
          int sum = 0;
          while (sum < 8) {
            sum += 1 + random.nextInt(4);
            if (number.get() == 1) {
              seen.add(sum);
            }
          }
        });
  }

  public static String matcherInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          Matcher matcher = Pattern.compile("[a-z]").matcher("1a2b3c");
          while (matcher.find()) {
            if (number.get() == 1) {
              seen.add(matcher.group());
            }
          }
        });
  }

  public static String scannerInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          Scanner scanner = new Scanner("1 2 3");
          while (scanner.hasNextInt()) {
            int next = scanner.nextInt();
            if (number.get() == 1) {
              seen.add(next);
            }
          }
        });
  }

  public static String tokensInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          StringTokenizer tokens = new StringTokenizer("a b c");
          StringJoiner joined = new StringJoiner("+");
          while (tokens.hasMoreTokens()) {
            joined.add(tokens.nextToken() + number.get());
          }
          seen.add(joined);
        });
  }

  public static String checksumInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          CRC32 sum = new CRC32();
          for (int i = 0; i < 3; i++) {
            sum.update(number.get());
          }
          seen.add(sum.getValue());
        });
  }

  public static String bufferInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          ByteBuffer buffer = ByteBuffer.allocate(3);
          while (buffer.hasRemaining()) {
            buffer.put((byte) number.get());
          }
          buffer.flip();
          while (buffer.hasRemaining()) {
            seen.add(buffer.get());
          }
        });
  }

  public static String directBufferInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          ByteBuffer buffer = ByteBuffer.allocateDirect(3);
          while (buffer.hasRemaining()) {
            buffer.put((byte) number.get());
          }
          buffer.flip();
          while (buffer.hasRemaining()) {
            seen.add(buffer.get());
          }
        });
  }

  public static String charsInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          CharBuffer chars = CharBuffer.allocate(3);
          for (int i = 0; i < 3; i++) {
            chars.put((char) ('a' + number.get()));
          }
          seen.add(chars.flip());
        });
  }

  public static String streamInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          Iterator<Integer> numbers = IntStream.range(0, 3).boxed().iterator();
          while (numbers.hasNext()) {
            seen.add(numbers.next() * number.get());
          }
        });
  }

  public static String streamAsALoop() {
    return Loops.rounds(
        (number, seen) -> seen.add(IntStream.range(0, 3).map(i -> i * number.get()).sum()));
  }

  public static String suppressedExceptions() {
    return Loops.rounds(
        (number, seen) -> {
          Exception thrown = new Exception("first");
          for (int i = 0; i < 3; i++) {
            thrown.addSuppressed(new Exception("" + number.get()));
          }
          for (Throwable one : thrown.getSuppressed()) {
            seen.add(one.getMessage());
          }
        });
  }

  public static String propertyInALoop() {
    return Loops.rounds(
        (number, seen) -> {
          System.setProperty("jacquard.hostile", "");
          for (int i = 0; i < 3; i++) {
            System.setProperty(
                "jacquard.hostile", System.getProperty("jacquard.hostile") + number.get());
          }
          seen.add(System.clearProperty("jacquard.hostile"));
        });
  }
}
