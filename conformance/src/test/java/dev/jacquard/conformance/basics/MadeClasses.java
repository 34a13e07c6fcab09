package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.reflect.Proxy;

/** Classes that the JDK makes at run time: what is called through them is under control. */
public final class MadeClasses {
  private MadeClasses() {}

  private static final class Cell {
    int value;
  }

  private static Runnable proxy(Runnable behind) {
    return (Runnable)
        Proxy.newProxyInstance(
            MadeClasses.class.getClassLoader(),
            new Class<?>[] {Runnable.class},
            (self, method, arguments) -> method.invoke(behind));
  }

  @Expect(failures = "race")
  public static String sharedBehindAProxy() throws Exception {
    Cell cell = new Cell();
    Runnable proxy = proxy(() -> cell.value++);
    Run.both(proxy, proxy);
    return "";
  }

  @Expect(outcomes = "2")
  public static String lockedBehindAProxy() throws Exception {
    Cell cell = new Cell();
    Runnable proxy =
        proxy(
            () -> {
              synchronized (cell) {
                cell.value++;
              }
            });
    Run.both(proxy, proxy);
    return "" + cell.value;
  }
}
