package dev.jacquard.conformance.honesty.waiting;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.ReferenceQueue;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;

/**
 * Programs that wait for something outside of the JVM. If it does not come, the exploration ends
 * before the call, by its name; if it comes, the program goes on.
 */
public final class Waiting {
  private static final String HERE = "dev.jacquard.conformance.honesty.waiting.Waiting.";

  private Waiting() {}

  private static InetSocketAddress anyPort() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }

  private static Process started(String... command) throws IOException {
    return new ProcessBuilder(command).start();
  }

  private static Path directory(String name) throws IOException {
    String own = "jacquard-waiting-" + ProcessHandle.current().pid();
    return Files.createDirectories(Path.of(System.getProperty("java.io.tmpdir"), own, name));
  }

  // ---- what never comes ------------------------------------------------------------------------

  @Expect(executions = 0, uncontrolled = "waiting for a connection to a socket at " + HERE)
  public static String serverBeforeItsClient() throws Exception {
    ServerSocket server = new ServerSocket();
    server.bind(anyPort());
    Run.both(
        Run.unchecked(() -> server.accept().close()),
        Run.unchecked(
            () -> {
              try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
                socket.getInputStream().read();
              }
            }));
    return "";
  }

  @Expect(executions = 0, uncontrolled = "reading from a socket at " + HERE + "answerToNoRequest")
  public static String answerToNoRequest() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open().bind(anyPort());
        SocketChannel socket = SocketChannel.open(server.getLocalAddress())) {
      return "" + socket.read(ByteBuffer.allocate(1));
    }
  }

  @Expect(executions = 0, uncontrolled = "waiting for a selector at " + HERE)
  public static String selectorLoop() throws Exception {
    Selector selector = Selector.open();
    ServerSocketChannel server = ServerSocketChannel.open().bind(anyPort());
    server.configureBlocking(false).register(selector, SelectionKey.OP_ACCEPT);
    Run.both(
        Run.unchecked(() -> selector.select()),
        Run.unchecked(() -> SocketChannel.open(server.getLocalAddress()).close()));
    return "";
  }

  @Expect(executions = 0, uncontrolled = "waiting for a selector at " + HERE + "selectsAgain")
  public static String selectsAgain() throws IOException {
    try (Selector selector = Selector.open()) {
      while (selector.select(20) == 0) {
        continue;
      }
      return "";
    }
  }

  @Expect(executions = 0, uncontrolled = "reading from a pipe at " + HERE)
  public static String pipeBetweenThreads() throws Exception {
    Pipe pipe = Pipe.open();
    Run.both(
        Run.unchecked(() -> pipe.source().read(ByteBuffer.allocate(1))),
        Run.unchecked(() -> pipe.sink().write(ByteBuffer.allocate(1))));
    return "";
  }

  @Expect(executions = 0, uncontrolled = "waiting for a datagram at " + HERE + "noDatagram")
  public static String noDatagram() throws IOException {
    try (DatagramSocket socket = new DatagramSocket(anyPort())) {
      socket.receive(new DatagramPacket(new byte[1], 1));
      return "";
    }
  }

  @Expect(executions = 0, uncontrolled = "waiting for a process at " + HERE + "longProcess")
  public static String longProcess() throws Exception {
    Process process = started("sleep", "60");
    try {
      return "" + process.waitFor();
    } finally {
      process.destroy();
    }
  }

  @Expect(executions = 0, uncontrolled = "reading from a pipe or a device at " + HERE)
  public static String silentProcess() throws Exception {
    return "" + started("sleep", "60").getInputStream().read();
  }

  @Expect(executions = 0, uncontrolled = "opening a named pipe at " + HERE + "namedPipe")
  public static String namedPipe() throws Exception {
    Path pipe = directory("pipe").resolve("pipe");
    started("mkfifo", pipe.toString()).waitFor(); // in vain if there is one
    return Files.readString(pipe);
  }

  @Expect(executions = 0, uncontrolled = "waiting for a change in a directory at " + HERE)
  public static String watchedDirectory() throws Exception {
    Path directory = directory("watched");
    try (WatchService watch = FileSystems.getDefault().newWatchService()) {
      directory.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
      return "" + watch.take();
    }
  }

  @Expect(executions = 0, uncontrolled = "waiting for the garbage collector at " + HERE + "queue")
  public static String queue() throws InterruptedException {
    return "" + new ReferenceQueue<Object>().remove();
  }

  // ---- what comes, or has a limit --------------------------------------------------------------

  @Expect(outcomes = "7", executions = 1, uncontrolled = "a socket at " + HERE + "clientFirst")
  public static String clientFirst() throws IOException {
    try (ServerSocket server = new ServerSocket()) {
      server.bind(anyPort());
      try (Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
          Socket accepted = server.accept()) {
        accepted.getOutputStream().write(7);
        return "" + client.getInputStream().read();
      }
    }
  }

  @Expect(outcomes = "1", executions = 1, uncontrolled = "a pipe at " + HERE + "filledPipe")
  public static String filledPipe() throws IOException {
    Pipe pipe = Pipe.open();
    pipe.sink().write(ByteBuffer.allocate(1));
    int read = pipe.source().read(ByteBuffer.allocate(1));
    pipe.sink().close();
    pipe.source().close();
    return "" + read;
  }

  @Expect(outcomes = "-1", executions = 1, uncontrolled = "a pipe at " + HERE + "notBlocking")
  public static String notBlocking() throws IOException {
    Pipe pipe = Pipe.open();
    pipe.source().configureBlocking(false);
    int read = pipe.source().read(ByteBuffer.allocate(1)) - 1;
    pipe.sink().close();
    pipe.source().close();
    return "" + read;
  }

  @Expect(outcomes = "hi 0", executions = 1, uncontrolled = "starting a process at " + HERE)
  public static String echo() throws Exception {
    Process process = started("echo", "hi");
    String said = new String(process.getInputStream().readAllBytes()).strip();
    return said + " " + process.waitFor();
  }

  @Expect(outcomes = "late", executions = 1, uncontrolled = "a socket at " + HERE + "shortLimit")
  public static String shortLimit() throws IOException {
    try (DatagramSocket socket = new DatagramSocket(anyPort())) {
      socket.setSoTimeout(10);
      socket.receive(new DatagramPacket(new byte[1], 1));
      return "early";
    } catch (SocketTimeoutException late) {
      return "late";
    }
  }

  @Expect(outcomes = "0", executions = 1)
  public static String deviceThatIsAlwaysReady() throws IOException {
    try (InputStream in = new FileInputStream("/dev/zero")) {
      return "" + in.read();
    }
  }

  /** The JDK has a thread that does this, and waits for it. */
  @Expect(outcomes = "true", executions = 1, uncontrolled = "the thread 'FileSystemWatchService'")
  public static String registeredDirectory() throws Exception {
    Path directory = directory("registered");
    try (WatchService watch = FileSystems.getDefault().newWatchService()) {
      return "" + directory.register(watch, StandardWatchEventKinds.ENTRY_CREATE).isValid();
    }
  }

  /** A thread that the JDK has started may still wake this one: no deadlock. */
  @Expect(uncontrolled = "a socket at " + HERE + "asynchronousChannel")
  public static String asynchronousChannel() throws Exception {
    AsynchronousServerSocketChannel.open().bind(anyPort()).accept().get();
    return "";
  }
}
