import com.anarsoft.race.detection.main.ProcessEvents;
import com.anarsoft.race.detection.process.run.ProcessRunContextBuilder;
import java.nio.file.Path;

/** Counts the data races in what the agent has written: its words are that folder and one for the report. */
public final class VmlensReport {
  private VmlensReport() {}

  public static void main(String[] words) {
    int races =
        new ProcessEvents(
                Path.of(words[0]), Path.of(words[1]), new ProcessRunContextBuilder().build())
            .process()
            .dataRaceCount();
    System.out.println("data races: " + races);
  }
}
