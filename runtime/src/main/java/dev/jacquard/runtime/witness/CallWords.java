package dev.jacquard.runtime.witness;

import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.jvm.InstanceFields.InstanceField;
import dev.jacquard.runtime.name.Names;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** What calls are given and what they return, in words. No code of the program is called. */
record CallWords(Names names) {
  private static final String SLEEP = " java.lang.Thread sleep";
  private static final String PASSED = ": the time limit passed";

  /** Longer descriptions of what is given or returned than this are cut. */
  private static final int MOST = 60;

  /** The arguments of a call, without the parentheses. */
  String arguments(String description, Object[] arguments) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      if (i + 1 < arguments.length
          && arguments[i] instanceof Number amount
          && arguments[i + 1] instanceof TimeUnit unit) {
        all.add(amount.longValue() + " " + symbol(unit));
        i++;
      } else if (i == 0 && isSleep(description) && arguments[i] instanceof Long millis) {
        all.add(millis + " ms");
      } else {
        all.add(value(arguments[i]));
      }
    }
    return String.join(", ", all);
  }

  private static boolean isSleep(String description) {
    return description.endsWith(SLEEP);
  }

  /** Whether a call is given a time limit. */
  boolean limit(String description, Object[] arguments) {
    for (Object argument : arguments) {
      if (argument instanceof TimeUnit || argument instanceof Duration) {
        return !isSleep(description);
      }
    }
    return false;
  }

  /** What a call has returned. */
  String result(RawCall call, Object result) {
    if (result == CallLog.NOTHING || (result != null && result == call.object)) {
      return "";
    }
    boolean inVain = call.limited && (result == null || Boolean.FALSE.equals(result));
    return value(result) + (inVain ? PASSED : "");
  }

  /** What a call ends with that throws. */
  static String thrown(Throwable thrown) {
    String name = thrown.getClass().getSimpleName();
    return "threw " + name + (thrown instanceof TimeoutException ? PASSED : "");
  }

  private String value(Object object) {
    String text = words(object);
    return text.length() <= MOST ? text : text.substring(0, MOST) + "...";
  }

  private String words(Object object) {
    if (object instanceof Duration duration) {
      return duration(duration);
    }
    if (object != null && object.getClass().isHidden()) {
      return "lambda";
    }
    if (object instanceof Record && InstanceFields.isOfProgram(object.getClass())) {
      return fields(object);
    }
    return optional(object).orElseGet(() -> names.values().of(object));
  }

  /** A record by what is in it, for example {@code Order[7]}. */
  private String fields(Object object) {
    List<String> all = new ArrayList<>();
    for (InstanceField field : InstanceFields.of(object.getClass())) {
      char type = field.type().descriptorString().charAt(0);
      all.add(names.values().at(type, object, field.offset()));
    }
    return names.values().type(object) + "[" + String.join(", ", all) + "]";
  }

  /** Whether an object is one of the JDK's own, of which a name by its class says little. */
  static boolean isForeign(Object object) {
    return object != null && !InstanceFields.isOfProgram(object.getClass());
  }

  private Optional<String> optional(Object object) {
    return object instanceof Optional<?> one
        ? Optional.of(one.map(value -> "Optional[" + value(value) + "]").orElse("Optional.empty"))
        : Optional.empty();
  }

  private static String duration(Duration duration) {
    long nanos = duration.toNanos();
    for (TimeUnit unit : new TimeUnit[] {TimeUnit.SECONDS, TimeUnit.MILLISECONDS}) {
      long one = unit.toNanos(1);
      if (nanos % one == 0) {
        return nanos / one + " " + symbol(unit);
      }
    }
    return nanos + " " + symbol(TimeUnit.NANOSECONDS);
  }

  private static String symbol(TimeUnit unit) {
    return switch (unit) {
      case NANOSECONDS -> "ns";
      case MICROSECONDS -> "us";
      case MILLISECONDS -> "ms";
      case SECONDS -> "s";
      case MINUTES -> "min";
      case HOURS -> "h";
      case DAYS -> "days";
    };
  }
}
