package dev.jacquard.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of this checkout. */
class SiteTest {
  private static final Path CHECKOUT = Path.of("..", "..");
  private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    assertThat(Site.of(CHECKOUT).write(folder)).isGreaterThan(50);
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }

  @Test
  void theMenuHasEveryTextOfTheDocumentation() throws IOException {
    try (Stream<Path> texts = Files.list(CHECKOUT.resolve("docs"))) {
      assertThat(Contents.files())
          .containsAll(
              texts
                  .map(file -> "docs/" + file.getFileName())
                  .filter(file -> file.endsWith(".md"))
                  .toList());
    }
  }

  @Test
  void everyAddressLeadsSomewhere() throws IOException {
    List<String> dead = new ArrayList<>();
    for (Path page : pages()) {
      Matcher address = ADDRESS.matcher(Files.readString(page));
      while (address.find()) {
        if (!leadsSomewhere(page, address.group(1))) {
          dead.add(folder.relativize(page) + " -> " + address.group(1));
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static boolean leadsSomewhere(Path page, String address) throws IOException {
    String source = "https://github.com/jacquard-dev/jacquard/blob/main/";
    if (address.startsWith(source)) {
      return Files.exists(
          CHECKOUT.resolve(address.substring(source.length()).replaceAll("#.*", "")));
    }
    if (address.matches("[a-z]+:.*")) {
      return true;
    }
    String[] parts = address.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    if (!Files.isRegularFile(target)) {
      return false;
    }
    return parts.length == 1
        || !target.toString().endsWith(".html")
        || Files.readString(target).contains("id=\"" + parts[1] + "\"");
  }

  @Test
  void titlesAreThoseOfTheTexts() throws IOException {
    assertThat(Files.readString(folder.resolve("docs/junit.html")))
        .contains("<title>JUnit tests in every interleaving - Jacquard</title>");
  }

  @Test
  void noPageNeedsAnotherHost() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page))
          .as(page.toString())
          .doesNotContainPattern("(?:src|<link[^>]*href)=\"(?:https?:)?//");
    }
  }

  @Test
  void theSearchKnowsEverySection() throws IOException {
    String index = Files.readString(folder.resolve("search-index.js"));
    for (Path page : pages()) {
      Matcher heading = Pattern.compile("<h[123] id=\"([^\"]*)\"").matcher(Files.readString(page));
      while (heading.find()) {
        assertThat(index)
            .contains(
                folder.relativize(page).toString().replace('\\', '/') + "#" + heading.group(1));
      }
    }
  }

  @Test
  void tablesAndExamplesOfTheTextsAreThere() throws IOException {
    assertThat(Files.readString(folder.resolve("docs/build-tools.html")))
        .contains("<table>", "<pre><code class=\"language-xml\">", "&lt;groupId&gt;");
  }
}
