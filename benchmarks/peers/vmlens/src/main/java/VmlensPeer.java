import com.vmlens.api.AllInterleavings;
import com.vmlens.api.AllInterleavingsBuilder;
import java.util.function.BiFunction;

/** VMLens' loop over the interleavings of one program; its agent has to be there. */
public final class VmlensPeer implements BiFunction<Runnable, Integer, String> {
  @Override
  public String apply(Runnable program, Integer most) {
    try (AllInterleavings all =
        new AllInterleavingsBuilder().withMaximumIterations(most).build("program")) {
      while (all.hasNext()) {
        program.run();
      }
      return "";
    } catch (AssertionError failure) {
      return "assertion: " + failure.getMessage();
    } catch (RuntimeException | Error other) {
      return "trouble: " + other;
    }
  }
}
