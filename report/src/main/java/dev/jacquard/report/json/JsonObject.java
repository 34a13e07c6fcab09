package dev.jacquard.report.json;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A JSON object that is put together field by field; fields keep their order.
 *
 * <p>Jacquard has JSON of its own because tests that use Jacquard share their class path with the
 * program under test: a library here would compete with the version that the program needs.
 */
public final class JsonObject {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  public JsonObject put(String name, String value) {
    return set(name, value);
  }

  public JsonObject put(String name, long value) {
    return set(name, value);
  }

  public JsonObject put(String name, boolean value) {
    return set(name, value);
  }

  public JsonObject put(String name, BigDecimal value) {
    return set(name, value);
  }

  /** Adds an object, which is returned. */
  public JsonObject putObject(String name) {
    JsonObject object = new JsonObject();
    set(name, object);
    return object;
  }

  /** Adds an array, which is returned. */
  public JsonArray putArray(String name) {
    JsonArray array = new JsonArray();
    set(name, array);
    return array;
  }

  private JsonObject set(String name, Object value) {
    fields.put(name, value);
    return this;
  }

  Map<String, Object> fields() {
    return fields;
  }

  /** One line. */
  @Override
  public String toString() {
    return JsonText.line(this);
  }

  /** Many lines, with indentation. */
  public String pretty() {
    return JsonText.pretty(this);
  }
}
