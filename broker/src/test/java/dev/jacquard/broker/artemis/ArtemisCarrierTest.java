package dev.jacquard.broker.artemis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.broker.line.Access;
import dev.jacquard.broker.line.Carrier;
import dev.jacquard.broker.line.Exchange;
import dev.jacquard.broker.line.Line;
import dev.jacquard.broker.line.LineLostException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArtemisCarrierTest {
  private static final String HOST = "127.0.0.1";

  @TempDir private Path directory;

  private final Carrier carrier = ServiceLoader.load(Carrier.class).findFirst().orElseThrow();

  private Exchange serve(AddingDesk desk, int port, Access access) throws Exception {
    return carrier.serve(HOST, port, access, directory.resolve("broker"), desk);
  }

  private static long ask(Line line, long number) throws Exception {
    return AddingDesk.number(line.ask(AddingDesk.bytes(number)));
  }

  @Test
  void everyQuestionCountsOnce() throws Exception {
    AddingDesk desk = new AddingDesk();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try (Exchange exchange = serve(desk, 0, Access.OPEN)) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(
            threads.submit(
                () -> {
                  try (Line line = carrier.call(exchange.url(), Access.OPEN)) {
                    for (int k = 0; k < 250; k++) {
                      ask(line, 1);
                    }
                  }
                  return null;
                }));
      }
      for (Future<?> one : all) {
        one.get();
      }
      assertThat(exchange.trouble(0)).isEmpty();
    } finally {
      threads.shutdownNow();
    }
    assertThat(desk.sum()).isEqualTo(1_000);
    assertThat(desk.questions()).isEqualTo(1_000);
  }

  @Test
  void deskGoesOnAfterBrokerBeginsAgainAndRecordsAreSummedUp() throws Exception {
    int port;
    Line line;
    try (Exchange exchange = serve(new AddingDesk(), 0, Access.OPEN)) {
      port = URI.create(exchange.url()).getPort();
      line = carrier.call(exchange.url(), Access.OPEN);
      for (int i = 1; i <= 600; i++) { // more than are kept one by one
        ask(line, i);
      }
    }
    AddingDesk desk = new AddingDesk();
    try (Exchange exchange = serve(desk, port, Access.OPEN);
        Line again = line) {
      assertThat(desk.sum()).isEqualTo(600L * 601 / 2);
      assertThat(ask(again, 7)).isEqualTo(600L * 601 / 2 + 7);
      assertThat(exchange.trouble(0)).isEmpty();
    }
  }

  @Test
  void longQuestionsGetThrough() throws Exception {
    byte[] body = new byte[5 << 20];
    body[7] = 3;
    try (Exchange exchange = serve(new AddingDesk(), 0, Access.OPEN);
        Line line = carrier.call(exchange.url(), Access.OPEN)) {
      assertThat(AddingDesk.number(line.ask(body))).isEqualTo(3);
      assertThatThrownBy(() -> line.ask(new byte[Carrier.LONGEST + 1]))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void strangersAreNotLetIn() throws Exception {
    Access mine = new Access(Optional.of(new Access.User("ann", "secret")), Optional.empty());
    Access wrong = new Access(Optional.of(new Access.User("ann", "guess")), Optional.empty());
    try (Exchange exchange = serve(new AddingDesk(), 0, mine);
        Line line = carrier.call(exchange.url(), mine);
        Line other = carrier.call(exchange.url(), wrong);
        Line nobody = carrier.call(exchange.url(), Access.OPEN)) {
      assertThat(ask(line, 5)).isEqualTo(5);
      assertThatThrownBy(() -> ask(other, 5))
          .isInstanceOf(LineLostException.class)
          .hasMessageContaining("does not let this user in");
      assertThatThrownBy(() -> ask(nobody, 5)).isInstanceOf(LineLostException.class);
    }
  }

  @Test
  void onlyWhoHasACertificateIsLetInOverTls() throws Exception {
    Access.Stores stores = Certificates.pair(directory, "ours");
    Access.Stores others = Certificates.pair(directory, "others");
    Access mine = new Access(Optional.empty(), Optional.of(stores));
    Access stranger =
        new Access(
            Optional.empty(),
            Optional.of(new Access.Stores(others.keys(), stores.trusted(), stores.password())));
    try (Exchange exchange = serve(new AddingDesk(), 0, mine);
        Line line = carrier.call(exchange.url(), mine);
        Line other = new ArtemisLine(exchange.url(), stranger, Duration.ZERO)) {
      assertThat(exchange.url()).startsWith("ssl://");
      assertThat(ask(line, 5)).isEqualTo(5);
      assertThatThrownBy(() -> ask(other, 5)).isInstanceOf(LineLostException.class);
    }
  }

  @Test
  void everybodyCanBeAskedOnlyOnTheLoopback() {
    assertThat(Access.OPEN.objection("127.0.0.1")).isEmpty();
    assertThat(Access.OPEN.objection("0.0.0.0"))
        .hasValueSatisfying(sentence -> assertThat(sentence).contains("--user", "--keys"));
  }
}
