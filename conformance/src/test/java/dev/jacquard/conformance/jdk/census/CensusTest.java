package dev.jacquard.conformance.jdk.census;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.jdk.census.Judgement.Promise;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Two threads use one instance of every public class of the JDK that has state. What becomes of it
 * is the table of docs/jdk/census.md, which {@code -Dgolden.update=true} writes anew; look at the
 * difference before you commit it. A class that is controlled better than the table says is no
 * failure: the table tells it when it is written next.
 */
class CensusTest {
  /** To look at some classes only, for example {@code -Dcensus.only=java.io.*}. */
  private static final String ONLY = System.getProperty("census.only", ".*");

  private static final int NEWER = 25;
  private static final String SINCE = " since " + NEWER;

  @Test
  void everyClassIsControlledAsTheTableSays() throws IOException {
    Map<String, String> promises = new TreeMap<>();
    Map<String, String> controls = new TreeMap<>();
    List<String> wrong = new ArrayList<>();
    Remarks documented = CensusFiles.documented();
    Remarks deviations = CensusFiles.deviations();
    List<Recipe> recipes = new ArrayList<>();
    for (Recipe recipe : CensusFiles.recipes()) {
      if (!recipe.writes().isEmpty() && recipe.name().matches(ONLY)) {
        promises.put(recipe.name(), word(promise(documented, recipe)));
        recipes.add(recipe);
      }
    }
    Census.take(recipes)
        .forEach(
            (name, outcomes) -> {
              Judgement judgement =
                  Judgement.of(
                      Promise.valueOf(promises.get(name).toUpperCase(Locale.ROOT)), outcomes);
              controls.put(name, judgement.control());
              if (judgement.wrong().isPresent() && deviations.of(name).isEmpty()) {
                wrong.add(name + ": " + judgement.wrong().get());
              }
            });
    CensusTable table = CensusTable.read();
    if (Boolean.getBoolean("golden.update")) {
      table.update(promises, controls);
      table.write();
    }
    assertThat(wrong).isEmpty();
    List<String> other = new ArrayList<>();
    controls.forEach(
        (name, control) -> {
          String told = table.control(name);
          boolean known = told.startsWith(Judgement.WRONG) && deviations.of(name).isPresent();
          if (!known && !Judgement.isAsGood(control, told)) {
            other.add(name + " is '" + control + "', and not '" + told + "'");
          }
        });
    assertThat(other).as("docs/jdk/census.md says otherwise").isEmpty();
  }

  @Test
  void onlyWhatIsWrongIsAKnownDeviation() throws IOException {
    assertThat(CensusTable.read().wrong())
        .containsExactlyInAnyOrderElementsOf(CensusFiles.deviations().all().keySet());
  }

  private static Promise promise(Remarks documented, Recipe recipe) {
    Optional<String> since =
        Optional.ofNullable(documented.all().get(recipe.name() + SINCE))
            .filter(text -> Runtime.version().feature() >= NEWER);
    return since
        .or(() -> documented.of(recipe.name()))
        .map(text -> Promise.valueOf(text.substring(0, text.indexOf(':')).toUpperCase(Locale.ROOT)))
        .orElse(Promise.UNSAFE);
  }

  private static String word(Promise promise) {
    return promise.name().toLowerCase(Locale.ROOT);
  }
}
