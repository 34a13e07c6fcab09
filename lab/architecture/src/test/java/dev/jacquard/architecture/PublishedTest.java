package dev.jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** What is published says the same of itself, although the BOM has no parent to take it from. */
class PublishedTest {
  private static final Document PARENT = pom("pom.xml");
  private static final Document BOM = pom("bom/pom.xml");

  private static Document pom(String name) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(Path.of("..", "..").resolve(name).toFile());
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new IllegalStateException(name, e);
    }
  }

  private static String child(Document pom, String name) {
    return children(pom.getDocumentElement(), name).get(0).getTextContent();
  }

  private static List<Element> children(Element parent, String name) {
    return IntStream.range(0, parent.getChildNodes().getLength())
        .mapToObj(parent.getChildNodes()::item)
        .filter(Element.class::isInstance)
        .map(Element.class::cast)
        .filter(element -> element.getTagName().equals(name))
        .toList();
  }

  @Test
  void theBomIsOfTheSameVersion() {
    assertThat(child(BOM, "version")).isEqualTo(child(PARENT, "version"));
  }

  @Test
  void bothHaveWhatMavenCentralAsksFor() {
    for (String name : List.of("licenses", "developers", "scm", "url")) {
      assertThat(child(BOM, name)).as(name).isNotBlank().isEqualTo(child(PARENT, name));
    }
    assertThat(child(BOM, "description")).isNotBlank();
    assertThat(child(PARENT, "description")).isNotBlank();
  }
}
