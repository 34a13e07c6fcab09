package dev.jacquard.runtime.jvm;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;

/**
 * The settings of the whole JVM that a program may change: system properties, standard streams, the
 * default locale and time zone, loggers. They are put back after each run that changed one.
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
  private final Map<Object, LoggerState> loggers = new IdentityHashMap<>();
  private boolean changed;

  /** The program changes something, or gets hold of something that can be changed. */
  public void change() {
    changed = true;
  }

  /** A logger is about to be changed; the answer is whether it is the program that does so. */
  public boolean changeLogger(Object logger) {
    if (LoggerState.isBeingConfigured()) {
      return false;
    }
    change();
    loggers.computeIfAbsent(logger, LoggerState::new);
    return true;
  }

  /** Puts everything back. */
  public void restore() {
    if (!changed) {
      return;
    }
    changed = false;
    loggers.values().forEach(LoggerState::restore);
    loggers.clear();
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
