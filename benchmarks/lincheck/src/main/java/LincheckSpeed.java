import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Locale;
import org.jetbrains.lincheck.Lincheck;

/** Invocations per second of Lincheck's model checking, on one program. */
public final class LincheckSpeed {
  private static final int MOST_INVOCATIONS = 10_000;
  private static final int CALLS = 12;
  private static final long MOST_NANOS = 60_000_000_000L;

  /** Outside the heap: Lincheck puts back the fields that an invocation changes. */
  private static final ByteBuffer INVOCATIONS = ByteBuffer.allocateDirect(Long.BYTES);

  private LincheckSpeed() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Runnable program = (Runnable) Class.forName(arguments[0]).getConstructor().newInstance();
    OperatingSystemMXBean system =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    double[] wall = new double[CALLS];
    double[] processor = new double[CALLS];
    long begin = System.nanoTime();
    int calls = 0;
    while (calls < CALLS && System.nanoTime() - begin < MOST_NANOS) {
      INVOCATIONS.putLong(0, 0);
      long start = System.nanoTime();
      long spent = system.getProcessCpuTime();
      Lincheck.runConcurrentTest(MOST_INVOCATIONS, () -> invoke(program));
      wall[calls] = INVOCATIONS.getLong(0) * 1e9 / (System.nanoTime() - start);
      processor[calls] = INVOCATIONS.getLong(0) * 1e9 / (system.getProcessCpuTime() - spent);
      calls++;
    }
    System.out.printf(
        Locale.ROOT,
        "%-20s %,7d invocations in each of %2d calls; invocations/s: wall median %,7.0f best"
            + " %,7.0f, processor median %,7.0f best %,7.0f%n",
        program.getClass().getSimpleName(),
        INVOCATIONS.getLong(0),
        calls,
        median(wall, calls),
        best(wall, calls),
        median(processor, calls),
        best(processor, calls));
    System.exit(0);
  }

  private static void invoke(Runnable program) {
    INVOCATIONS.putLong(0, INVOCATIONS.getLong(0) + 1);
    program.run();
  }

  private static double median(double[] rates, int count) {
    return Arrays.stream(rates, 0, count).sorted().toArray()[count / 2];
  }

  private static double best(double[] rates, int count) {
    return Arrays.stream(rates, 0, count).max().orElseThrow();
  }
}
