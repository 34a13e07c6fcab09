package dev.jacquard.runtime.jvm;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/**
 * The settings of the whole JVM that a program may change: system properties, standard streams, the
 * default locale and time zone. They are put back after each run that changed one.
 */
public final class JvmGlobals {
  private final Properties present = System.getProperties();
  private final Properties properties = (Properties) present.clone();
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final InputStream in = System.in;
  private final Locale locale = Locale.getDefault();
  private final Locale display = Locale.getDefault(Locale.Category.DISPLAY);
  private final Locale format = Locale.getDefault(Locale.Category.FORMAT);
  private final TimeZone zone = TimeZone.getDefault();
  private boolean changed;

  /** The program changes something, or gets hold of something that can be changed. */
  public void change() {
    changed = true;
  }

  /** Puts everything back. */
  public void restore() {
    if (!changed) {
      return;
    }
    changed = false;
    if (System.getProperties() != present || !present.equals(properties)) {
      present.clear(); // always the same object: it is one of the JDK's own, not made for a run
      present.putAll(properties);
      System.setProperties(present);
    }
    System.setOut(out);
    System.setErr(err);
    System.setIn(in);
    Locale.setDefault(locale);
    Locale.setDefault(Locale.Category.DISPLAY, display);
    Locale.setDefault(Locale.Category.FORMAT, format);
    TimeZone.setDefault(zone);
  }
}
