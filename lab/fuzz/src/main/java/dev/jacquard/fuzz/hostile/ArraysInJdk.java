package dev.jacquard.fuzz.hostile;

import java.io.ByteArrayInputStream;
import java.io.CharArrayReader;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * What threads learn from arrays that they hand to methods of the JDK, which read them or write to
 * them what others have done. They look at nothing but these arrays.
 */
public final class ArraysInJdk {
  private ArraysInJdk() {}

  /** Two threads that do something under a lock, one that fills an array under the same lock. */
  static String guarded(Threads.Code one, Threads.Code two, Filling filling) {
    Object lock = new Object();
    Seen seen = new Seen();
    Threads.run(() -> inside(lock, one), () -> inside(lock, two), () -> look(lock, filling, seen));
    return seen.words;
  }

  private static void inside(Object lock, Threads.Code code) throws Exception {
    synchronized (lock) {
      code.run();
    }
  }

  private static void look(Object lock, Filling filling, Seen seen) throws Exception {
    synchronized (lock) {
      seen.add(filling.array());
    }
  }

  /** Gives an array as words. */
  interface Filling {
    String array() throws Exception;
  }

  public static String copiedByTheVm() {
    int[] shared = new int[2];
    return guarded(
        () -> shared[0] = 1,
        () -> shared[1] = shared[0] + 2,
        () -> {
          int[] mine = new int[2];
          System.arraycopy(shared, 0, mine, 0, 2);
          return mine[0] + "," + mine[1];
        });
  }

  public static String copiedToOthers() {
    int[] shared = new int[2];
    return guarded(
        () -> System.arraycopy(new int[] {1, 2}, 0, shared, 0, 2),
        () -> System.arraycopy(shared, 0, shared, 1, 1),
        () -> shared[0] + "," + shared[1]);
  }

  public static String stamps() {
    AtomicStampedReference<String> reference = new AtomicStampedReference<>("a", 1);
    int[] stamp = new int[1];
    Seen seen = new Seen();
    Threads.run(
        () -> reference.set("a", 2),
        () -> reference.compareAndSet("a", "a", 1, 3),
        () -> {
          reference.get(stamp);
          seen.add(stamp[0]);
        });
    return seen.words;
  }

  public static String marks() {
    AtomicMarkableReference<String> reference = new AtomicMarkableReference<>("a", false);
    boolean[] mark = new boolean[1];
    Seen seen = new Seen();
    Threads.run(
        () -> reference.set("a", true),
        () -> reference.attemptMark("a", false),
        () -> {
          reference.get(mark);
          seen.add(mark[0]);
        });
    return seen.words;
  }

  public static String heapBuffer() {
    ByteBuffer buffer = ByteBuffer.allocate(2);
    return guarded(
        () -> buffer.put(0, (byte) 1),
        () -> buffer.put(1, (byte) (buffer.get(0) + 2)),
        () -> {
          byte[] bytes = new byte[2];
          buffer.get(0, bytes);
          return bytes[0] + "," + bytes[1];
        });
  }

  public static String wrappedBuffer() {
    int[] shared = new int[2];
    IntBuffer buffer = IntBuffer.wrap(shared);
    return guarded(
        () -> buffer.put(1),
        () -> shared[1] = shared[0] + 2,
        () -> {
          int[] numbers = new int[2];
          buffer.duplicate().rewind().get(numbers);
          return numbers[0] + "," + numbers[1];
        });
  }

  public static String directBuffer() {
    ByteBuffer buffer = ByteBuffer.allocateDirect(2);
    return guarded(
        () -> buffer.put((byte) 1),
        () -> buffer.put((byte) 2),
        () -> {
          byte[] bytes = new byte[2];
          buffer.duplicate().rewind().get(bytes);
          return bytes[0] + "," + bytes[1];
        });
  }

  public static String inflated() {
    byte[] packed = new byte[32];
    Deflater deflater = new Deflater();
    deflater.setInput(new byte[] {5, 6, 7});
    deflater.finish();
    deflater.deflate(packed);
    Inflater inflater = new Inflater();
    inflater.setInput(packed);
    return guarded(
        () -> inflater.inflate(new byte[1]),
        () -> inflater.inflate(new byte[1]),
        () -> {
          byte[] bytes = new byte[1];
          inflater.inflate(bytes);
          return "" + bytes[0];
        });
  }

  public static String stream() {
    InputStream stream = new ByteArrayInputStream(new byte[] {1, 2, 3, 4});
    return guarded(
        () -> stream.read(new byte[1]),
        stream::read,
        () -> {
          byte[] bytes = new byte[2];
          stream.read(bytes);
          return bytes[0] + "," + bytes[1];
        });
  }

  public static String streamOverSharedBytes() {
    byte[] shared = {1, 2};
    InputStream stream = new ByteArrayInputStream(shared);
    return guarded(
        () -> shared[0] = 5,
        () -> shared[1] = (byte) (shared[0] + 5),
        () -> {
          byte[] bytes = new byte[2];
          stream.read(bytes);
          return bytes[0] + "," + bytes[1];
        });
  }

  /** A stream of the program, which the JDK calls while it fills an array. */
  public static String streamOfOurs() {
    int[] next = {1};
    InputStream stream =
        new InputStream() {
          @Override
          public int read() {
            return next[0];
          }
        };
    return guarded(
        () -> next[0] *= 2,
        () -> next[0] += 5,
        () -> {
          byte[] bytes = new byte[1];
          stream.read(bytes);
          return "" + bytes[0];
        });
  }

  public static String reader() {
    CharArrayReader reader = new CharArrayReader("abcd".toCharArray());
    return guarded(
        () -> reader.read(new char[1]),
        reader::read,
        () -> {
          char[] letters = new char[1];
          reader.read(letters);
          return "" + letters[0];
        });
  }

  public static String sorted() {
    int[] shared = {3, 2, 1};
    return guarded(
        () -> Arrays.sort(shared),
        () -> shared[0] += 5,
        () -> shared[0] + "," + shared[1] + "," + shared[2]);
  }

  /** What decides about the order may be changed by others. */
  public static String sortedByTheirOrder() {
    int[] sign = {1};
    return guarded(
        () -> sign[0] = -1,
        () -> sign[0] *= 2,
        () -> {
          Integer[] numbers = {2, 1};
          Arrays.sort(numbers, Comparator.comparing(n -> n * sign[0]));
          return "" + numbers[0];
        });
  }

  public static String filled() {
    int[] next = {0};
    return guarded(
        () -> next[0]++,
        () -> next[0] += 2,
        () -> {
          int[] numbers = new int[2];
          Arrays.setAll(numbers, i -> next[0]++);
          return numbers[0] + "," + numbers[1];
        });
  }

  public static String equalOnes() {
    int[] one = new int[1];
    int[] two = new int[1];
    return guarded(() -> one[0] = 1, () -> two[0] = 1, () -> "" + Arrays.equals(one, two));
  }

  public static String longOnes() {
    int[] one = new int[300];
    return guarded(() -> one[299] = 1, () -> one[299] += 2, () -> "" + Arrays.hashCode(one));
  }

  public static String letters() {
    StringBuilder text = new StringBuilder();
    return guarded(
        () -> text.append('a'),
        () -> text.append('b'),
        () -> {
          char[] letters = new char[2];
          text.getChars(0, text.length(), letters, 0);
          return "" + (int) letters[0] + "," + (int) letters[1];
        });
  }

  public static String lettersOfAString() {
    String[] text = {"ab"};
    return guarded(
        () -> text[0] = text[0] + "c",
        () -> text[0] = "d" + text[0],
        () -> {
          char[] letters = new char[4];
          text[0].getChars(0, text[0].length(), letters, 0);
          return "" + letters[0] + letters[2];
        });
  }

  public static String elementsOfAList() {
    List<String> list = new ArrayList<>();
    return guarded(
        () -> list.add("a"), () -> list.add("b"), () -> first(list.toArray(new String[2])));
  }

  public static String elementsOfADeque() {
    ArrayDeque<String> deque = new ArrayDeque<>();
    return guarded(
        () -> deque.addFirst("a"),
        () -> deque.addLast("b"),
        () -> first(deque.toArray(new String[3])));
  }

  public static String elementsOfAVector() {
    Vector<String> vector = new Vector<>(List.of("x", "y"));
    String[] mine = new String[4];
    Seen seen = new Seen();
    Threads.run(
        () -> vector.add(0, "a"),
        () -> vector.remove("y"),
        () -> {
          vector.toArray(mine);
          seen.add(mine[0] + mine[1]);
        });
    return seen.words;
  }

  public static String elementsOfAQueue() {
    ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(2);
    String[] mine = new String[3];
    Seen seen = new Seen();
    Threads.run(
        () -> queue.add("a"),
        () -> queue.add("b"),
        () -> {
          queue.toArray(mine);
          seen.add(mine[0]);
        });
    return seen.words;
  }

  public static String elementsOfALinkedQueue() {
    ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
    String[] mine = new String[3];
    Seen seen = new Seen();
    Threads.run(
        () -> queue.add("a"),
        () -> queue.add("b"),
        () -> {
          queue.toArray(mine);
          seen.add(mine[0]);
        });
    return seen.words;
  }

  public static String elementsOfASnapshot() {
    CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
    String[] mine = new String[3];
    Seen seen = new Seen();
    Threads.run(
        () -> list.add("a"),
        () -> list.add("b"),
        () -> {
          list.toArray(mine);
          seen.add(mine[0]);
        });
    return seen.words;
  }

  public static String randomBytes() {
    Random random = new Random(7);
    return guarded(
        random::nextInt,
        () -> random.nextBytes(new byte[1]),
        () -> {
          byte[] bytes = new byte[1];
          random.nextBytes(bytes);
          return "" + bytes[0];
        });
  }

  /** One array goes from hand to hand, and each has the JDK change it. */
  public static String handedOn() {
    Integer[] shared = {1, 2, 3};
    return guarded(
        () -> Collections.swap(Arrays.asList(shared), 0, 1),
        () -> Collections.reverse(Arrays.asList(shared)),
        () -> {
          Integer[] mine = new Integer[3];
          Arrays.asList(shared).toArray(mine);
          return mine[0] + "," + mine[1] + "," + mine[2];
        });
  }

  private static String first(Object[] elements) {
    return elements[0] + "," + elements[1];
  }
}
