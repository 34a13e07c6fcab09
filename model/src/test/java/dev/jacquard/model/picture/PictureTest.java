package dev.jacquard.model.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.ReadersWriters;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class PictureTest {
  private static final String NASTY = "a\"; b -> <script>alert('&')</script>\\\u0001\n]]>";

  @Test
  void svgIsXmlWithABoxForEveryStateOfBothGraphs() throws Exception {
    Document svg = parse(picture("guests", StateSymmetry.PROCESSES).in(Picture.Format.SVG));
    assertThat(nodes(svg)).hasSize(10 + 27);
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("guests");
  }

  @Test
  void statesOfOneOrbitAndOnlyThoseHaveOneColour() throws Exception {
    Document svg = parse(picture("guests", StateSymmetry.PROCESSES).in(Picture.Format.SVG));
    Map<String, String> colours = new HashMap<>();
    Map<String, String> orbits = new HashMap<>();
    for (Element node : nodes(svg)) {
      String[] words = node.getElementsByTagName("text").item(0).getTextContent().split(" ");
      Arrays.sort(words);
      String orbit = String.join(" ", words);
      String colour = ((Element) node.getElementsByTagName("rect").item(0)).getAttribute("fill");
      assertThat(colours.computeIfAbsent(orbit, o -> colour)).isEqualTo(colour);
      assertThat(orbits.computeIfAbsent(colour, c -> orbit)).isEqualTo(orbit);
    }
    assertThat(colours).hasSize(10);
  }

  /** The orbits of Wahl 2007, figure 3; their sizes by hand. */
  @Test
  void adaptiveOrbitsOfReadersAndWritersAreThoseOfThePaper() {
    Picture picture = Picture.of(ReadersWriters.of(2, 1), StateSymmetry.ADAPTIVE, 300);
    List<StateGraph.Node> orbits = picture.panels().get(0).graph().nodes();
    Map<String, Long> sizes = new TreeMap<>();
    for (int orbit : picture.panels().get(1).orbit()) {
      sizes.merge(String.join("", orbits.get(orbit).values().values()), 1L, Long::sum);
    }
    assertThat(sizes)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "NNN|1,2,3|", 1L,
                "NNT|1,2,3|", 3L,
                "NTT|1,2,3|", 3L,
                "NNC|1,2,3|", 3L,
                "TTT|1,2,3|", 1L,
                "NTC|1,2,3|", 6L,
                "TTC|1,2,3|", 3L,
                "CCN|1,2|3|", 1L,
                "CCT|1,2|3|", 1L));
  }

  @Test
  void orbitWithOneStuckStateIsMarked() {
    DescriptionBuilder diagram = Description.of("stuck", 2);
    LocalState out = diagram.state("out");
    LocalState in = diagram.state("in");
    diagram.edge(out, in).when((state, process) -> state.none(in));
    diagram.edge(in, out).when((state, process) -> process == 0);
    Picture picture = Picture.of(new Diagram(diagram.build()), StateSymmetry.ADAPTIVE, 300);
    List<StateGraph.Node> orbits = picture.panels().get(0).graph().nodes();
    assertThat(orbits).hasSize(2);
    assertThat(orbits.get(1).remark()).isEqualTo("deadlock");
    assertThat(picture.panels().get(1).graph().nodes().stream().map(StateGraph.Node::remark))
        .containsExactly("", "", "deadlock");
  }

  @Test
  void errorsAreMarkedInBothGraphs() throws Exception {
    Document svg = parse(picture("guests", StateSymmetry.PROCESSES).in(Picture.Format.SVG));
    assertThat(nodes(svg))
        .filteredOn(
            node ->
                ((Element) node.getElementsByTagName("rect").item(0))
                    .getAttribute("class")
                    .endsWith("error"))
        .hasSize(2);
  }

  @Test
  void withoutSymmetryThereIsOneGraph() throws Exception {
    Document svg = parse(picture("guests", StateSymmetry.NONE).in(Picture.Format.SVG));
    assertThat(nodes(svg)).hasSize(27);
  }

  @Test
  void anyTextIsEscapedInSvg() throws Exception {
    Document svg = parse(picture(NASTY, StateSymmetry.PROCESSES).in(Picture.Format.SVG));
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo(NASTY.replace('\u0001', '\uFFFD'));
    assertThat(svg.getElementsByTagName("script").getLength()).isZero();
  }

  @Test
  void anyTextIsEscapedInHtml() {
    String html = picture(NASTY, StateSymmetry.PROCESSES).in(Picture.Format.HTML);
    assertThat(html).doesNotContain("alert('").contains("&lt;script&gt;alert(&#39;&amp;&#39;)");
    assertThat(html).doesNotContain("src=", "href=", "@import");
  }

  @Test
  void anyTextIsEscapedInDot() {
    String dot = picture(NASTY, StateSymmetry.PROCESSES).in(Picture.Format.DOT);
    String skeleton = dot.replaceAll("\"([^\"\\\\]|\\\\.)*\"", "STRING");
    assertThat(skeleton).doesNotContain("script", "\"", "\\");
    Matcher arrows = Pattern.compile("s[01]_\\d+ -> s[01]_\\d+ \\[").matcher(skeleton);
    assertThat(arrows.results()).hasSize(12 + 54);
  }

  @Test
  void pictureOfTooManyStatesSaysSo() {
    Picture picture = Picture.of(new Guests("guests", 9, 9), StateSymmetry.PROCESSES, 100);
    assertThat(picture.panels().get(0).heading()).startsWith("symmetry processes: 55 states");
    assertThat(picture.panels().get(1).heading()).startsWith("without symmetry: the first 100");
  }

  private static Picture picture(String name, StateSymmetry symmetry) {
    return Picture.of(new Guests(name, 3, 2), symmetry, 300);
  }

  private static Document parse(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }

  private static List<Element> nodes(Document svg) {
    NodeList groups = svg.getElementsByTagName("g");
    List<Element> nodes = new ArrayList<>();
    for (int i = 0; i < groups.getLength(); i++) {
      nodes.add((Element) groups.item(i));
    }
    return nodes;
  }
}
