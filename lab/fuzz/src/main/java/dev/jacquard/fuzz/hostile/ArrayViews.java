package dev.jacquard.fuzz.hostile;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What threads learn from objects of the JDK that keep an array, which others change. */
public final class ArrayViews {
  private ArrayViews() {}

  public static String listOverAnArray() {
    List<Integer> list = Arrays.asList(0, 0);
    return ArraysInJdk.guarded(
        () -> list.set(0, 1), () -> list.set(1, list.get(0) + 2), () -> "" + list.get(1));
  }

  public static String listOverASharedArray() {
    Integer[] shared = {0};
    List<Integer> list = Arrays.asList(shared);
    return ArraysInJdk.guarded(() -> list.set(0, 1), () -> shared[0] += 2, () -> "" + list.get(0));
  }

  public static String textOfASharedArray() {
    Integer[] shared = {0};
    List<Integer> list = Arrays.asList(shared);
    return ArraysInJdk.guarded(() -> shared[0] = 1, () -> shared[0] += 2, list::toString);
  }

  public static String arrayOfAList() {
    Integer[] shared = {0};
    List<Integer> list = Arrays.asList(shared);
    return ArraysInJdk.guarded(() -> list.set(0, 1), () -> list.set(0, 2), () -> "" + shared[0]);
  }

  public static String byteOfSharedBytes() {
    byte[] shared = {1};
    InputStream stream = new ByteArrayInputStream(shared);
    return ArraysInJdk.guarded(() -> shared[0] = 5, () -> shared[0] += 3, () -> "" + stream.read());
  }

  public static String elementOfAWrappedBuffer() {
    int[] shared = new int[1];
    IntBuffer buffer = IntBuffer.wrap(shared);
    return ArraysInJdk.guarded(() -> shared[0] = 1, () -> shared[0] += 2, () -> "" + buffer.get(0));
  }

  public static String elementUnderAWrappedBuffer() {
    int[] shared = new int[1];
    IntBuffer buffer = IntBuffer.wrap(shared);
    return ArraysInJdk.guarded(
        () -> buffer.put(0, 1), () -> buffer.put(0, 2), () -> "" + shared[0]);
  }

  public static String textOfAWrappedBuffer() {
    char[] shared = {'a'};
    CharBuffer buffer = CharBuffer.wrap(shared);
    return ArraysInJdk.guarded(() -> shared[0] = 'b', () -> shared[0] += 1, buffer::toString);
  }

  public static String streamedLater() {
    int[] shared = new int[1];
    return ArraysInJdk.guarded(
        () -> shared[0] = 1,
        () -> shared[0] += 2,
        () -> "" + Arrays.stream(shared).map(n -> n * 2).sum());
  }

  /** The array is handed over before others change it. */
  public static String streamedBefore() {
    int[] shared = new int[1];
    IntStream stream = Arrays.stream(shared);
    return ArraysInJdk.guarded(() -> shared[0] = 1, () -> shared[0] += 2, () -> "" + stream.sum());
  }

  public static String iteratedBefore() {
    Integer[] shared = {0};
    Iterator<Integer> iterator = Arrays.asList(shared).iterator();
    return ArraysInJdk.guarded(
        () -> shared[0] = 1, () -> shared[0] += 2, () -> "" + iterator.next());
  }

  public static String subscribedBefore() {
    byte[] shared = {0};
    Supplier<Integer> hash = () -> Arrays.hashCode(shared);
    return ArraysInJdk.guarded(() -> shared[0] = 1, () -> shared[0] += 2, () -> "" + hash.get());
  }

  public static String streamOfAListBefore() {
    Integer[] shared = {0};
    List<Integer> list = Arrays.asList(shared);
    Stream<Integer> stream = list.stream();
    return ArraysInJdk.guarded(
        () -> list.set(0, 1), () -> list.set(0, 2), () -> "" + stream.toList());
  }

  public static String twoViewsOfAnArray() {
    Integer[] shared = {0};
    List<Integer> list = Arrays.asList(shared);
    Iterator<Integer> iterator = Arrays.stream(shared).iterator();
    return ArraysInJdk.guarded(
        () -> list.set(0, 1), () -> list.set(0, 2), () -> "" + iterator.next());
  }

  public static String changedByName() {
    int[] shared = {0};
    IntStream stream = Arrays.stream(shared);
    return ArraysInJdk.guarded(
        () -> Array.setInt(shared, 0, 1), () -> Array.set(shared, 0, 2), () -> "" + stream.sum());
  }

  public static String changedByHandle() {
    int[] shared = {0};
    IntStream stream = Arrays.stream(shared);
    VarHandle handle = MethodHandles.arrayElementVarHandle(int[].class);
    return ArraysInJdk.guarded(
        () -> handle.set(shared, 0, 1),
        () -> handle.setVolatile(shared, 0, 2),
        () -> "" + stream.sum());
  }
}
