package dev.jacquard.model.picture;

/** Writes any text so that the reader of a format takes it for text. */
final class Escape {
  private Escape() {}

  /** For text and quoted attributes of XML and HTML. */
  static String xml(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isXml(c) ? c : 0xFFFD);
              }
            });
    return escaped.toString();
  }

  /** XML has no way to write most control characters, nor halves of pairs. */
  private static boolean isXml(int c) {
    return c == '\n'
        || c == '\t'
        || c >= ' ' && c < 0x7F
        || c >= 0xA0 && c < 0xD800
        || c >= 0xE000 && c < 0xFFFE
        || c >= 0x10000;
  }

  /** For quoted strings of DOT. */
  static String dot(String text) {
    return xml(text).replace("\\", "\\\\").replace("\n", "\\n");
  }
}
