package dev.jacquard.agent.flow;

import dev.jacquard.runtime.primitive.world.ClockReadings;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** What a method does with the time that it is given, as far as it is known. */
enum ClockUse {
  /** It tells what time it is. */
  READS,
  /** Its result depends on what it is given, and nothing else does. */
  CALCULATES,
  /** The same, and the object that it is called on keeps what it is given. */
  COLLECTS,
  /** It waits for so long, or makes others wait, which is explored by rules of its own. */
  WAITS,
  /** It prints or logs, or puts the text into an exception. */
  TELLS,
  /** Nobody knows. */
  ANYTHING;

  private static final String TIME = "java/time/";
  private static final String TIME_UNIT = "java/util/concurrent/TimeUnit";
  private static final String LIMIT = "JL" + TIME_UNIT + ";";

  private static final Set<String> ARITHMETIC =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Number",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/String",
          "java/math/BigInteger",
          "java/math/BigDecimal",
          "java/util/Objects");

  private static final Set<String> COLLECTORS =
      Set.of(
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/util/Date",
          "java/util/Calendar",
          "java/util/GregorianCalendar");

  private static final List<String> TELLERS =
      List.of(
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/Console",
          "java/lang/System$Logger",
          "java/util/logging/",
          "org/slf4j/",
          "org/apache/logging/",
          "org/apache/log4j/",
          "org/apache/commons/logging/",
          "org/jboss/logging/",
          "kotlin/io/ConsoleKt");

  private static final Set<String> WAITS_IN_OBJECT = Set.of("wait", "(J)V", "(JI)V");

  /** What a call does with the time. */
  static ClockUse of(MethodInsnNode call) {
    if (isReading(call)) {
      return READS;
    }
    if (isWait(call)) {
      return WAITS;
    }
    if (call.owner.startsWith(TIME)
        || call.owner.equals(TIME_UNIT)
        || ARITHMETIC.contains(call.owner)) {
      return CALCULATES;
    }
    if (COLLECTORS.contains(call.owner)) {
      return COLLECTS;
    }
    return TELLERS.stream().anyMatch(call.owner::startsWith) || isOfThrowable(call)
        ? TELLS
        : ANYTHING;
  }

  /** Whether a method of the JDK tells what time it is. */
  static boolean isReading(MethodInsnNode call) {
    return ClockReadings.are(call.owner, call.name, call.desc);
  }

  private static boolean isWait(MethodInsnNode call) {
    boolean inObject = WAITS_IN_OBJECT.contains(call.name) && WAITS_IN_OBJECT.contains(call.desc);
    return inObject
        || isOneOf(call, "java/lang/Thread", "sleep", "join")
        || isOneOf(call, TIME_UNIT, "sleep", "timedWait", "timedJoin")
        || isOneOf(call, "java/util/Timer", "schedule", "scheduleAtFixedRate")
        || (call.owner.startsWith("java/util/concurrent/")
            && (call.desc.contains(LIMIT)
                || call.name.startsWith("park")
                || call.name.equals("awaitNanos")
                || call.name.equals("awaitUntil")));
  }

  private static boolean isOneOf(MethodInsnNode call, String owner, String... names) {
    return call.owner.equals(owner) && Stream.of(names).anyMatch(call.name::equals);
  }

  private static boolean isOfThrowable(MethodInsnNode call) {
    return call.getOpcode() == Opcodes.INVOKESPECIAL
        && call.name.equals("<init>")
        && (call.owner.endsWith("Exception") || call.owner.endsWith("Error"));
  }
}
