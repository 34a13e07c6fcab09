package dev.jacquard.cli.cluster;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * A page that shows how far the searches of a cluster are, for browsers of this machine: it can be
 * looked at, and nothing else can be done with it.
 */
final class LivePage implements AutoCloseable {
  private static final String SELF = "'self'";
  private static final String POLICY =
      "default-src 'none'; script-src "
          + SELF
          + "; style-src "
          + SELF
          + "; connect-src "
          + SELF
          + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** What is always the same, with its type. */
  private static final Map<String, String> FILES =
      Map.of(
          "live.html", "text/html; charset=utf-8",
          "live.css", "text/css; charset=utf-8",
          "live.js", "text/javascript; charset=utf-8");

  private static final int FOUND = 200;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int NOT_THERE = 503;

  private final HttpServer server;
  private final ExecutorService thread;
  private final Supplier<String> state;

  /**
   * A page at a port of the loopback; 0 for any that is free.
   *
   * @param state tells how far all is, as JSON; asked by one thread
   */
  LivePage(int port, Supplier<String> state) throws IOException {
    this.state = state;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    thread =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread made = new Thread(task, "jacquard-page");
              made.setDaemon(true);
              return made;
            });
    server.setExecutor(thread);
    server.createContext("/", this::answer);
    server.start();
  }

  /** Where it is. */
  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String file = path.equals("/") ? "live.html" : path.substring(1);
      if (!isFromHere(exchange)) {
        send(exchange, FORBIDDEN, "text/plain", "only for browsers of this machine");
      } else if (!exchange.getRequestMethod().equals("GET")) {
        send(exchange, NOT_ALLOWED, "text/plain", "there is nothing to change");
      } else if (file.equals("state.json")) {
        tell(exchange);
      } else if (FILES.containsKey(file)) {
        send(exchange, FOUND, FILES.get(file), read(file));
      } else {
        send(exchange, NOT_FOUND, "text/plain", "there is no such page");
      }
    }
  }

  /** A page of somebody else, whose name was made to mean this machine, is not let in. */
  private static boolean isFromHere(HttpExchange exchange) {
    String host = String.valueOf(exchange.getRequestHeaders().getFirst("Host"));
    return host.matches("(127\\.0\\.0\\.1|localhost|\\[::1\\])(:\\d{1,5})?");
  }

  private void tell(HttpExchange exchange) throws IOException {
    String text;
    try {
      text = state.get();
    } catch (IllegalStateException nobodyKnows) {
      send(exchange, NOT_THERE, "text/plain", String.valueOf(nobodyKnows.getMessage()));
      return;
    }
    send(exchange, FOUND, "application/json", text);
  }

  private static void send(HttpExchange exchange, int code, String type, String text)
      throws IOException {
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(code, body.length);
    exchange.getResponseBody().write(body);
  }

  private static String read(String name) {
    try (InputStream in = LivePage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar of Jacquard has no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    thread.shutdownNow();
  }
}
