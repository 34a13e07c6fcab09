package dev.jacquard.model.diagram.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.SearchOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@code docs/models.md} shows is what happens. */
class DocumentedModelTest {
  private static final Path PAGE = Path.of("..", "docs", "models.md");

  @Test
  void theModelOnThePageHasTheStatesOfThePaper() throws IOException {
    String text = Files.readString(PAGE).split("## Diagrams as text")[1].split("```\n")[1];
    Diagram diagram = new Diagram(ModelParser.parse("page", text, Map.of()));
    SearchOptions options = SearchOptions.standard();
    assertThat(BreadthFirst.search(diagram, StateSymmetry.NONE, options).states()).isEqualTo(22);
    assertThat(diagram.adaptive(options).states()).isEqualTo(9);
  }

  @Test
  void theMistakeOnThePageIsShownLikeThat() throws IOException {
    String text =
        """
        model ring
        processes 3
        states N T C
        process turn = 1



        edge N -> T
        edge T -> C when turn = selv
        """;
    SyntaxException error =
        catchThrowableOfType(
            SyntaxException.class, () -> ModelParser.parse("ring.model", text, Map.of()));
    assertThat(Files.readString(PAGE)).contains(error.getMessage() + "\n" + error.excerpt(text));
  }
}
