package dev.jacquard.conformance.logging;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Loggers with handlers of the program. */
public final class LoggingPrograms {
  private LoggingPrograms() {}

  /** Collects what is logged, under a lock or not. */
  private static final class Collector extends Handler {
    private final List<String> messages = new ArrayList<>();
    private final boolean locked;

    Collector(boolean locked) {
      this.locked = locked;
    }

    @Override
    public void publish(LogRecord record) {
      if (locked) {
        synchronized (this) {
          messages.add(record.getMessage());
        }
      } else {
        messages.add(record.getMessage());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private static String log(Logger logger, Collector collector) throws InterruptedException {
    logger.setUseParentHandlers(false);
    logger.addHandler(collector);
    int handlers = logger.getHandlers().length;
    Run.both(() -> logger.info("a"), () -> logger.info("b"));
    return handlers + " " + collector.messages;
  }

  @Expect(outcomes = {"1 [a, b]", "1 [b, a]"})
  public static String handlerWithALock() throws InterruptedException {
    return log(Logger.getLogger("dev.jacquard.conformance.logging.locked"), new Collector(true));
  }

  @Expect(failures = "race")
  public static String handlerWithoutALock() throws InterruptedException {
    return log(Logger.getLogger("dev.jacquard.conformance.logging.free"), new Collector(false));
  }

  @Expect(
      outcomes = {"1 [a, b]", "1 [b, a]"},
      uncontrolled =
          "operations on a java.util.logging.Logger$ConfigurationData"
              + " that the JDK made for itself")
  public static String anonymousLogger() throws InterruptedException {
    return log(Logger.getAnonymousLogger(), new Collector(true));
  }

  /** The next run finds the level as this one did. */
  @Expect(outcomes = "null 2")
  public static String level() throws InterruptedException {
    Logger logger = Logger.getLogger("dev.jacquard.conformance.logging.level");
    Collector collector = new Collector(true);
    Level before = logger.getLevel();
    logger.setLevel(Level.FINE);
    logger.setUseParentHandlers(false);
    logger.addHandler(collector);
    Run.both(() -> logger.fine("a"), () -> logger.fine("b"));
    return before + " " + collector.messages.size();
  }

  @Expect(uncontrolled = "setting the level of a logger while other threads live")
  public static String levelWhileOthersLog() throws InterruptedException {
    Logger logger = Logger.getLogger("dev.jacquard.conformance.logging.changed");
    Collector collector = new Collector(true);
    logger.setUseParentHandlers(false);
    logger.addHandler(collector);
    Run.both(() -> logger.fine("a"), () -> logger.setLevel(Level.FINE));
    return "" + collector.messages.size();
  }
}
