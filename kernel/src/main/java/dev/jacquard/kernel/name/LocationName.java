package dev.jacquard.kernel.name;

/**
 * A location by its object and what of the object it is: a {@linkplain #field field}, an
 * {@linkplain #element element}, its monitor.
 */
public record LocationName(ObjectName object, String part) {
  private static final char BETWEEN = '#';
  private static final String UNKNOWN = "?";

  /** A field, by the class that declares it. */
  public static String field(String declaring, String name) {
    return new StringBuilder(declaring).append('.').append(name).toString();
  }

  /** An element of an array. */
  public static String element(int index) {
    return new StringBuilder("[").append(index).append(']').toString();
  }

  /** A place of which only the offset in this JVM is known. */
  public static String offset(long offset) {
    return new StringBuilder(UNKNOWN).append(offset).toString();
  }

  /** Whether another process can tell by the name which location is meant. */
  public boolean travels() {
    return object.travels() && !part.startsWith(UNKNOWN);
  }

  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException if the text is no name
   */
  public static LocationName parse(String text) {
    int end = text.lastIndexOf(BETWEEN);
    if (end < 0) {
      throw new IllegalArgumentException("'" + text + "' is no name of a location");
    }
    return new LocationName(
        ObjectName.parse(text.substring(0, end)),
        String.join(":", NameText.parts(text.substring(end + 1))));
  }

  @Override
  public String toString() {
    String text = NameText.of(part).replace("#", "%0023");
    return new StringBuilder(object.toString()).append(BETWEEN).append(text).toString();
  }
}
