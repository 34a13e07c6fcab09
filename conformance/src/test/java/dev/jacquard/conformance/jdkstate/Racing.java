package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.DataOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.DecimalFormat;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.format.DateTimeFormatterBuilder;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Formatter;
import java.util.IntSummaryStatistics;
import java.util.PriorityQueue;
import java.util.Scanner;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** Objects of the JDK that two threads use at the same time, one of them to change it. */
public final class Racing {
  private Racing() {}

  @Expect(failures = "race")
  public static String stringBuilder() throws Exception {
    StringBuilder builder = new StringBuilder();
    Run.both(() -> builder.append('a'), () -> builder.append('b'));
    return "";
  }

  @Expect(failures = "race")
  public static String stringBuilderThatIsRead() throws Exception {
    StringBuilder builder = new StringBuilder("abc");
    Run.both(() -> builder.setCharAt(1, 'x'), () -> builder.charAt(1));
    return "";
  }

  @Expect(failures = "race")
  public static String stringBuilderThatIsReversed() throws Exception {
    StringBuilder builder = new StringBuilder("abc");
    Run.both(builder::reverse, builder::toString);
    return "";
  }

  @Expect(failures = "race")
  public static String treeMap() throws Exception {
    TreeMap<String, Integer> map = new TreeMap<>();
    Run.both(() -> map.put("a", 1), () -> map.put("b", 2));
    return "";
  }

  @Expect(failures = "race")
  public static String treeMapThatIsRead() throws Exception {
    TreeMap<String, Integer> map = new TreeMap<>();
    map.put("a", 1);
    Run.both(() -> map.put("a", 2), () -> map.get("a"));
    return "";
  }

  @Expect(failures = "race")
  public static String treeSet() throws Exception {
    TreeSet<Integer> set = new TreeSet<>();
    Run.both(() -> set.add(1), () -> set.contains(1));
    return "";
  }

  @Expect(failures = "race")
  public static String enumSet() throws Exception {
    EnumSet<DayOfWeek> set = EnumSet.noneOf(DayOfWeek.class);
    Run.both(() -> set.add(DayOfWeek.MONDAY), () -> set.add(DayOfWeek.FRIDAY));
    return "";
  }

  @Expect(failures = "race")
  public static String enumMap() throws Exception {
    EnumMap<DayOfWeek, String> map = new EnumMap<>(DayOfWeek.class);
    map.put(DayOfWeek.MONDAY, "a");
    Run.both(() -> map.put(DayOfWeek.MONDAY, "b"), () -> map.get(DayOfWeek.MONDAY));
    return "";
  }

  @Expect(failures = "race")
  public static String bitSet() throws Exception {
    BitSet bits = new BitSet();
    bits.set(3);
    Run.both(() -> bits.set(1), () -> bits.get(2));
    return "";
  }

  @Expect(failures = "race")
  public static String priorityQueue() throws Exception {
    PriorityQueue<Integer> queue = new PriorityQueue<>();
    Run.both(() -> queue.add(1), queue::peek);
    return "";
  }

  @Expect(failures = "race")
  public static String date() throws Exception {
    Date date = new Date(0);
    Run.both(() -> date.setTime(1), date::getTime);
    return "";
  }

  @Expect(failures = "race")
  public static String calendar() throws Exception {
    Calendar calendar = Calendar.getInstance();
    Run.both(() -> calendar.setTimeInMillis(1), calendar::getTimeInMillis);
    return "";
  }

  @Expect(failures = "race")
  public static String simpleDateFormat() throws Exception {
    SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd");
    Run.both(() -> format.format(new Date(0)), () -> format.format(new Date(1)));
    return "";
  }

  @Expect(failures = "race")
  public static String decimalFormat() throws Exception {
    DecimalFormat format = new DecimalFormat("0.00");
    Run.both(() -> format.format(1.5), () -> format.format(2.5));
    return "";
  }

  @Expect(failures = "race")
  public static String matcher() throws Exception {
    Matcher matcher = Pattern.compile("a+").matcher("aab");
    Run.both(matcher::find, matcher::find);
    return "";
  }

  @Expect(failures = "race")
  public static String scanner() throws Exception {
    Scanner scanner = new Scanner("1 2 3");
    Run.both(scanner::hasNextInt, scanner::hasNextInt);
    return "";
  }

  @Expect(failures = "race")
  public static String messageDigest() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    Run.both(() -> digest.update((byte) 1), () -> digest.update((byte) 2));
    return "";
  }

  @Expect(failures = "race")
  public static String checksum() throws Exception {
    CRC32 sum = new CRC32();
    Run.both(() -> sum.update(1), () -> sum.update(2));
    return "";
  }

  @Expect(failures = "race")
  public static String stringJoiner() throws Exception {
    StringJoiner joiner = new StringJoiner(",");
    Run.both(() -> joiner.add("a"), () -> joiner.add("b"));
    return "";
  }

  @Expect(failures = "race")
  public static String stringTokenizer() throws Exception {
    StringTokenizer tokens = new StringTokenizer("a b");
    Run.both(tokens::nextToken, tokens::nextToken);
    return "";
  }

  @Expect(failures = "race")
  public static String formatter() throws Exception {
    Formatter formatter = new Formatter();
    Run.both(() -> formatter.format("%d", 1), () -> formatter.format("%d", 2));
    return "";
  }

  @Expect(failures = "race")
  public static String encoder() throws Exception {
    CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
    Run.both(encoder::reset, encoder::reset);
    return "";
  }

  @Expect(failures = "race")
  public static String splittableRandom() throws Exception {
    SplittableRandom random = new SplittableRandom(1);
    Run.both(random::nextInt, random::nextInt);
    return "";
  }

  @Expect(failures = "race")
  public static String statistics() throws Exception {
    IntSummaryStatistics statistics = new IntSummaryStatistics();
    Run.both(() -> statistics.accept(1), () -> statistics.accept(2));
    return "";
  }

  @Expect(failures = "race")
  public static String charBuffer() throws Exception {
    CharBuffer buffer = CharBuffer.allocate(4);
    Run.both(() -> buffer.put('a'), () -> buffer.put('b'));
    return "";
  }

  @Expect(failures = "race")
  public static String heapBuffer() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(4);
    Run.both(() -> buffer.put(0, (byte) 1), () -> buffer.get(0));
    return "";
  }

  @Expect(failures = "race")
  public static String heapBufferOfInts() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(8);
    Run.both(() -> buffer.putInt(0, 1), () -> buffer.getInt(0));
    return "";
  }

  @Expect(failures = "race")
  public static String directBuffer() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocateDirect(4);
    Run.both(() -> buffer.put(0, (byte) 1), () -> buffer.get(0));
    return "";
  }

  @Expect(failures = "race")
  public static String duplicateOfABuffer() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(4);
    ByteBuffer other = buffer.duplicate();
    Run.both(() -> buffer.put(0, (byte) 1), () -> other.get(0));
    return "";
  }

  @Expect(failures = "race")
  public static String duplicateOfADirectBuffer() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocateDirect(4);
    ByteBuffer other = buffer.duplicate();
    Run.both(() -> buffer.put(0, (byte) 1), () -> other.get(0));
    return "";
  }

  @Expect(failures = "race")
  public static String arrayThatABufferWraps() throws Exception {
    byte[] bytes = new byte[4];
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    Run.both(() -> buffer.put(0, (byte) 1), () -> bytes[0]++);
    return "";
  }

  @Expect(failures = "race")
  public static String arrayThatABufferFills() throws Exception {
    byte[] bytes = new byte[4];
    ByteBuffer buffer = ByteBuffer.allocate(4);
    Run.both(() -> buffer.get(bytes), () -> bytes[0]++);
    return "";
  }

  @Expect(failures = "race")
  public static String viewOfABuffer() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocate(8);
    var ints = buffer.asIntBuffer();
    Run.both(() -> ints.put(0, 1), () -> buffer.get(0));
    return "";
  }

  @Expect(failures = "race")
  public static String dataOutput() throws Exception {
    DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream());
    Run.both(Run.unchecked(() -> out.writeShort(1)), Run.unchecked(() -> out.writeShort(2)));
    return "";
  }

  @Expect(failures = "race")
  public static String builderOfAFormatter() throws Exception {
    DateTimeFormatterBuilder builder = new DateTimeFormatterBuilder();
    Run.both(() -> builder.appendLiteral('a'), () -> builder.appendLiteral('b'));
    return "";
  }

  @Expect(failures = "race")
  public static String madeInAnInitialiser() throws Exception {
    Run.both(Held.MATCHER::find, Held.MATCHER::find);
    return "";
  }

  private static final class Held {
    static final Matcher MATCHER = Pattern.compile("a").matcher("aa");
  }

  /** Whose methods are synchronized: no race, whatever the order. */
  @Expect(outcomes = "2")
  public static String byteArrayStreams() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {1, 2});
    Run.both(() -> out.write(in.read()), () -> out.write(in.read()));
    return "" + out.size();
  }

  @Expect(outcomes = "2")
  public static String charArrayWriter() throws Exception {
    CharArrayWriter out = new CharArrayWriter();
    Run.both(() -> out.write('a'), () -> out.write('b'));
    return "" + out.size();
  }
}
