package dev.jacquard.cluster.office;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a region: under which lease it was cut off, and the how-manieth of those it is. No
 * two leases of a search have the same ticket, so that a slice can name regions without asking.
 */
public record RegionId(long ticket, int number) implements Comparable<RegionId> {
  /** The region with which a search begins. */
  public static final RegionId ROOT = new RegionId(0, 0);

  private static final Pattern TEXT = Pattern.compile("(\\d{1,18})\\.(\\d{1,9})");
  private static final Comparator<RegionId> ORDER =
      Comparator.comparingLong(RegionId::ticket).thenComparingInt(RegionId::number);

  /**
   * Reads what {@link #toString()} printed.
   *
   * @throws IllegalArgumentException if the text is no name
   */
  public static RegionId parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is no name of a region");
    }
    return new RegionId(Long.parseLong(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  @Override
  public int compareTo(RegionId other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return ticket + "." + number;
  }
}
