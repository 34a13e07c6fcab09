package dev.jacquard.fuzz.similar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lines of Java with gaps, from a catalogue.
 *
 * @param feature what it is an example of
 * @param weight how often it is drawn
 * @param topics the shared things that it speaks of
 * @param demands what the rest of the program must have for it to make sense
 */
record Fragment(
    String feature,
    int weight,
    Map<String, String> demands,
    List<String> lines,
    Set<String> topics) {
  private static final Set<String> TOPICS = topicsOfAll();
  private static final int VIRTUAL_THREADS = 21;

  Fragment(String feature, int weight, Map<String, String> demands, List<String> lines) {
    this(feature, weight, demands, lines, topics(lines));
  }

  private static Set<String> topicsOfAll() {
    Set<String> topics = new TreeSet<>(Catalogue.fields().keySet());
    topics.add("own");
    topics.add("seen");
    topics.removeIf(topic -> topic.startsWith("threads")); // every program has them
    return topics;
  }

  /** Whether this JDK has what it uses. */
  boolean isForThisJdk() {
    return !demands.containsKey("jdk21") || Runtime.version().feature() >= VIRTUAL_THREADS;
  }

  /** Whether it speaks of the members' threads by an array that main has filled. */
  boolean needsThreads() {
    return demands.containsKey("threads");
  }

  /** Whether it needs an object of a class of its own around it. */
  boolean needsObject() {
    return demands.containsKey("object");
  }

  /** The feature that another part of the program should have. */
  Optional<String> demand(String part) {
    return Optional.ofNullable(demands.get(part));
  }

  boolean is(String otherFeature) {
    return feature.equals(otherFeature);
  }

  private static Set<String> topics(List<String> lines) {
    return TOPICS.stream()
        .filter(topic -> lines.stream().anyMatch(line -> mentions(line, topic)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The objects of the members are one topic, under whatever name. */
  private static boolean mentions(String line, String topic) {
    return Pattern.compile("\\b" + topic + "(<letter>)?\\b").matcher(line).find();
  }

  /** Whether it has no gap for another fragment. */
  boolean isFlat() {
    return lines.stream().noneMatch(line -> line.contains("<statement>"));
  }
}
