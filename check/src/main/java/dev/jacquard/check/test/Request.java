package dev.jacquard.check.test;

import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Spelling;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * What a worker is asked to do: to run a test in every interleaving, or in one.
 *
 * @param spelling how the test says its options
 * @param classPath where the test and all that it needs are found
 * @param properties system properties that the test may want to see
 */
public record Request(
    TestMethod test,
    Arguments arguments,
    Options options,
    Spelling spelling,
    ReportOptions reportOptions,
    List<String> classPath,
    Map<String, String> properties)
    implements Serializable {
  public Request {
    classPath = List.copyOf(classPath);
    properties = Map.copyOf(properties);
  }
}
