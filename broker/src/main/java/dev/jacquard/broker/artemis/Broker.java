package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Access;
import dev.jacquard.broker.line.Carrier;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.activemq.artemis.api.core.client.ActiveMQClient;
import org.apache.activemq.artemis.api.core.client.ServerLocator;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.embedded.EmbeddedActiveMQ;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;

/** A broker in this process. */
final class Broker implements AutoCloseable {
  private static final AtomicInteger BROKERS = new AtomicInteger();

  /** Of a journal file; a message of any length fits into it. */
  private static final int FILE = Carrier.LONGEST + (1 << 20);

  private final EmbeddedActiveMQ server = new EmbeddedActiveMQ();
  private final String inside = "vm://" + BROKERS.incrementAndGet();
  private final String secret = new BigInteger(256, new SecureRandom()).toString(36);
  private final String host;
  private final boolean encrypted;

  Broker(String host, int port, Access access, Path directory) throws IOException {
    this.host = host;
    encrypted = access.stores().isPresent();
    try {
      Configuration configuration = configuration(directory);
      configuration.addAcceptorConfiguration("desk", inside);
      configuration.addAcceptorConfiguration(Transport.acceptor(host, port, access));
      server.setConfiguration(configuration);
      server.setSecurityManager(new Gate(secret, access.user()));
      server.start();
    } catch (Exception trouble) {
      throw new IOException("the broker can't be started: " + trouble.getMessage(), trouble);
    }
    if (port() < 0) {
      close();
      throw new IOException("nobody can call " + host + ":" + port + "; is the port in use?");
    }
  }

  private static Configuration configuration(Path directory) {
    ConfigurationImpl configuration = new ConfigurationImpl();
    configuration
        .setName("jacquard")
        .setPersistenceEnabled(true)
        .setJournalDirectory(directory.resolve("journal").toString())
        .setBindingsDirectory(directory.resolve("bindings").toString())
        .setLargeMessagesDirectory(directory.resolve("large").toString())
        .setPagingDirectory(directory.resolve("paging").toString())
        .setNodeManagerLockDirectory(directory.resolve("journal").toString())
        .setJournalType(JournalType.NIO)
        .setJournalFileSize(FILE)
        .setJournalBufferSize_NIO(1 << 20)
        .setJournalMinFiles(2)
        .setJournalPoolFiles(2)
        .setJournalCompactMinFiles(4)
        .setSecurityEnabled(true)
        .setJMXManagementEnabled(false)
        .setMessageCounterEnabled(false)
        .setGracefulShutdownEnabled(false)
        .setMaxDiskUsage(-1);
    configuration.addAddressSetting(
        "#",
        new AddressSettings()
            .setAutoCreateQueues(false)
            .setAutoCreateAddresses(true)
            .setAutoDeleteAddresses(true)
            .setMaxDeliveryAttempts(-1)
            .setAddressFullMessagePolicy(AddressFullMessagePolicy.PAGE));
    return configuration;
  }

  private int port() {
    return server.getActiveMQServer().getRemotingService().getAcceptor("lines") == null
        ? -1
        : server.getActiveMQServer().getRemotingService().getAcceptor("lines").getActualPort();
  }

  /** What others call. */
  String url() {
    return (encrypted ? "ssl" : "tcp") + "://" + host + ":" + port();
  }

  /** A connection of this process, without a network. */
  ServerLocator inside() throws Exception {
    return Transport.locator(ActiveMQClient.createServerLocator(inside));
  }

  Access.User desk() {
    return new Access.User(Gate.DESK, secret);
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception trouble) {
      throw new IllegalStateException("the broker can't be stopped", trouble);
    }
  }
}
