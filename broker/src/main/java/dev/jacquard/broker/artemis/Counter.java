package dev.jacquard.broker.artemis;

import dev.jacquard.broker.line.Access;
import dev.jacquard.broker.line.Desk;
import dev.jacquard.broker.line.Exchange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.client.ClientConsumer;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.client.ClientProducer;
import org.apache.activemq.artemis.api.core.client.ClientSession;
import org.apache.activemq.artemis.api.core.client.ClientSessionFactory;
import org.apache.activemq.artemis.api.core.client.ServerLocator;

/**
 * Where a desk meets a broker. Questions that have piled up are answered in one transaction, which
 * keeps the records and lets the answers go. The broker lets one desk at a time take questions.
 */
final class Counter implements Exchange {
  /** So many questions are answered in one transaction at most. */
  private static final int MOST = 64;

  private static final int LONGEST_MEMORY = 10_000;
  private static final long PAUSE = 100;

  /** Records are summed up when there are so many for each that a summary has. */
  private static final int SUM_UP = 20;

  private static final int FEW = 500;

  /** The last answer that somebody got, who asks again if he did not get it. */
  private record Told(long number, byte[] answer) {}

  private final Desk desk;
  private final String url;
  private final Runnable end;
  private final ServerLocator locator;
  private final ClientSessionFactory connection;
  private final ClientSession session;
  private final ClientConsumer questions;
  private final ClientProducer producer;
  private final Map<String, Told> told = new LinkedHashMap<>(16, 0.75f, true);
  private final CompletableFuture<Throwable> trouble = new CompletableFuture<>();
  private final Thread thread = new Thread(this::serve, "jacquard-desk");
  private volatile boolean closed;
  private long records;
  private long sumUpAt = FEW;

  /**
   * Tells the desk what is recorded, and begins to answer.
   *
   * @param end what else there is to do at the end
   */
  Counter(Desk desk, String url, ServerLocator locator, Access.User user, Runnable end)
      throws Exception {
    this.desk = desk;
    this.url = url;
    this.end = end;
    this.locator = locator;
    connection = locator.createSessionFactory();
    session = connection.createSession(user.name(), user.password(), false, false, false, false, 0);
    create(QueueConfiguration.of(Names.RECORDS));
    create(QueueConfiguration.of(Names.QUESTIONS).setMaxConsumers(1));
    questions = session.createConsumer(Names.QUESTIONS);
    producer = session.createProducer();
    session.start();
    recall();
    thread.setDaemon(true);
    thread.start();
  }

  private void create(QueueConfiguration queue) throws ActiveMQException {
    if (!session.queueQuery(queue.getName()).isExists()) {
      session.createQueue(
          queue.setRoutingType(RoutingType.ANYCAST).setDurable(true).setAutoDelete(false));
    }
  }

  private void recall() throws ActiveMQException {
    try (ClientConsumer browser = session.createConsumer(Names.RECORDS, true)) {
      for (ClientMessage record = browser.receiveImmediate();
          record != null;
          record = browser.receiveImmediate()) {
        desk.recall(Bodies.of(record));
        records++;
      }
    }
    sumUpAt = Math.max(FEW, records);
  }

  private void serve() {
    try {
      while (!closed) {
        ClientMessage first = questions.receive(PAUSE);
        if (first != null) {
          answerAll(first);
        } else if (session.isClosed()) {
          throw new IllegalStateException("the connection to the broker is lost");
        }
      }
    } catch (Throwable thrown) { // whatever it is, nobody else will tell
      trouble.complete(thrown);
    }
  }

  private void answerAll(ClientMessage first) throws ActiveMQException {
    ClientMessage question = first;
    for (int i = 0; question != null; i++) {
      answer(question);
      question.acknowledge();
      question = i < MOST ? questions.receiveImmediate() : null;
    }
    session.commit();
    if (records > sumUpAt) {
      sumUp();
    }
  }

  private void answer(ClientMessage question) throws ActiveMQException {
    String client = question.getStringProperty(Names.CLIENT);
    Long number = question.getLongProperty(Names.NUMBER);
    String reply = question.getStringProperty(Names.REPLY);
    if (client == null
        || number == null
        || reply == null
        || !reply.startsWith(Names.ANSWERS)
        || !Bodies.isShort(question)) {
      return; // none of ours
    }
    Told last = told.get(client);
    if (last == null || last.number() < number) {
      Desk.Reply now = desk.answer(client, Bodies.of(question));
      for (byte[] record : now.records()) {
        producer.send(Names.RECORDS, Bodies.message(session, true, record));
        records++;
      }
      last = new Told(number, now.answer());
      remember(client, last);
    }
    if (last.number() == number) {
      ClientMessage answer = Bodies.message(session, false, last.answer());
      answer.putLongProperty(Names.NUMBER, number);
      producer.send(reply, answer);
    }
  }

  private void remember(String client, Told answer) {
    told.put(client, answer);
    if (told.size() > LONGEST_MEMORY) {
      told.remove(told.keySet().iterator().next());
    }
  }

  /** In one transaction, so that there is always one or the other. */
  private void sumUp() throws ActiveMQException {
    List<byte[]> summary = new ArrayList<>(desk.summary());
    try (ClientConsumer old = session.createConsumer(Names.RECORDS)) {
      for (long left = records; left > 0; left--) {
        old.receive().acknowledge();
      }
      for (byte[] record : summary) {
        producer.send(Names.RECORDS, Bodies.message(session, true, record));
      }
      session.commit();
    }
    records = summary.size();
    sumUpAt = Math.max(FEW, SUM_UP * records);
  }

  @Override
  public String url() {
    return url;
  }

  @Override
  public Optional<Throwable> trouble(long milliseconds) throws InterruptedException {
    try {
      return Optional.of(trouble.get(milliseconds, TimeUnit.MILLISECONDS));
    } catch (TimeoutException none) {
      return Optional.empty();
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
      session.close();
    } catch (ActiveMQException gone) {
      // then it is closed
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      connection.close();
      locator.close();
      end.run();
    }
  }
}
