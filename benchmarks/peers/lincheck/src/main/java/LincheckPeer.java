import java.util.function.BiFunction;
import org.jetbrains.lincheck.Lincheck;
import org.jetbrains.lincheck.LincheckAssertionError;

/** Lincheck's model checking of one program. */
public final class LincheckPeer implements BiFunction<Runnable, Integer, String> {
  /** The title, and the first line of what was thrown. */
  private static final int LINES = 4;

  @Override
  public String apply(Runnable program, Integer most) {
    try {
      Lincheck.runConcurrentTest(most, program::run);
      return "";
    } catch (LincheckAssertionError found) {
      return kind(String.valueOf(found.getMessage()));
    }
  }

  /** By the title of its report and by what was thrown, which comes before the interleaving. */
  private static String kind(String report) {
    String head = report.lines().limit(LINES).reduce("", (a, b) -> a + " " + b).strip();
    if (head.contains("deadlock") || head.contains("has hung")) {
      return "deadlock: " + head;
    }
    return head.contains("AssertionError") ? "assertion: " + head : "trouble: " + head;
  }
}
