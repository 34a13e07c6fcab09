package dev.jacquard.report.page;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes HTML; every text and every value of an attribute is escaped and made visible. */
final class Html {
  private final StringWriter out = new StringWriter();
  private final XMLStreamWriter xml;

  Html() {
    try {
      // The JDK's own, whatever else is on the class path.
      xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Begins an element; the attributes are names and values in turn. */
  Html open(String element, String... attributes) {
    return write(
        () -> {
          xml.writeStartElement(element);
          attributes(attributes);
        });
  }

  /** An element of which HTML knows that it has no end. */
  Html empty(String element, String... attributes) {
    return write(
        () -> {
          xml.writeEmptyElement(element);
          attributes(attributes);
        });
  }

  private void attributes(String... attributes) throws XMLStreamException {
    for (int i = 0; i < attributes.length; i += 2) {
      xml.writeAttribute(attributes[i], VisibleText.of(attributes[i + 1]));
    }
  }

  Html close() {
    return write(xml::writeEndElement);
  }

  Html text(String text) {
    return write(() -> xml.writeCharacters(VisibleText.of(text)));
  }

  /** An element that contains a text and nothing else. */
  Html leaf(String element, String text, String... attributes) {
    return open(element, attributes).text(text).close();
  }

  /** Goes to a new line, for those who read the source of the page. */
  Html line() {
    return write(() -> xml.writeCharacters("\n"));
  }

  /** Adds our own text as it is, such as a style sheet. */
  Html raw(String ours) {
    return write(
        () -> {
          xml.writeCharacters("");
          xml.flush();
          out.write(ours);
        });
  }

  String result() {
    write(xml::flush);
    return out.toString();
  }

  private interface Writing {
    void run() throws XMLStreamException;
  }

  private Html write(Writing writing) {
    try {
      writing.run();
      return this;
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e); // into memory, and all elements are ours
    }
  }
}
