package dev.jacquard.runtime.witness;

import dev.jacquard.runtime.name.ValueWords;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the calls of a run are called. An object has the name of the field or variable by which the
 * program calls it, if no other object has that; of several in fields of the same name, that of the
 * object which holds it; else that of its class.
 */
final class CallNames {
  private static final String THIS = "this";
  private static final String CONSTRUCTOR = "<init>";

  /** A name such as {@code FutureTask#3}. */
  private static final Pattern NUMBERED = Pattern.compile("[\\w.$\\[\\]]+#\\d+");

  private final ValueWords values;
  private final Map<String, String> aliases;
  private final Map<Object, String> names = new IdentityHashMap<>();

  CallNames(List<RawCall> calls, ValueWords values) {
    this.values = values;
    Map<Object, RawCall> first = new IdentityHashMap<>();
    for (RawCall call : calls) {
      if (isNamed(call)) {
        first.merge(call.object, call, CallNames::better);
      }
    }
    Map<String, Integer> uses = new HashMap<>();
    first.values().forEach(call -> uses.merge(plain(call), 1, Integer::sum));
    first.forEach(
        (object, call) ->
            names.put(object, uses.get(plain(call)) == 1 ? plain(call) : ambiguous(call)));
    aliases = findAliases();
  }

  private static boolean isNamed(RawCall call) {
    return call.object != null && !call.name().equals(THIS) && !plain(call).isEmpty();
  }

  /** A field tells more than a variable; of the same sort the first one. */
  private static RawCall better(RawCall one, RawCall other) {
    return isVariable(one) && !isVariable(other) ? other : one;
  }

  private static boolean isVariable(RawCall call) {
    return call.name().startsWith(RawCall.VARIABLE);
  }

  private static String plain(RawCall call) {
    return isVariable(call) ? call.name().substring(1) : call.name();
  }

  private String ambiguous(RawCall call) {
    String holder = call.holder == null ? "" : values.name(call.holder);
    return holder.indexOf('#') > 0 && !isVariable(call)
        ? holder + "." + call.name()
        : values.name(call.object);
  }

  /** The name of the object of a call; empty if it has none, or that of its class. */
  String object(RawCall call) {
    return names.getOrDefault(call.object, "");
  }

  /** What objects like that of a call are called, without a number. */
  String type(RawCall call) {
    return call.object == null ? "" : values.type(call.object);
  }

  /** The names of objects that would have one of their class and a number otherwise. */
  Map<String, String> aliases() {
    return aliases;
  }

  private Map<String, String> findAliases() {
    Map<String, String> found = new TreeMap<>();
    names.forEach(
        (object, name) -> {
          String numbered = values.name(object);
          if (numbered.indexOf('#') > 0 && !numbered.equals(name)) {
            found.put(numbered, name);
          }
        });
    return found;
  }

  /** A call without its result. */
  String of(RawCall call) {
    return subject(call) + "(" + aliased(call.arguments) + ")";
  }

  /**
   * What came of it; an object of the JDK that has no name in the program tells nobody anything.
   */
  String result(RawCall call) {
    boolean nameless = NUMBERED.matcher(call.result).matches();
    return call.foreign && nameless && !aliases.containsKey(call.result)
        ? ""
        : aliased(call.result);
  }

  private String aliased(String text) {
    return NUMBERED
        .matcher(text)
        .replaceAll(
            found -> Matcher.quoteReplacement(aliases.getOrDefault(found.group(), found.group())));
  }

  private String subject(RawCall call) {
    String type = call.owner().substring(call.owner().lastIndexOf('.') + 1).replace('$', '.');
    if (call.method().equals(CONSTRUCTOR)) {
      return "new " + type;
    }
    if (call.object == null || call.name().equals(THIS)) {
      boolean plain = call.object != null || type.equals("Thread");
      return plain ? call.method() : type + "." + call.method();
    }
    String name = names.get(call.object);
    return (name == null ? values.name(call.object) : name) + "." + call.method();
  }
}
