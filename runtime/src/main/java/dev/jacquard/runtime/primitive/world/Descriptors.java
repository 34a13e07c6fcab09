package dev.jacquard.runtime.primitive.world;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/** Whether something can be read or written at once, as the operating system says. */
final class Descriptors {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandle POLL;
  private static final MethodHandle NUMBERED;
  private static final short IN;
  private static final short OUT;

  static {
    try {
      MethodHandles.Lookup lookup = trusted();
      Class<?> net = Class.forName("sun.nio.ch.Net");
      POLL =
          lookup.findStatic(
              net,
              "poll",
              MethodType.methodType(int.class, FileDescriptor.class, int.class, long.class));
      NUMBERED =
          lookup.findStatic(
              Class.forName("sun.nio.ch.IOUtil"),
              "newFD",
              MethodType.methodType(FileDescriptor.class, int.class));
      IN = (short) lookup.findStaticGetter(net, "POLLIN", short.class).invoke();
      OUT = (short) lookup.findStaticGetter(net, "POLLOUT", short.class).invoke();
    } catch (Throwable absent) {
      throw new IllegalStateException("this JDK can't be asked whether a call would wait", absent);
    }
  }

  private Descriptors() {}

  /** The channels of the JDK are not open to us, nor to anybody else. */
  private static MethodHandles.Lookup trusted() throws NoSuchFieldException {
    Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
    return (MethodHandles.Lookup)
        UNSAFE.getReference(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field));
  }

  /** Whether it can be read within so many milliseconds, or there is nothing to wait for. */
  static boolean canBeRead(FileDescriptor descriptor, long millis) {
    return isReady(descriptor, IN, millis);
  }

  /** Whether it can be written within so many milliseconds, or there is nothing to wait for. */
  static boolean canBeWritten(FileDescriptor descriptor, long millis) {
    return isReady(descriptor, OUT, millis);
  }

  /** The descriptor with a number. */
  static FileDescriptor numbered(int number) {
    try {
      return (FileDescriptor) NUMBERED.invoke(number);
    } catch (Throwable bug) {
      throw new IllegalStateException(bug);
    }
  }

  private static boolean isReady(FileDescriptor descriptor, int event, long millis) {
    if (descriptor == null || !descriptor.valid()) {
      return true; // the call will complain
    }
    try {
      return (int) POLL.invoke(descriptor, event, millis) != 0;
    } catch (IOException broken) {
      return true; // the call will complain
    } catch (Throwable bug) {
      throw new IllegalStateException(bug);
    }
  }
}
