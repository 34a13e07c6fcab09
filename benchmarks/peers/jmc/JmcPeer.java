import java.util.function.BiFunction;
import org.mpi_sws.jmc.checker.JmcCheckerConfiguration;
import org.mpi_sws.jmc.checker.JmcFunctionalTestTarget;
import org.mpi_sws.jmc.checker.JmcModelChecker;
import org.mpi_sws.jmc.checker.exceptions.JmcCheckerException;

/** JMC's optimal strategy on one program; its agent has to be there. */
public final class JmcPeer implements BiFunction<Runnable, Integer, String> {
  @Override
  public String apply(Runnable program, Integer most) {
    try {
      JmcCheckerConfiguration configuration =
          new JmcCheckerConfiguration.Builder().strategyType("trust").numIterations(most).build();
      new JmcModelChecker(configuration)
          .check(new JmcFunctionalTestTarget("program", program::run));
      return "";
    } catch (JmcCheckerException found) {
      return kind(String.valueOf(found.getMessage())) + ": " + found.getMessage();
    }
  }

  private static String kind(String message) {
    if (message.toLowerCase().contains("deadlock")) {
      return "deadlock";
    }
    return message.contains("Assertion") ? "assertion" : "trouble";
  }
}
