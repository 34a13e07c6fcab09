package dev.jacquard.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a browser gets, and what it does not. */
class LivePageTest {
  private static final String STATE = "{\"searches\":[]}";

  private LivePage page;
  private boolean reachable = true;

  @BeforeEach
  void show() throws IOException {
    page = new LivePage(0, this::state);
  }

  private String state() {
    if (!reachable) {
      throw new IllegalStateException("nobody answers");
    }
    return STATE;
  }

  @AfterEach
  void close() {
    page.close();
  }

  /** All of an answer; a client of the JDK does not let us say who we think it is. */
  private String ask(String method, String path, String host) throws IOException {
    int port = URI.create(page.url()).getPort();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
          .lines()
          .collect(Collectors.joining("\n"));
    }
  }

  @Test
  void pageHasAllThatItNeeds() throws IOException {
    assertThat(ask("GET", "/", "127.0.0.1"))
        .contains(" 200 ", "<title>Jacquard cluster</title>", "default-src 'none'");
    assertThat(ask("GET", "/live.js", "localhost:80")).contains(" 200 ", "text/javascript");
    assertThat(ask("GET", "/live.css", "localhost")).contains(" 200 ", "text/css");
    assertThat(ask("GET", "/state.json", "localhost")).contains(" 200 ").endsWith(STATE);
  }

  @Test
  void nothingElseIsTold() throws IOException {
    assertThat(ask("GET", "/LivePage.class", "localhost")).contains(" 404 ");
    assertThat(ask("GET", "/../cluster/live.js", "localhost")).contains(" 404 ");
    assertThat(ask("POST", "/state.json", "localhost")).contains(" 405 ").doesNotContain(STATE);
  }

  @Test
  void pagesOfOthersLearnNothing() throws IOException {
    assertThat(ask("GET", "/state.json", "evil.example:80")).contains(" 403 ");
    assertThat(ask("GET", "/state.json", "127.0.0.1.evil.example")).contains(" 403 ");
  }

  @Test
  void whatIsNotKnownIsSaid() throws IOException {
    reachable = false;
    assertThat(ask("GET", "/state.json", "localhost")).contains(" 503 ").endsWith("nobody answers");
  }
}
