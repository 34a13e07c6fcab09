package dev.jacquard.conformance.jdk.census;

import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values for parameters, as expressions of Java. */
final class Samples {
  /** How many sets of arguments are tried for one method. */
  static final int ALTERNATIVES = 6;

  private static final Map<String, String[]> BY_TYPE = new HashMap<>();

  private Samples() {}

  private static void add(String type, String... expressions) {
    BY_TYPE.put(type, expressions);
  }

  static {
    add("boolean", "true", "false");
    add("byte", "(byte) 1");
    add("char", "'x'");
    add("short", "(short) 1");
    add("int", "1", "0", "2", "8", "16", "1");
    add("long", "1L", "0L");
    add("float", "1f");
    add("double", "1d", "0.5d");
    add("java.lang.String", "\"1\"", "\"x\"", "\"UTF-8\"", "\"SHA-256\"", "\"AES\"", "\"/x\"");
    add("java.lang.CharSequence", "\"1\"");
    add("java.lang.Object", "\"1\"");
    add("java.lang.Comparable", "\"1\"");
    add("java.lang.Number", "1");
    add("java.lang.Integer", "1");
    add("java.lang.Long", "1L");
    add("java.lang.Class", "String.class", "Thread.State.class");
    add("java.lang.StringBuffer", "new StringBuffer(\"1\")");
    add("java.lang.StringBuilder", "new StringBuilder(\"1\")");
    add("java.nio.charset.Charset", "java.nio.charset.StandardCharsets.UTF_8");
    add("byte[]", "new byte[64]");
    add("char[]", "new char[8]");
    add("int[]", "new int[8]");
    add("long[]", "new long[8]");
    add("short[]", "new short[8]");
    add("float[]", "new float[8]");
    add("double[]", "new double[] {0, 1}");
    add("boolean[]", "new boolean[8]");
    add("java.lang.String[]", "new String[] {\"a\", \"b\"}");
    add("java.lang.Object[]", "new Object[8]");
    add("java.io.InputStream", "new java.io.ByteArrayInputStream(new byte[64])");
    add("java.io.OutputStream", "new java.io.ByteArrayOutputStream()");
    add("java.io.Reader", "new java.io.StringReader(\"1 2 3\\n4\\n\")");
    add("java.io.Writer", "new java.io.StringWriter()");
    add("java.io.PrintStream", "new java.io.PrintStream(new java.io.ByteArrayOutputStream())");
    add("java.io.PrintWriter", "new java.io.PrintWriter(new java.io.StringWriter())");
    add("java.lang.Readable", "new java.io.StringReader(\"1 2 3\\n4\\n\")");
    add("java.lang.Appendable", "new StringBuilder()");
    String list = "new java.util.ArrayList(java.util.List.of(\"a\", \"b\"))";
    add("java.util.Collection", list, "java.util.EnumSet.of(Thread.State.NEW)");
    add("java.util.List", list);
    add("java.lang.Iterable", list);
    add("java.util.Set", "new java.util.HashSet(java.util.Set.of(\"a\"))");
    add("java.util.SortedSet", "new java.util.TreeSet(java.util.Set.of(\"a\"))");
    add("java.util.Queue", "new java.util.ArrayDeque(java.util.Set.of(\"a\"))");
    add("java.util.Iterator", list + ".iterator()");
    add("java.util.Enumeration", "java.util.Collections.enumeration(" + list + ")");
    String map = "new java.util.HashMap(java.util.Map.of(\"a\", \"b\"))";
    add("java.util.Map", map, "new java.util.EnumMap(java.util.Map.of(Thread.State.NEW, \"b\"))");
    add("java.util.SortedMap", "new java.util.TreeMap(java.util.Map.of(\"a\", \"b\"))");
    add("java.util.Map$Entry", "java.util.Map.entry(\"a\", \"b\")");
    add("java.util.Comparator", "java.util.Comparator.naturalOrder()");
    add("java.util.Locale", "java.util.Locale.ROOT");
    add("java.util.Date", "new java.util.Date(1L)");
    add("java.util.TimeZone", "java.util.TimeZone.getTimeZone(\"UTC\")");
    add("java.util.regex.Pattern", "java.util.regex.Pattern.compile(\"[0-9]\")");
    add("java.util.Random", "new java.util.Random(1L)");
    add("java.lang.Runnable", "() -> {}");
    add("java.util.concurrent.Callable", "() -> \"1\"");
    add("java.util.function.Supplier", "() -> \"1\"");
    add("java.util.function.Function", "x -> x");
    add("java.util.function.UnaryOperator", "x -> x");
    add("java.util.function.BiFunction", "(x, y) -> y");
    add("java.util.function.BinaryOperator", "(x, y) -> y");
    add("java.util.function.Predicate", "x -> true");
    add("java.util.function.Consumer", "x -> {}");
    add("java.util.function.BiConsumer", "(x, y) -> {}");
    add("java.util.function.IntUnaryOperator", "x -> x + 1");
    add("java.util.function.LongUnaryOperator", "x -> x + 1");
    add("java.util.function.IntBinaryOperator", "(x, y) -> x + y");
    add("java.util.function.LongBinaryOperator", "(x, y) -> x + y");
    add("java.util.function.DoubleBinaryOperator", "(x, y) -> x + y");
    add("java.util.concurrent.TimeUnit", "java.util.concurrent.TimeUnit.SECONDS");
    add("java.util.concurrent.ThreadFactory", "Thread::new");
    add("java.util.concurrent.Executor", "Runnable::run");
    add("java.time.Instant", "java.time.Instant.EPOCH");
    add("java.time.Duration", "java.time.Duration.ofSeconds(1)");
    add("java.time.LocalDate", "java.time.LocalDate.EPOCH");
    add("java.time.ZoneId", "java.time.ZoneOffset.UTC");
    add("java.time.ZoneOffset", "java.time.ZoneOffset.UTC");
    add("java.math.BigInteger", "java.math.BigInteger.TWO");
    add("java.math.BigDecimal", "java.math.BigDecimal.ONE");
    add("java.math.RoundingMode", "java.math.RoundingMode.UP");
    add("java.nio.ByteBuffer", "java.nio.ByteBuffer.allocate(8)");
    add("java.nio.CharBuffer", "java.nio.CharBuffer.allocate(8)");
    add("java.net.URI", "java.net.URI.create(\"http://example.invalid/x\")");
    add(
        "java.text.AttributedCharacterIterator$Attribute",
        "java.text.AttributedCharacterIterator.Attribute.LANGUAGE");
    add("java.text.CharacterIterator", "new java.text.StringCharacterIterator(\"abc\")");
    add("java.util.logging.Level", "java.util.logging.Level.INFO", "java.util.logging.Level.FINE");
    add(
        "java.util.logging.LogRecord",
        "new java.util.logging.LogRecord(java.util.logging.Level.INFO, \"x\")");
    add("java.util.logging.Formatter", "new java.util.logging.SimpleFormatter()");
    add(
        "java.util.logging.Handler",
        "new java.util.logging.MemoryHandler(new java.util.logging.ConsoleHandler(), 8,"
            + " java.util.logging.Level.OFF)");
    add("java.util.logging.Filter", "r -> true");
    add("java.util.zip.Checksum", "new java.util.zip.CRC32()");
    add("java.security.MessageDigest", "java.security.MessageDigest.getInstance(\"SHA-256\")");
    add("java.security.Key", "new javax.crypto.spec.SecretKeySpec(new byte[16], \"AES\")");
    add("java.lang.Thread", "new Thread()");
    add("java.lang.ThreadGroup", "new ThreadGroup(\"g\")");
    add("java.lang.ref.ReferenceQueue", "new java.lang.ref.ReferenceQueue()");
    add("java.lang.invoke.MethodHandle", "java.lang.invoke.MethodHandles.constant(int.class, 1)");
  }

  /** The arguments for a method or constructor, or nothing if some type is not known. */
  static Optional<String> arguments(Executable method, int alternative) {
    List<String> arguments = new ArrayList<>();
    for (Class<?> type : method.getParameterTypes()) {
      String value = of(type, alternative);
      if (value == null) {
        return Optional.empty();
      }
      arguments.add(
          "(" + type.getCanonicalName() + ") " + (type.isPrimitive() ? value : "(" + value + ")"));
    }
    return Optional.of(String.join(", ", arguments));
  }

  private static String of(Class<?> type, int alternative) {
    String[] known = BY_TYPE.get(type.isArray() ? type.getCanonicalName() : type.getName());
    if (known != null) {
      return known[Math.min(alternative, known.length - 1)];
    }
    if (type.isEnum() && type.getEnumConstants().length > 0) {
      return type.getCanonicalName() + "." + ((Enum<?>) type.getEnumConstants()[0]).name();
    }
    if (Modifier.isAbstract(type.getModifiers()) || type.getCanonicalName() == null) {
      return null;
    }
    try {
      type.getConstructor();
      return "new " + type.getCanonicalName() + "()";
    } catch (NoSuchMethodException none) {
      return null;
    }
  }
}
