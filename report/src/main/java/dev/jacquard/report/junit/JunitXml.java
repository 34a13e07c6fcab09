package dev.jacquard.report.junit;

import dev.jacquard.report.Result.Outcome;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.file.Format;
import dev.jacquard.report.file.FoundFailure;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * The XML of test results that continuous integration servers know: a test case for each program. A
 * program that fails is a failure; one of which not everything is known is an error.
 */
public record JunitXml() implements Format {
  @Override
  public String text(List<CheckedProgram> programs) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      suite(xml, programs);
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible); // a StringWriter takes everything
    }
    return text.append('\n').toString();
  }

  private static void suite(XMLStreamWriter xml, List<CheckedProgram> programs)
      throws XMLStreamException {
    Duration time =
        programs.stream().map(CheckedProgram::time).reduce(Duration.ZERO, Duration::plus);
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "jacquard");
    xml.writeAttribute("tests", Integer.toString(programs.size()));
    xml.writeAttribute("failures", count(programs, true));
    xml.writeAttribute("errors", count(programs, false));
    xml.writeAttribute("skipped", "0");
    xml.writeAttribute("time", seconds(time));
    for (CheckedProgram program : programs) {
      testCase(xml, program);
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
  }

  private static String count(List<CheckedProgram> programs, boolean failures) {
    return Long.toString(
        programs.stream()
            .map(CheckedProgram::outcome)
            .filter(outcome -> outcome != Outcome.COMPLETE)
            .filter(outcome -> (outcome == Outcome.FAILURE) == failures)
            .count());
  }

  private static void testCase(XMLStreamWriter xml, CheckedProgram program)
      throws XMLStreamException {
    int method = program.name().indexOf('#');
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute(
        "classname", clean(method < 0 ? program.name() : program.name().substring(0, method)));
    xml.writeAttribute("name", method < 0 ? "main" : clean(program.name().substring(method + 1)));
    xml.writeAttribute("time", seconds(program.time()));
    properties(xml, program);
    String report = clean(String.join("\n", program.report()));
    if (program.outcome() == Outcome.COMPLETE) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement("system-out");
      xml.writeCharacters(report);
    } else {
      xml.writeCharacters("\n    ");
      xml.writeStartElement(program.outcome() == Outcome.FAILURE ? "failure" : "error");
      xml.writeAttribute("type", type(program));
      xml.writeAttribute("message", clean(message(program)));
      xml.writeCharacters(report);
    }
    xml.writeEndElement();
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private static void properties(XMLStreamWriter xml, CheckedProgram program)
      throws XMLStreamException {
    if (program.assumptions().isEmpty()) {
      return;
    }
    xml.writeCharacters("\n    ");
    xml.writeStartElement("properties");
    for (String assumption : program.assumptions()) {
      xml.writeCharacters("\n      ");
      xml.writeEmptyElement("property");
      xml.writeAttribute("name", "assumption");
      xml.writeAttribute("value", clean(assumption));
    }
    xml.writeCharacters("\n    ");
    xml.writeEndElement();
  }

  private static String type(CheckedProgram program) {
    return program.failures().stream()
        .map(failure -> failure.type().label())
        .findFirst()
        .orElse(program.outcome().label());
  }

  private static String message(CheckedProgram program) {
    return program.failures().stream()
        .map(FoundFailure::sentence)
        .findFirst()
        .orElse(String.join("; ", said(program)));
  }

  private static List<String> said(CheckedProgram program) {
    return program.outcome() == Outcome.ASSUMING ? program.assumptions() : program.reasons();
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
  }

  /** Some characters can't stand in XML, not even escaped. */
  private static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints().map(point -> isXml(point) ? point : '\ufffd').forEach(clean::appendCodePoint);
    return clean.toString();
  }

  private static boolean isXml(int point) {
    return point == '\t'
        || point == '\n'
        || point == '\r'
        || (point >= 0x20 && point <= 0xd7ff)
        || (point >= 0xe000 && point <= 0xfffd)
        || point >= 0x10000;
  }
}
