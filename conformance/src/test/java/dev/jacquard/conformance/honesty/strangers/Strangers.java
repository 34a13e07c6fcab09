package dev.jacquard.conformance.honesty.strangers;

import dev.jacquard.conformance.Expect;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.spi.ToolProvider;

/** Programs whose code runs where Jacquard has no control. */
public final class Strangers {
  private Strangers() {}

  /** What the JDK calls when a file has been read. */
  private static final class Reader implements CompletionHandler<Integer, Object> {
    private int calls;

    @Override
    public void completed(Integer read, Object attachment) {
      calls++;
    }

    @Override
    public void failed(Throwable thrown, Object attachment) {
      calls++;
    }
  }

  @Expect(
      executions = 1,
      uncontrolled =
          "which Jacquard did not start, executes"
              + " dev.jacquard.conformance.honesty.strangers.Strangers$Reader.completed"
              + " (Strangers.java:")
  public static String foreignThread() throws IOException {
    Path file = Files.createTempFile("strangers", ".txt");
    long end = System.nanoTime();
    try (AsynchronousFileChannel channel = AsynchronousFileChannel.open(file)) {
      channel.read(ByteBuffer.allocate(1), 0, null, new Reader());
      for (int i = 0; i < 300_000; i++) { // long enough for the other thread to come
        end += Integer.toString(i).hashCode();
      }
    } finally {
      Files.delete(file);
    }
    return "" + (end == 0);
  }

  private static final class Finalized {
    private static final AtomicInteger ENDS = new AtomicInteger();

    @Override
    @SuppressWarnings({"deprecation", "removal"}) // what old programs do
    protected void finalize() {
      ENDS.incrementAndGet();
    }
  }

  @Expect(
      executions = 1,
      uncontrolled =
          "the finalizer of dev.jacquard.conformance.honesty.strangers.Strangers$Finalized, an"
              + " object of which is made at"
              + " dev.jacquard.conformance.honesty.strangers.Strangers$Finalized.<init>")
  public static String finalizer() {
    return new Finalized().getClass().getSimpleName();
  }

  @Expect(executions = 1, uncontrolled = "', which the JDK started for itself")
  public static String cleaner() {
    Cleaner cleaner = Cleaner.create();
    return "" + (cleaner.register(new Object(), () -> {}) == null);
  }

  private static native int callOutside(int number);

  @Expect(
      executions = 1,
      uncontrolled =
          "calling the native method"
              + " dev.jacquard.conformance.honesty.strangers.Strangers.callOutside at"
              + " dev.jacquard.conformance.honesty.strangers.Strangers.nativ")
  public static String nativeMethod() {
    try {
      return "" + callOutside(1);
    } catch (UnsatisfiedLinkError none) {
      return "not linked";
    }
  }

  @Expect(
      executions = 1,
      uncontrolled =
          "a shutdown hook, which is never run, at dev.jacquard.conformance.honesty.strangers"
              + ".Strangers.shutdownHook (Strangers.java:")
  public static String shutdownHook() {
    Thread hook = new Thread(() -> {});
    Runtime.getRuntime().addShutdownHook(hook);
    return "" + Runtime.getRuntime().removeShutdownHook(hook);
  }

  @Expect(executions = 1, uncontrolled = "asking for a garbage collection at ")
  public static String garbageCollection() {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    System.gc();
    return "" + (reference.get() == null);
  }

  @Expect(executions = 1, uncontrolled = "waiting for the garbage collector at ")
  public static String queueOfReferences() throws InterruptedException {
    return "" + new ReferenceQueue<Object>().remove(1);
  }

  @Expect(
      executions = 1,
      uncontrolled =
          "the class dev.jacquard.conformance.honesty.strangers.Strangers, which a loader apart"
              + " from the program's has loaded")
  public static String classLoader() throws IOException, ClassNotFoundException {
    URL here = Strangers.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {here}, null)) {
      return "" + (loader.loadClass(Strangers.class.getName()) == Strangers.class);
    }
  }

  @Expect(
      executions = 1,
      uncontrolled =
          "a tool of the JDK, which is not rewritten, at"
              + " dev.jacquard.conformance.honesty.strangers.Strangers.tool (Strangers.java:")
  public static String tool() {
    return ToolProvider.findFirst("jar").map(ToolProvider::name).orElse("");
  }
}
