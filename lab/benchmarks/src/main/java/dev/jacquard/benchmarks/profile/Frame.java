package dev.jacquard.benchmarks.profile;

import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedClass;

/** A method by the name of its class, with package, and its own. */
public record Frame(String type, String method) {
  private static final String OURS = "dev.jacquard.";
  private static final Pattern NUMBER = Pattern.compile("[./]0x[0-9a-f]+");

  /** The name of a class without the number that the JVM gives to those it makes itself. */
  static String name(RecordedClass type) {
    return NUMBER.matcher(type.getName()).replaceFirst("");
  }

  /** Whether it is of Jacquard or of the explored program, not of the JDK. */
  public boolean isOurs() {
    return type.startsWith(OURS);
  }

  /** Whether it is that, and there is source text of it. */
  boolean isWritten() {
    return isOurs() && !type.contains("$$");
  }

  /** Whether it is of a module of Jacquard. */
  public boolean isOf(String module) {
    return type.startsWith(OURS + module + ".");
  }

  /** Its class without package and without the classes inside it. */
  public String simpleType() {
    String name = type.substring(type.lastIndexOf('.') + 1);
    return name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
  }

  /** Its package, without what all packages of Jacquard begin with. */
  String packageName() {
    return shortened(type.contains(".") ? type.substring(0, type.lastIndexOf('.')) : "");
  }

  @Override
  public String toString() {
    return shortened(type) + "." + method;
  }

  private static String shortened(String name) {
    return name.startsWith(OURS) ? name.substring(OURS.length()) : name;
  }
}
