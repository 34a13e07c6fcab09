package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Objects that threads share and only look at: no race, however the JDK does it. */
public final class Reading {
  private Reading() {}

  @Expect(outcomes = "abc")
  public static String builders() throws Exception {
    StringBuilder builder = new StringBuilder("abc");
    Runnable reader =
        () -> {
          builder.toString();
          builder.charAt(0);
          builder.indexOf("b");
          builder.substring(1);
          builder.chars().count();
          builder.compareTo(new StringBuilder("abd"));
          new StringBuilder(builder).append(builder).reverse();
        };
    Run.both(reader, reader);
    return builder.toString();
  }

  @Expect(outcomes = "")
  public static String values() throws Exception {
    String text = "x".repeat(3);
    BigInteger integer = new BigInteger("12345678901234567890");
    BigDecimal decimal = new BigDecimal("1.50");
    UUID id = new UUID(1, 2);
    URI uri = URI.create("http://a/b");
    Runnable reader =
        () -> {
          text.hashCode();
          integer.toString();
          integer.bitLength();
          integer.multiply(integer).hashCode();
          decimal.toString();
          decimal.precision();
          id.toString();
          uri.hashCode();
          uri.toString();
          Optional.of(text).map(String::length);
        };
    Run.both(reader, reader);
    return "";
  }

  @Expect(outcomes = "")
  public static String formats() throws Exception {
    DateTimeFormatter formatter = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT);
    Pattern pattern = Pattern.compile("(a+)(b*)");
    Runnable reader =
        () -> {
          String.format(Locale.ROOT, "%5.2f %s %d", 1.5, "a", 3);
          formatter.format(LocalDate.of(2000, 1, 2));
          formatter.parse("2000-01-02");
          pattern.matcher("aab").matches();
          pattern.split("caad");
          "a,b".split(",");
          "%d".formatted(1);
        };
    Run.both(reader, reader);
    return "";
  }

  @Expect(outcomes = "")
  public static String collections() throws Exception {
    List<String> list = List.of("a", "b", "c");
    Map<String, Integer> map = Map.of("a", 1, "b", 2);
    EnumSet<TimeUnit> units = EnumSet.of(TimeUnit.DAYS, TimeUnit.HOURS);
    BitSet bits = new BitSet();
    bits.set(3);
    List<String> view = Arrays.asList("x", "y");
    Runnable reader =
        () -> {
          list.stream().map(String::length).collect(Collectors.toList());
          map.toString();
          map.get("a");
          units.contains(TimeUnit.DAYS);
          units.toString();
          bits.get(3);
          bits.cardinality();
          bits.toString();
          view.indexOf("y");
          IntStream.range(0, 3).boxed().collect(Collectors.groupingBy(i -> i % 2)).size();
        };
    Run.both(reader, reader);
    return "";
  }

  @Expect(outcomes = "")
  public static String buffers() throws Exception {
    ByteBuffer heap = ByteBuffer.wrap("hello".getBytes(StandardCharsets.UTF_8));
    ByteBuffer direct = ByteBuffer.allocateDirect(8);
    Date date = new Date(0);
    Runnable reader =
        () -> {
          heap.get(0);
          heap.getShort(1);
          heap.duplicate().get();
          heap.asReadOnlyBuffer().getInt();
          heap.get(0, new byte[2]);
          direct.get(1);
          direct.getLong(0);
          direct.slice().get();
          StandardCharsets.UTF_8.decode(heap.duplicate());
          heap.equals(direct);
          date.getTime();
          date.before(new Date(1));
        };
    Run.both(reader, reader);
    return "";
  }
}
