package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Access;
import dev.jacquard.broker.line.Line;
import dev.jacquard.broker.line.LineLostException;
import java.time.Duration;
import java.util.UUID;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;

/**
 * A line to a desk behind a broker. A question has a number, by which the desk knows one that is
 * asked again; a connection that breaks is made anew.
 */
final class ArtemisLine implements Line {
  /** How long an answer may take before the question is asked again. */
  private static final long AGAIN = 5_000;

  private static final long PAUSE = 250;

  private final String client = UUID.randomUUID().toString();
  private final String url;
  private final Access access;
  private final Duration patience;
  private Connection connection;
  private long number;

  /**
   * A line.
   *
   * @param patience how long nobody may answer before the line is given up
   */
  ArtemisLine(String url, Access access, Duration patience) {
    this.url = url;
    this.access = access;
    this.patience = patience;
  }

  @Override
  public byte[] ask(byte[] question) throws LineLostException, InterruptedException {
    number++;
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      try {
        byte[] answer = askOnce(question);
        if (answer != null) {
          return answer;
        }
        giveUpAfter(end, null);
      } catch (ActiveMQException broken) {
        close();
        rejectRefusal(broken);
        giveUpAfter(end, broken);
        Thread.sleep(PAUSE);
      }
    }
  }

  private byte[] askOnce(byte[] question) throws ActiveMQException, InterruptedException {
    if (connection == null) {
      connection = new Connection();
    }
    return connection.ask(question);
  }

  private void rejectRefusal(ActiveMQException broken) throws LineLostException {
    if (broken.getType() == ActiveMQExceptionType.SECURITY_EXCEPTION) {
      throw new LineLostException(
          url + " does not let this user in (--user, JACQUARD_CLUSTER_PASSWORD)", broken);
    }
  }

  private void giveUpAfter(long end, ActiveMQException why) throws LineLostException {
    if (System.nanoTime() - end > 0) {
      throw new LineLostException(
          "nobody answers at " + url + (why == null ? "" : ": " + why.getMessage()), why);
    }
  }

  @Override
  public void close() {
    if (connection != null) {
      connection.close();
      connection = null;
    }
  }

  /** A connection with a queue of its own for answers, which goes with it. */
  private final class Connection {
    private final ServerLocator locator = Transport.connector(url, access);
    private ClientSessionFactory factory;
    private ClientSession session;
    private ClientProducer producer;
    private ClientConsumer consumer;
    private final String answers = Names.ANSWERS + UUID.randomUUID();

    Connection() throws ActiveMQException, InterruptedException {
      try {
        open();
      } catch (ActiveMQException broken) {
        close();
        throw broken;
      }
    }

    private void open() throws ActiveMQException, InterruptedException {
      try {
        factory = locator.createSessionFactory();
      } catch (ActiveMQException | InterruptedException | RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      String user = access.user().map(Access.User::name).orElse(null);
      String password = access.user().map(Access.User::password).orElse(null);
      session = factory.createSession(user, password, false, true, true, true, 0);
      session.createQueue(
          QueueConfiguration.of(answers)
              .setRoutingType(RoutingType.ANYCAST)
              .setDurable(false)
              .setTemporary(true));
      producer = session.createProducer(Names.QUESTIONS);
      consumer = session.createConsumer(answers);
      session.start();
    }

    /** Null if there is no answer in time. */
    byte[] ask(byte[] question) throws ActiveMQException {
      ClientMessage message = Bodies.message(session, false, question);
      message.putStringProperty(Names.CLIENT.toString(), client);
      message.putStringProperty(Names.REPLY.toString(), answers);
      message.putLongProperty(Names.NUMBER, number);
      producer.send(message);
      long end = System.nanoTime() + Duration.ofMillis(AGAIN).toNanos();
      for (long left = AGAIN; left > 0; left = (end - System.nanoTime()) / 1_000_000) {
        ClientMessage answer = consumer.receive(left);
        if (answer != null && answer.getLongProperty(Names.NUMBER) == number) {
          return Bodies.of(answer);
        }
      }
      return null;
    }

    void close() {
      if (factory != null) {
        factory.close();
      }
      locator.close();
    }
  }
}
