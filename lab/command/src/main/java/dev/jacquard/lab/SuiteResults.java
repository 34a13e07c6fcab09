package dev.jacquard.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** How the tests of a suite came out of which each should pass in every interleaving. */
record SuiteResults(List<Test> tests) {
  /** How a test may come out. */
  enum Answer {
    RIGHT("right"),
    WRONG("wrong answer"),
    NOT_DETERMINISTIC("not deterministic"),
    OUT_OF_TIME("time ran out"),
    LIMITED("limited by name");

    private final String words;

    Answer(String words) {
      this.words = words;
    }
  }

  /** A test, how it came out, and the reason in words, which may be empty. */
  record Test(String type, String name, Answer answer, String reason) {
    private String line() {
      return Stream.of(type, name, answer.words, reason)
          .map(cell -> '"' + cell.replace("\"", "\"\"").replaceAll("\\s+", " ") + '"')
          .collect(Collectors.joining(","));
    }
  }

  /** Reads a file that {@code check --junit-xml} has written. */
  static SuiteResults read(Path xml) throws IOException {
    List<Test> tests = new ArrayList<>();
    try {
      NodeList cases =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(xml.toFile())
              .getElementsByTagName("testcase");
      for (int i = 0; i < cases.getLength(); i++) {
        tests.add(test((Element) cases.item(i)));
      }
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(e);
    }
    return new SuiteResults(tests);
  }

  private static Test test(Element element) {
    Answer answer = Answer.RIGHT;
    String reason = "";
    for (String sort : List.of("failure", "error")) {
      NodeList found = element.getElementsByTagName(sort);
      if (found.getLength() > 0) {
        Element told = (Element) found.item(0);
        reason = told.getAttribute("message");
        answer = sort.equals("failure") ? Answer.WRONG : limit(told.getAttribute("type"), reason);
      }
    }
    return new Test(
        element.getAttribute("classname"), element.getAttribute("name"), answer, reason);
  }

  private static Answer limit(String outcome, String reason) {
    if (outcome.equals("not deterministic")) {
      return Answer.NOT_DETERMINISTIC;
    }
    return reason.startsWith("the time budget") ? Answer.OUT_OF_TIME : Answer.LIMITED;
  }

  /** Whether no answer is one that must not be. */
  boolean areRight() {
    return tests.stream()
        .noneMatch(
            test -> test.answer() == Answer.WRONG || test.answer() == Answer.NOT_DETERMINISTIC);
  }

  /** How many tests came out how, and for which reasons, the most frequent first. */
  List<String> table() {
    List<String> lines = new ArrayList<>();
    lines.add(row(tests.size(), "tests"));
    for (Answer answer : Answer.values()) {
      List<Test> these = tests.stream().filter(test -> test.answer() == answer).toList();
      lines.add(row(these.size(), answer.words));
      count(these).entrySet().stream()
          .sorted(
              Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                  .thenComparing(Map.Entry.comparingByKey()))
          .forEach(reason -> lines.add(row(reason.getValue(), "  " + reason.getKey())));
    }
    return lines;
  }

  /** Reasons without the numbers in them, which differ from test to test. */
  private static Map<String, Long> count(List<Test> tests) {
    return tests.stream()
        .map(test -> test.reason().lines().findFirst().orElse("").replaceAll("[0-9,.^]+", "N"))
        .filter(reason -> !reason.isEmpty())
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  private static String row(long count, String words) {
    return String.format(Locale.ROOT, "%6d  %s", count, words);
  }

  /** A line for each test, below one of headings. */
  List<String> csv() {
    return Stream.concat(Stream.of("class,test,answer,reason"), tests.stream().map(Test::line))
        .toList();
  }
}
