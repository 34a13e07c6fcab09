package dev.jacquard.conformance.honesty.outdoors;

import dev.jacquard.conformance.Expect;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.Pipe;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Programs that reach outside of the JVM. */
public final class Outdoors {
  private static final String HERE = "dev.jacquard.conformance.honesty.outdoors.Outdoors.";
  private static final String NAME = "jacquard-outdoors-" + ProcessHandle.current().pid();

  private Outdoors() {}

  private static File file() {
    return new File(System.getProperty("java.io.tmpdir"), NAME);
  }

  private static Path directory() {
    return Path.of(System.getProperty("java.home"));
  }

  @Expect(outcomes = "true", executions = 1)
  public static String readingIsTheSameInEveryRun() throws IOException {
    Path release = directory().resolve("release");
    try (InputStream in = new FileInputStream(release.toFile())) {
      return "" + (in.read() >= 0 && Files.readString(release).contains("JAVA_VERSION"));
    }
  }

  @Expect(outcomes = "true", executions = 1)
  public static String classesAndResourcesAreOnlyRead() throws IOException {
    try (InputStream in = Outdoors.class.getResourceAsStream("Outdoors.class")) {
      return "" + (in != null && in.read() == 0xCA);
    }
  }

  @Expect(outcomes = "", executions = 1)
  public static String whatIsOnlyWrittenIsSeenByNobody() throws IOException {
    try (OutputStream out = new FileOutputStream(file())) {
      out.write(1);
    }
    try (OutputStream out = Files.newOutputStream(file().toPath(), StandardOpenOption.APPEND)) {
      out.write(1);
    }
    System.out.println("printed");
    return "";
  }

  @Expect(
      executions = 1,
      uncontrolled =
          "writing a file at "
              + HERE
              + "writtenAndRead (Outdoors.java:72), which other threads and later runs may see by"
              + " reading a file at "
              + HERE
              + "writtenAndRead (Outdoors.java:75)")
  public static String writtenAndRead() throws IOException {
    try (OutputStream out = new FileOutputStream(file())) {
      out.write(1);
    }
    try (InputStream in = new FileInputStream(file())) {
      return "" + in.read();
    }
  }

  @Expect(executions = 1, uncontrolled = HERE + "madeOnce (Outdoors.java:")
  public static String madeOnce() throws IOException {
    Path path = file().toPath();
    Files.deleteIfExists(path);
    try {
      Files.newByteChannel(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
      Files.newByteChannel(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
      return "made twice";
    } catch (FileAlreadyExistsException once) {
      return "made once";
    }
  }

  @Expect(executions = 1, uncontrolled = "making a file at " + HERE + "oldStyle")
  public static String oldStyle() throws IOException {
    file().delete();
    return "" + file().createNewFile() + file().exists() + file().delete();
  }

  @Expect(executions = 1, uncontrolled = "opening a file at " + HERE + "randomAccess")
  public static String randomAccess() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(file(), "rw")) {
      file.write(1);
      return "" + file.length();
    }
  }

  @Expect(executions = 1, uncontrolled = "locking a file at " + HERE + "fileLock")
  public static String fileLock() throws IOException {
    try (FileChannel channel =
        FileChannel.open(file().toPath(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock().release();
      return "";
    }
  }

  @Expect(executions = 1, uncontrolled = "a socket at " + HERE + "socket")
  public static String socket() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return "" + (socket.getLocalPort() > 0);
    }
  }

  @Expect(executions = 1, uncontrolled = "looking up a host at " + HERE + "host")
  public static String host() throws IOException {
    return "" + InetAddress.getByName("localhost").isLoopbackAddress();
  }

  @Expect(executions = 1, uncontrolled = "a pipe at " + HERE + "pipe")
  public static String pipe() throws IOException {
    Pipe pipe = Pipe.open();
    pipe.source().close();
    pipe.sink().close();
    return "";
  }

  @Expect(executions = 1, uncontrolled = "starting a process at " + HERE + "process")
  public static String process() throws IOException {
    try {
      return "" + new ProcessBuilder("/no/such/program").start();
    } catch (IOException none) {
      return "none";
    }
  }

  @Expect(executions = 1, uncontrolled = "loading a native library at " + HERE + "nativeLibrary")
  public static String nativeLibrary() {
    try {
      System.loadLibrary("jacquard-has-none");
      return "loaded";
    } catch (UnsatisfiedLinkError none) {
      return "none";
    }
  }
}
