package dev.jacquard.fuzz.hostile;

import java.io.StringReader;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Inflater;

/** Loops that come to an end by something inside of an object of the JDK. */
public final class LibraryRounds {
  private LibraryRounds() {}

  public static String builders() {
    return Rounds.beside(
        () -> {
          StringBuilder text = new StringBuilder();
          while (text.length() < 3) {
            text.append('x');
          }
          while (text.length() > 0) {
            text.setLength(text.length() - 1);
          }
        });
  }

  public static String buffers() {
    return Rounds.beside(
        () -> {
          StringBuffer text = new StringBuffer();
          while (text.length() < 3) {
            text.append('x');
          }
        });
  }

  public static String iterators() {
    return Rounds.beside(
        () -> {
          Iterator<Integer> numbers = new ArrayList<>(List.of(1, 2, 3)).iterator();
          while (numbers.hasNext()) {
            numbers.next();
            numbers.remove();
          }
        });
  }

  public static String deques() {
    return Rounds.beside(
        () -> {
          ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
          while (deque.peek() != null) {
            deque.poll();
          }
        });
  }

  public static String bits() {
    return Rounds.beside(
        () -> {
          BitSet bits = new BitSet();
          while (bits.cardinality() < 3) {
            bits.set(bits.nextClearBit(0));
          }
        });
  }

  public static String counters() {
    return Rounds.beside(
        () -> {
          AtomicInteger own = new AtomicInteger();
          while (own.incrementAndGet() < 3) {
            Thread.onSpinWait();
          }
          LongAdder adder = new LongAdder();
          while (adder.sum() < 3) {
            adder.increment();
          }
        });
  }

  public static String stampedReferences() {
    return Rounds.beside(
        () -> {
          AtomicStampedReference<String> own = new AtomicStampedReference<>("", 0);
          while (own.getStamp() < 3) {
            own.set("", own.getStamp() + 1);
          }
        });
  }

  public static String randoms() {
    return Rounds.beside(
        () -> {
          Random random = new Random(5);
          while (random.nextInt(4) != 0) {
            Thread.onSpinWait();
          }
        });
  }

  public static String matchers() {
    return Rounds.beside(
        () -> {
          Matcher matcher = Pattern.compile("[a-z]").matcher("1a2b3c");
          while (matcher.find()) {
            Thread.onSpinWait();
          }
        });
  }

  public static String scanners() {
    return Rounds.beside(
        () -> {
          Scanner scanner = new Scanner("1 2 3");
          while (scanner.hasNextInt()) {
            scanner.nextInt();
          }
        });
  }

  public static String readers() {
    return Rounds.beside(
        () -> {
          StringReader reader = new StringReader("abc");
          while (reader.read() >= 0) {
            Thread.onSpinWait();
          }
        });
  }

  public static String checksums() {
    return Rounds.beside(
        () -> {
          CRC32 sum = new CRC32();
          while (sum.getValue() % 4 != 3) {
            sum.update(1);
          }
        });
  }

  public static String heapBuffers() {
    return Rounds.beside(
        () -> {
          ByteBuffer buffer = ByteBuffer.allocate(3);
          while (buffer.hasRemaining()) {
            buffer.put((byte) 1);
          }
          CharBuffer chars = CharBuffer.wrap("abc");
          while (chars.hasRemaining()) {
            chars.get();
          }
        });
  }

  public static String directBuffers() {
    return Rounds.beside(
        () -> {
          ByteBuffer buffer = ByteBuffer.allocateDirect(1);
          while (buffer.get(0) < 3) {
            buffer.put(0, (byte) (buffer.get(0) + 1));
          }
        });
  }

  public static String inflaters() {
    return Rounds.beside(
        () -> {
          Inflater inflater = new Inflater();
          inflater.setInput(new byte[] {120, -100, 3, 0, 0, 0, 0, 1});
          byte[] out = new byte[1];
          while (!inflater.finished()) {
            inflater.inflate(out);
          }
          inflater.end();
        });
  }

  public static String exceptions() {
    return Rounds.beside(
        () -> {
          Exception thrown = new Exception();
          while (thrown.getSuppressed().length < 3) {
            thrown.addSuppressed(new Exception());
          }
        });
  }

  public static String calendars() {
    return Rounds.beside(
        () -> {
          Calendar calendar = Calendar.getInstance();
          calendar.setTimeInMillis(0);
          while (calendar.get(Calendar.YEAR) < 1973) {
            calendar.add(Calendar.YEAR, 1);
          }
          Date date = new Date(0);
          while (date.getTime() < 3) {
            date.setTime(date.getTime() + 1);
          }
        });
  }

  public static String properties() {
    return Rounds.beside(
        () -> {
          Properties own = new Properties();
          while (own.size() < 3) {
            own.setProperty("" + own.size(), "");
          }
        });
  }

  public static String references() {
    return Rounds.beside(
        () -> {
          WeakReference<Object> weak = new WeakReference<>("constant");
          while (weak.get() != null) {
            weak.clear();
          }
        });
  }

  public static String queuesOfReferences() {
    return Rounds.beside(
        () -> {
          ReferenceQueue<Object> queue = new ReferenceQueue<>();
          WeakReference<Object> weak = new WeakReference<>("constant", queue);
          while (queue.poll() == null) {
            weak.enqueue();
          }
        });
  }
}
