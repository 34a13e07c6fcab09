package dev.jacquard.report.json;

import java.util.ArrayList;
import java.util.List;

/** A JSON array that is put together element by element. */
public final class JsonArray {
  private final List<Object> elements = new ArrayList<>();

  JsonArray() {}

  public JsonArray add(String value) {
    elements.add(value);
    return this;
  }

  /** Adds an object, which is returned. */
  public JsonObject addObject() {
    JsonObject object = new JsonObject();
    elements.add(object);
    return object;
  }

  /** Adds an array, which is returned. */
  public JsonArray addArray() {
    JsonArray array = new JsonArray();
    elements.add(array);
    return array;
  }

  List<Object> elements() {
    return elements;
  }
}
