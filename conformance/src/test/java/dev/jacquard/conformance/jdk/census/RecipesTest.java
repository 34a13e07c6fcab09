package dev.jacquard.conformance.jdk.census;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The recipes are about every public class with state. {@code -Dcensus.find=true} looks for recipes
 * of classes that have none, by trying.
 */
class RecipesTest {
  @TempDir private Path folder;

  @Test
  void everyClassHasARecipeOrAReason() throws Exception {
    if (Boolean.getBoolean("census.find")) {
      find();
    }
    Set<String> known = types(CensusFiles.recipes());
    Remarks notTried = CensusFiles.notTried();
    Remarks leftOut = CensusFiles.leftOut();
    List<String> missing = new ArrayList<>();
    for (Class<?> type : JdkClasses.all()) {
      String name = type.getCanonicalName();
      if (!known.contains(name)
          && !Modifier.isAbstract(type.getModifiers())
          && notTried.of(name).isEmpty()
          && leftOut.of(name).isEmpty()) {
        missing.add(name);
      }
    }
    assertThat(missing).isEmpty();
  }

  private static Set<String> types(List<Recipe> recipes) {
    Set<String> types = new HashSet<>();
    recipes.forEach(recipe -> types.add(recipe.type()));
    return types;
  }

  private void find() throws Exception {
    List<Recipe> found = new ArrayList<>(CensusFiles.found());
    Set<String> known = types(found);
    known.addAll(types(CensusFiles.byHand()));
    Remarks notTried = CensusFiles.notTried();
    List<Class<?>> untried = new ArrayList<>();
    for (Class<?> type : JdkClasses.all()) {
      String name = type.getCanonicalName();
      if (!known.contains(name) && notTried.of(name).isEmpty()) {
        untried.add(type);
      }
    }
    found.addAll(new RecipeFinder(folder).find(untried));
    CensusFiles.write(found);
  }
}
