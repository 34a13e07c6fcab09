package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import jdk.internal.misc.Unsafe;

/**
 * Calls that wait for the world outside of the JVM: methods of the JDK begin by telling that they
 * may. While one thread waits no other one runs, so what another thread of the program would bring
 * never comes. If it does not come from outside in a while either, the run ends before the call.
 *
 * <p>Calls with a time limit of their own that is not longer go on: they come to an end.
 */
public final class BlockingCalls {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long MILLISECOND = 1_000_000; // in nanoseconds

  /** The type of a file is in these bits of its mode, and this is a named pipe. */
  private static final int TYPE = 0xF000;

  private static final int NAMED_PIPE = 0x1000;

  /** How long the calls of a run have waited that had a time limit. Made when it is needed. */
  private static final class Spent {
    static final RunState.Key<long[]> KEY = new RunState.Key<>(() -> new long[1]);
  }

  /** How many milliseconds a run may go without a step. */
  private static volatile long patience = 10_000;

  /** The time limit, in milliseconds, of the call that the running thread is in; 0 if none. */
  private static long limit;

  private BlockingCalls() {}

  /** From now on a run may go so long without a step. */
  public static void patience(long millis) {
    patience = millis;
  }

  /** For what another process does: less than the patience, so that nobody ends the JVM first. */
  private static long forProcesses() {
    return patience / 2;
  }

  /** For what may come from another thread as well, and then never does. */
  private static long forConnections() {
    return patience / 10;
  }

  /** The call that begins has a time limit in nanoseconds, or none if that is 0. */
  public static void limitsNanos(String what, long nanos) {
    if (Control.on()) {
      limit = nanos <= 0 ? 0 : Math.max(1, nanos / MILLISECOND);
    }
  }

  /** The call that begins has a time limit in milliseconds, or none if that is negative. */
  public static void limitsMillis(String what, long millis) {
    if (Control.on()) {
      limit = Math.max(0, millis);
    }
  }

  /** A channel is read, or a connection is accepted from it. */
  public static void reads(String what, Object channel, boolean blocking) {
    if (blocking && Control.on()) {
      reads(Control.execution(), what, channel);
    }
  }

  @Enters
  private static void reads(Execution execution, String what, Object channel) {
    awaitDescriptor(execution, what, HiddenFields.descriptor(channel), true, limit());
  }

  /** A channel is written. */
  public static void writes(String what, Object channel, boolean blocking) {
    if (blocking && Control.on()) {
      writes(Control.execution(), what, channel);
    }
  }

  @Enters
  private static void writes(Execution execution, String what, Object channel) {
    awaitDescriptor(execution, what, HiddenFields.descriptor(channel), false, limit());
  }

  /** A socket is read, or a connection is accepted from it. */
  public static void readsSocket(String what, Object socket) {
    if (Control.on()) {
      readsSocket(Control.execution(), what, socket);
    }
  }

  @Enters
  private static void readsSocket(Execution execution, String what, Object socket) {
    awaitDescriptor(
        execution,
        what,
        HiddenFields.descriptor(socket),
        true,
        HiddenFields.integer(socket, "timeout"));
  }

  /** A socket is written. */
  public static void writesSocket(String what, Object socket) {
    if (Control.on()) {
      writesSocket(Control.execution(), what, socket);
    }
  }

  @Enters
  private static void writesSocket(Execution execution, String what, Object socket) {
    awaitDescriptor(execution, what, HiddenFields.descriptor(socket), false, 0);
  }

  /** A selector waits until something can be done with one of its channels. */
  public static void selects(String what, Object selector, boolean blocking) {
    if (blocking && Control.on()) {
      selects(Control.execution(), what, selector);
    }
  }

  @Enters
  private static void selects(Execution execution, String what, Object selector) {
    for (String field : new String[] {"epfd", "kqfd"}) {
      if (HiddenFields.has(selector, field)) {
        FileDescriptor descriptor = Descriptors.numbered(HiddenFields.integer(selector, field));
        awaitDescriptor(execution, what, descriptor, true, limit());
        return;
      }
    }
  }

  /** A thread of asynchronous channels waits until something can be done with one of them. */
  public static void selectsPort(String what, Object task) {
    if (Control.on()) {
      selects(Control.execution(), what, HiddenFields.reference(task, "this$0"));
    }
  }

  /** A stream is read that may come from a process or a device. */
  public static void readsStream(String what, Object stream) {
    if (Control.on()) {
      readsStream(Control.execution(), what, stream);
    }
  }

  @Enters
  private static void readsStream(Execution execution, String what, Object stream) {
    String path = (String) HiddenFields.reference(stream, "path");
    if (path == null || !new File(path).isFile()) {
      if (!Descriptors.canBeRead(HiddenFields.descriptor(stream), forProcesses())) {
        block(execution, what);
      }
    }
  }

  /** A file is opened by its name. */
  @Tells("it only looks at what sort of file it is")
  public static void opens(String what, String path) {
    if (Control.on()) {
      opens(Control.execution(), what, Path.of(path));
    }
  }

  /** A file is opened by its path. */
  @Tells("it only looks at what sort of file it is")
  public static void opens(String what, Path path) {
    if (Control.on()) {
      opens(Control.execution(), what, path);
    }
  }

  @Enters
  private static void opens(Execution execution, String what, Path path) {
    File file = path.toFile();
    if (!file.isFile() && file.exists() && !file.isDirectory() && isNamedPipe(path)) {
      block(execution, what); // until somebody opens the other end
    }
  }

  private static boolean isNamedPipe(Path path) {
    try {
      return ((Integer) Files.getAttribute(path, "unix:mode") & TYPE) == NAMED_PIPE;
    } catch (IOException | RuntimeException unknown) {
      return false;
    }
  }

  /** A file is locked, which another process may have done before. */
  public static void locks(String what, Object file, long position, long size, boolean shared) {
    if (Control.on()) {
      locks(Control.execution(), what, (FileChannel) file, position, size, shared);
    }
  }

  @Enters
  private static void locks(
      Execution execution,
      String what,
      FileChannel file,
      long position,
      long size,
      boolean shared) {
    await(
        execution,
        what,
        0,
        forProcesses(),
        () -> {
          try (FileLock lock = file.tryLock(position, size, shared)) {
            return lock != null;
          } catch (IOException | RuntimeException refused) {
            return true; // the call will complain
          }
        });
  }

  /** A process is started, whose end wakes threads that wait for it. */
  public static void startsProcess(String what) {
    if (Control.on()) {
      startsProcess(Control.execution());
    }
  }

  @Enters
  private static void startsProcess(Execution execution) {
    execution.limits().hasForeign();
  }

  /** Somebody waits for the end of a process. */
  public static void awaitsProcess(String what, Object process) {
    if (Control.on()) {
      awaitsProcess(Control.execution(), what, (Process) process, 0);
    }
  }

  /** Somebody waits for the end of a process, but not for ever. */
  public static void awaitsProcess(String what, Object process, long timeout, TimeUnit unit) {
    if (Control.on() && timeout > 0) {
      awaitsProcess(
          Control.execution(), what, (Process) process, Math.max(1, unit.toMillis(timeout)));
    }
  }

  /**
   * Who holds the monitor of a process, on older JDKs, keeps it from knowing of its end; then the
   * operating system is asked.
   */
  @Enters
  private static void awaitsProcess(
      Execution execution, String what, Process process, long timeout) {
    await(
        execution,
        what,
        timeout,
        forProcesses(),
        () -> Thread.holdsLock(process) ? !process.toHandle().isAlive() : !process.isAlive());
  }

  /** Somebody waits for a change in a directory. */
  public static void watches(String what, Object service) {
    if (Control.on()) {
      watches(Control.execution(), what, service);
    }
  }

  @Enters
  private static void watches(Execution execution, String what, Object service) {
    Collection<?> changes = (Collection<?>) HiddenFields.reference(service, "pendingKeys");
    await(execution, what, 0, forProcesses(), () -> !changes.isEmpty());
  }

  /** The running thread would wait for something for ever, if it does not come by itself. */
  @Enters
  static void awaits(Execution execution, String what, long timeout, BooleanSupplier hasCome) {
    await(execution, what, timeout, forProcesses(), hasCome);
  }

  private static void block(Execution execution, String what) {
    execution.lives().abort(execution.limits().blocks(what));
  }

  private static long limit() {
    long present = limit;
    limit = 0;
    return present;
  }

  private static void awaitDescriptor(
      Execution execution, String what, FileDescriptor descriptor, boolean in, long timeout) {
    long longest = forConnections();
    boolean ends = timeout > 0 && timeout <= longest;
    long patient = ends ? 0 : longest;
    boolean ready =
        in
            ? Descriptors.canBeRead(descriptor, patient)
            : Descriptors.canBeWritten(descriptor, patient);
    if (!ready && !(ends && spend(execution, timeout) <= longest)) {
      block(execution, what);
    }
  }

  /** What calls with a time limit have waited in this run: some are made again and again. */
  private static long spend(Execution execution, long millis) {
    return execution.runState().get(Spent.KEY)[0] += millis;
  }

  private static void await(
      Execution execution, String what, long timeout, long longest, BooleanSupplier hasCome) {
    if (timeout > 0 && timeout <= longest) {
      return;
    }
    long begin = System.nanoTime();
    for (long time = 0; !hasCome.getAsBoolean(); time = System.nanoTime() - begin) {
      if (time > longest * MILLISECOND) {
        block(execution, what);
        return;
      }
      UNSAFE.park(false, MILLISECOND);
    }
  }
}
