package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Access;
import dev.jacquard.broker.line.Carrier;
import dev.jacquard.broker.line.Desk;
import dev.jacquard.broker.line.Exchange;
import dev.jacquard.broker.line.Line;
import io.netty.util.internal.PlatformDependent;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** Carries questions and answers with ActiveMQ Artemis. */
public final class ArtemisCarrier implements Carrier {
  private static final String WITHOUT_UNSAFE = "io.netty.noUnsafe";

  /** Newer JDKs warn of what Netty would do, on the error output of our users. */
  static {
    if (System.getProperty(WITHOUT_UNSAFE) == null) {
      System.setProperty(WITHOUT_UNSAFE, "true");
      PlatformDependent.hasUnsafe(); // has read it now
      System.clearProperty(WITHOUT_UNSAFE); // which a program that is explored must not see
    }
  }

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @Override
  public Exchange serve(String host, int port, Access access, Path directory, Desk desk)
      throws IOException {
    Broker broker = new Broker(host, port, access, directory);
    try {
      return new Counter(desk, broker.url(), broker.inside(), broker.desk(), broker::close);
    } catch (Exception trouble) {
      broker.close();
      throw new IOException("the desk can't be opened: " + trouble.getMessage(), trouble);
    }
  }

  @Override
  public Exchange serve(String url, Access access, Desk desk) throws IOException {
    try {
      return new Counter(
          desk,
          url,
          Transport.connector(url, access),
          access.user().orElse(new Access.User(null, null)),
          () -> {});
    } catch (Exception trouble) {
      throw new IOException(
          "the desk can't be opened at " + url + ": " + trouble.getMessage(), trouble);
    }
  }

  @Override
  public Line call(String url, Access access) {
    return new ArtemisLine(url, access, PATIENCE);
  }
}
