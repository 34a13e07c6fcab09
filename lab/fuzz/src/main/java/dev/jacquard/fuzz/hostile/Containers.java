package dev.jacquard.fuzz.hostile;

import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.Formatter;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** What threads learn from objects of the JDK that keep something. */
public final class Containers {
  private Containers() {}

  private enum Key {
    ONE,
    TWO
  }

  /** Two threads that change something under a lock, one that looks at it under the same lock. */
  private static String guarded(Threads.Code one, Threads.Code two, Looking looking) {
    Object lock = new Object();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (lock) {
            one.run();
          }
        },
        () -> {
          synchronized (lock) {
            two.run();
          }
        },
        () -> {
          synchronized (lock) {
            seen.add(looking.look());
          }
        });
    return seen.words;
  }

  private interface Looking {
    Object look() throws Exception;
  }

  public static String linkedMapByAccess() {
    Map<String, Integer> map = new LinkedHashMap<>(4, 1, true);
    map.put("a", 1);
    map.put("b", 2);
    return guarded(() -> map.get("a"), () -> map.get("b"), () -> map.keySet().toString());
  }

  public static String treeMap() {
    TreeMap<Integer, String> map = new TreeMap<>();
    return guarded(() -> map.put(1, "a"), () -> map.put(0, "b"), () -> "" + map.firstEntry());
  }

  public static String priorityQueue() {
    PriorityQueue<Integer> queue = new PriorityQueue<>();
    return guarded(() -> queue.add(2), () -> queue.add(1), queue::poll);
  }

  public static String linkedList() {
    LinkedList<String> list = new LinkedList<>();
    return guarded(() -> list.addFirst("a"), () -> list.addFirst("b"), list::toString);
  }

  public static String bits() {
    BitSet bits = new BitSet();
    return guarded(() -> bits.set(3), () -> bits.flip(0, 5), bits::toString);
  }

  public static String builder() {
    StringBuilder text = new StringBuilder();
    return guarded(() -> text.append('a'), () -> text.append("bb"), text::toString);
  }

  public static String enumMap() {
    Map<Key, Integer> map = new EnumMap<>(Key.class);
    return guarded(() -> map.put(Key.ONE, 1), () -> map.put(Key.TWO, 2), map::toString);
  }

  public static String sharedIterator() {
    Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
    return guarded(numbers::next, numbers::next, numbers::next);
  }

  public static String sharedListIterator() {
    List<String> list = new ArrayList<>(List.of("a", "b", "c"));
    ListIterator<String> iterator = list.listIterator(1);
    return guarded(iterator::next, iterator::previous, iterator::nextIndex);
  }

  public static String sharedMatcher() {
    Matcher matcher = Pattern.compile("[a-z]").matcher("1a2b3c");
    return guarded(matcher::find, matcher::find, () -> matcher.find() ? matcher.start() : -1);
  }

  public static String seededRandom() {
    Random random = new Random(42);
    return guarded(() -> random.nextInt(), () -> random.nextInt(), () -> random.nextInt(100));
  }

  public static String checksum() {
    CRC32 sum = new CRC32();
    return guarded(() -> sum.update(1), () -> sum.update(2), sum::getValue);
  }

  public static String digest() {
    AtomicReference<MessageDigest> digest = new AtomicReference<>();
    Threads.call(() -> digest.set(MessageDigest.getInstance("SHA-1")));
    MessageDigest shared = digest.get();
    return guarded(
        () -> shared.update((byte) 1), () -> shared.update((byte) 2), () -> shared.digest()[0]);
  }

  public static String deflater() {
    Deflater deflater = new Deflater();
    return guarded(
        () -> deflater.setInput(new byte[] {1, 2, 3}),
        deflater::finish,
        () -> deflater.deflate(new byte[100]) + " " + deflater.finished());
  }

  public static String heapBuffer() {
    ByteBuffer buffer = ByteBuffer.allocate(4);
    return guarded(
        () -> buffer.put((byte) 1),
        () -> buffer.put((byte) 2),
        () -> buffer.position() + " " + buffer.get(0));
  }

  public static String directBuffer() {
    ByteBuffer buffer = ByteBuffer.allocateDirect(4);
    return guarded(
        () -> buffer.put(0, (byte) 1), () -> buffer.put(0, (byte) 2), () -> buffer.get(0));
  }

  public static String bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    return guarded(
        () -> bytes.write(1), () -> bytes.write(2), () -> Arrays.toString(bytes.toByteArray()));
  }

  public static String writer() {
    StringWriter writer = new StringWriter();
    return guarded(() -> writer.write("a"), () -> writer.append('b'), writer::toString);
  }

  public static String reader() {
    StringReader reader = new StringReader("abc");
    return guarded(reader::read, reader::read, () -> (char) reader.read());
  }

  public static String formatter() {
    Formatter formatter = new Formatter();
    return guarded(
        () -> formatter.format("%d", 1), () -> formatter.format("%s", "b"), formatter::toString);
  }

  public static String dateFormat() {
    SimpleDateFormat format = new SimpleDateFormat("yyyy");
    return guarded(
        () -> format.applyPattern("S"),
        () -> format.applyPattern("'x'"),
        () -> format.format(new Date(1)));
  }

  public static String vector() {
    Vector<Integer> vector = new Vector<>();
    Seen seen = new Seen();
    Threads.run(
        () -> vector.add(1), () -> vector.add(2), () -> seen.add(vector + " " + vector.size()));
    return seen.words;
  }

  public static String hashtable() {
    Hashtable<String, Integer> table = new Hashtable<>();
    Seen seen = new Seen();
    Threads.run(
        () -> table.put("a", 1), () -> table.merge("a", 2, Integer::sum), () -> seen.add(table));
    return seen.words;
  }

  public static String synchronizedList() {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Seen seen = new Seen();
    Threads.run(() -> list.add(1), () -> seen.add(list.size() + " " + list.contains(1)));
    return seen.words;
  }

  public static String buffers() {
    StringBuffer text = new StringBuffer();
    Seen seen = new Seen();
    Threads.run(
        () -> text.append('a'),
        () -> text.insert(0, 'b'),
        () -> seen.add(text.length() + "" + text));
    return seen.words;
  }

  public static String adders() {
    LongAdder adder = new LongAdder();
    Seen seen = new Seen();
    Threads.run(adder::increment, () -> adder.add(10), () -> seen.add(adder.sum()));
    return seen.words;
  }

  public static String snapshots() {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
    Seen seen = new Seen();
    Threads.run(
        () -> list.add(2),
        () -> {
          Iterator<Integer> before = list.iterator();
          list.add(3);
          before.forEachRemaining(seen::add);
          seen.add(list);
        });
    return seen.words;
  }

  public static String linkedQueue() {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    Seen seen = new Seen();
    Threads.run(() -> queue.add(1), () -> queue.add(2), () -> seen.add(queue.poll()));
    return seen + "" + queue.size();
  }

  public static String skipList() {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    Seen seen = new Seen();
    Threads.run(() -> map.put(1, "a"), () -> seen.add(map.ceilingKey(0) + " " + map.size()));
    return seen.words;
  }

  public static String iteratedMap() {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>(Map.of(1, "a"));
    Seen seen = new Seen();
    Threads.run(
        () -> {
          map.put(2, "b");
          map.remove(1);
        },
        () -> map.forEach((key, value) -> seen.add(key)));
    return seen.words;
  }

  public static String modificationsSeen() {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    return guarded(
        () -> list.add(3),
        () -> list.remove(0),
        () -> {
          try {
            for (int one : list) {
              list.add(one);
            }
            return "none";
          } catch (java.util.ConcurrentModificationException e) {
            return list.toString();
          }
        });
  }

  public static String subList() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    List<Integer> part = list.subList(0, 2);
    return guarded(() -> part.set(0, 9), () -> part.set(1, 8), list::toString);
  }

  public static String deques() {
    ArrayDeque<Integer> deque = new ArrayDeque<>();
    return guarded(() -> deque.push(1), () -> deque.push(2), () -> deque.toString() + deque.size());
  }

  public static String sortedWhileShared() {
    Integer[] numbers = {3, 1, 2};
    return guarded(
        () -> Arrays.sort(numbers), () -> numbers[0] = 0, () -> Arrays.toString(numbers));
  }

  public static String shuffled() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    Random random = new Random(1);
    return guarded(
        () -> Collections.shuffle(list, random), () -> Collections.reverse(list), list::toString);
  }

  public static String arrayCopies() {
    int[] from = {1, 2, 3};
    int[] to = new int[3];
    return guarded(
        () -> System.arraycopy(from, 0, to, 0, 3),
        () -> Arrays.fill(to, 1, 3, 7),
        () -> Arrays.toString(to) + Arrays.hashCode(to));
  }

  public static String counted() {
    AtomicInteger count = new AtomicInteger();
    return guarded(count::incrementAndGet, () -> count.addAndGet(5), count::toString);
  }
}
