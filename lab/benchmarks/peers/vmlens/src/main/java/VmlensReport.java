import com.anarsoft.race.detection.main.ProcessEvents;
import com.anarsoft.race.detection.process.run.ProcessRunContextBuilder;
import com.vmlens.report.ResultForVerify;
import java.nio.file.Path;

/**
 * Counts the data races in what the agent has written: its words are that folder and one for the
 * report.
 */
public final class VmlensReport {
  private VmlensReport() {}

  public static void main(String[] words) {
    ResultForVerify result =
        new ProcessEvents(
                Path.of(words[0]), Path.of(words[1]), new ProcessRunContextBuilder().build())
            .process();
    if (result.noTestsRun()) {
      throw new IllegalStateException("the agent has written nothing to " + words[0]);
    }
    System.out.println("data races: " + result.dataRaceCount());
  }
}
