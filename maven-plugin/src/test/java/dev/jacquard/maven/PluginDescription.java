package dev.jacquard.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** What the build has written down for Maven about the plugin's goals and parameters. */
record PluginDescription(Document document) {
  static PluginDescription read() throws Exception {
    return new PluginDescription(
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("target/classes/META-INF/maven/plugin.xml").toFile()));
  }

  List<String> goals() {
    return texts(document.getElementsByTagName("goal"));
  }

  /** The parameters that users can set, by name, each with its property. */
  Map<String, String> parameters() {
    Map<String, String> parameters = new TreeMap<>();
    for (Element configuration : elements(document.getElementsByTagName("configuration"))) {
      for (Element parameter : elements(configuration.getChildNodes())) {
        String property = parameter.getTextContent();
        if (property.startsWith("${jacquard.")) {
          parameters.put(parameter.getTagName(), property.substring(2, property.length() - 1));
        }
      }
    }
    return parameters;
  }

  /** The values that parameters have if nobody sets them, by name. */
  Map<String, String> defaults() {
    Map<String, String> defaults = new TreeMap<>();
    for (Element configuration : elements(document.getElementsByTagName("configuration"))) {
      for (Element parameter : elements(configuration.getChildNodes())) {
        if (parameter.hasAttribute("default-value")) {
          defaults.put(parameter.getTagName(), parameter.getAttribute("default-value"));
        }
      }
    }
    return defaults;
  }

  private static List<String> texts(NodeList nodes) {
    return elements(nodes).stream().map(Node::getTextContent).toList();
  }

  private static List<Element> elements(NodeList nodes) {
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element element) {
        elements.add(element);
      }
    }
    return elements;
  }
}
