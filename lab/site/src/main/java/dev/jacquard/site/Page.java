package dev.jacquard.site;

import java.util.List;

/** A text of the documentation as HTML. */
record Page(String file, String title, String html, List<Section> sections) {
  /** What stands below a heading, as plain text, for the search. */
  record Section(String title, String anchor, String text) {}

  String address() {
    return address(file);
  }

  /** Where the page of a file is, seen from the root of the site. */
  static String address(String file) {
    return file.equals(Contents.FIRST)
        ? "index.html"
        : file.replaceFirst("\\.md$", ".html").replaceFirst("README\\.html$", "index.html");
  }

  /** The way from this page back to the root. */
  String toRoot() {
    return "../".repeat((int) file.chars().filter(c -> c == '/').count());
  }
}
