package dev.jacquard.model.picture;

import java.util.Locale;

/** The colours of orbits: hues as far from the ones before as can be. */
final class Colour {
  /** Steps of the golden angle never come near an earlier hue again. */
  private static final double GOLDEN_ANGLE = 137.508;

  private static final double SATURATION = 0.6;
  private static final double LIGHTNESS = 0.84;

  private Colour() {}

  /** The hue of an orbit in degrees. */
  static int hue(int orbit) {
    return (int) Math.round(orbit * GOLDEN_ANGLE + 205) % 360;
  }

  /** A light colour of that hue, written as {@code #rrggbb}. */
  static String light(int orbit) {
    double reach = SATURATION * Math.min(LIGHTNESS, 1 - LIGHTNESS);
    int hue = hue(orbit);
    return String.format(
        Locale.ROOT,
        "#%02x%02x%02x",
        channel(0, hue, reach),
        channel(8, hue, reach),
        channel(4, hue, reach));
  }

  private static int channel(int offset, int hue, double reach) {
    double k = (offset + hue / 30.0) % 12;
    double share = Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
    return (int) Math.round(255 * (LIGHTNESS - reach * share));
  }
}
