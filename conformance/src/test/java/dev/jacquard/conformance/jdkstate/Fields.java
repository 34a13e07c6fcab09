package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayOutputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Fields of the JDK that programs access themselves, references, and small things that change. */
public final class Fields {
  private Fields() {}

  /** A class that looks at what its parent keeps. */
  private static final class Counted extends ByteArrayOutputStream {
    int written() {
      return count;
    }

    synchronized int writtenInOrder() {
      return count;
    }
  }

  @Expect(failures = "race")
  public static String inheritedField() throws Exception {
    Counted stream = new Counted();
    int[] seen = new int[1];
    Run.both(() -> stream.write(1), () -> seen[0] = stream.written());
    return "" + seen[0];
  }

  @Expect(outcomes = {"0", "1"})
  public static String inheritedFieldUnderALock() throws Exception {
    Counted stream = new Counted();
    int[] seen = new int[1];
    Run.both(() -> stream.write(1), () -> seen[0] = stream.writtenInOrder());
    return "" + seen[0];
  }

  @Expect(failures = "race")
  public static String publicField() throws Exception {
    StreamTokenizer tokens = new StreamTokenizer(new StringReader("1 2"));
    Run.both(() -> tokens.nval = 1, () -> tokens.nval = 2);
    return "";
  }

  @Expect(outcomes = "3.0")
  public static String publicFieldsOfTwoObjects() throws Exception {
    StreamTokenizer one = new StreamTokenizer(new StringReader("1 2"));
    StreamTokenizer other = new StreamTokenizer(new StringReader("1 2"));
    Run.both(() -> one.nval = 1, () -> other.nval = 2);
    return "" + (one.nval + other.nval);
  }

  @Expect(outcomes = {"there", "gone", "gone half-way"})
  public static String clearedReference() throws Exception {
    Object referent = new Object();
    WeakReference<Object> reference = new WeakReference<>(referent);
    String[] seen = new String[1];
    Run.both(
        reference::clear,
        () -> {
          boolean before = reference.get() != null;
          boolean after = reference.get() == referent;
          seen[0] = after ? "there" : before ? "gone half-way" : "gone";
        });
    return seen[0];
  }

  @Expect(outcomes = {"there", "gone"})
  public static String clearedSoftReference() throws Exception {
    Object referent = new Object();
    SoftReference<Object> reference = new SoftReference<>(referent);
    String[] seen = new String[1];
    Run.both(reference::clear, () -> seen[0] = reference.get() == referent ? "there" : "gone");
    return seen[0];
  }

  @Expect(failures = "race")
  public static String builderOfLocales() throws Exception {
    Locale.Builder builder = new Locale.Builder();
    Run.both(() -> builder.setLanguage("de"), () -> builder.setLanguage("en"));
    return "";
  }

  @Expect(failures = "race")
  public static String iteratorOfAnImmutableList() throws Exception {
    Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
    Run.both(numbers::next, numbers::next);
    return "";
  }

  @Expect(outcomes = "2")
  public static String viewThatTwoThreadsMeasure() throws Exception {
    SortedMap<Integer, Integer> view = new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3)).headMap(3);
    int[] sizes = new int[2];
    Run.both(() -> sizes[0] = view.size(), () -> sizes[1] = view.size());
    return "" + Math.max(sizes[0], sizes[1]);
  }
}
