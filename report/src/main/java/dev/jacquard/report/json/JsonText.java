package dev.jacquard.report.json;

import java.util.Iterator;
import java.util.Map;

/** JSON as text, RFC 8259. */
final class JsonText {
  private static final int FIRST_PRINTABLE = 0x20;

  private final StringBuilder text = new StringBuilder();
  private final boolean pretty;
  private int depth;

  private JsonText(boolean pretty) {
    this.pretty = pretty;
  }

  static String line(Object value) {
    return new JsonText(false).with(value);
  }

  static String pretty(Object value) {
    return new JsonText(true).with(value);
  }

  private String with(Object value) {
    add(value);
    return text.toString();
  }

  private void add(Object value) {
    if (value instanceof JsonObject object) {
      addFields(object.fields());
    } else if (value instanceof JsonArray array) {
      addElements(array.elements());
    } else if (value instanceof String string) {
      addString(string);
    } else {
      text.append(value); // numbers and booleans are as Java writes them
    }
  }

  private void addFields(Map<String, Object> fields) {
    text.append('{');
    depth++;
    for (Iterator<Map.Entry<String, Object>> all = fields.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<String, Object> field = all.next();
      newLine();
      addString(field.getKey());
      text.append(pretty ? " : " : ":");
      add(field.getValue());
      text.append(all.hasNext() ? "," : "");
    }
    depth--;
    if (fields.isEmpty()) {
      text.append(pretty ? " " : "");
    } else {
      newLine();
    }
    text.append('}');
  }

  private void addElements(Iterable<Object> elements) {
    text.append(pretty ? "[ " : "[");
    boolean first = true;
    for (Object element : elements) {
      text.append(first ? "" : pretty ? ", " : ",");
      add(element);
      first = false;
    }
    text.append(pretty && !first ? " ]" : "]");
  }

  private void newLine() {
    if (pretty) {
      text.append('\n').append("  ".repeat(depth));
    }
  }

  private void addString(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < FIRST_PRINTABLE) {
            text.append(String.format("\\u%04X", (int) c));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }
}
