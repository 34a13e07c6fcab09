package dev.jacquard.site;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The documentation of a checkout, and the site that is made of it. */
public final class Site {
  private static final String SOURCE = "https://github.com/jacquard-dev/jacquard/blob/main/";
  private static final List<String> PARTS_OF_PAGES = List.of("site.css", "search.js");

  private final Path checkout;
  private final List<String> files;
  private final Set<String> known;

  private Site(Path checkout, List<String> files) {
    this.checkout = checkout;
    this.files = files;
    this.known = Set.copyOf(files);
  }

  /** That of a checkout: what the menu has, and each decision. */
  public static Site of(Path checkout) throws IOException {
    List<String> files = new ArrayList<>(Contents.files().toList());
    try (Stream<Path> decisions = Files.list(checkout.resolve("docs/decisions"))) {
      decisions
          .map(file -> "docs/decisions/" + file.getFileName())
          .filter(file -> file.endsWith(".md") && !files.contains(file))
          .sorted()
          .forEach(files::add);
    }
    return new Site(checkout, List.copyOf(files));
  }

  /**
   * Writes it.
   *
   * @return how many pages it has
   */
  public int write(Path folder) throws IOException {
    List<Page> pages = new ArrayList<>();
    for (String file : files) {
      String text = Files.readString(checkout.resolve(file));
      pages.add(Markdown.page(file, text, address -> link(file, address)));
    }
    for (Page page : pages) {
      Path target = folder.resolve(page.address());
      Files.createDirectories(target.getParent());
      Files.writeString(target, html(page, pages));
    }
    Files.writeString(folder.resolve("search-index.js"), index(pages));
    for (String part : PARTS_OF_PAGES) {
      Files.writeString(folder.resolve(part), resource(part));
    }
    for (String name : Contents.FOLDERS) {
      copy(checkout.resolve(name), folder.resolve(name));
    }
    return pages.size();
  }

  /** An address in a text of the repository, as it is on the page of this text. */
  private String link(String file, String address) {
    if (address.matches("[a-z]+:.*") || address.startsWith("#")) {
      return address;
    }
    int end = address.indexOf('#');
    String path = end < 0 ? address : address.substring(0, end);
    String rest = end < 0 ? "" : address.substring(end);
    Path parent = Path.of(file).getParent();
    Path there = (parent == null ? Path.of("") : parent).resolve(path).normalize();
    String target = there.toString().replace('\\', '/');
    if (known.contains(target)) {
      return fromPage(file, Page.address(target)) + rest;
    }
    boolean copied = Contents.FOLDERS.stream().anyMatch(folder -> target.startsWith(folder + "/"));
    return copied ? fromPage(file, target) + rest : SOURCE + target + rest;
  }

  private static String fromPage(String file, String target) {
    Path here = Path.of(Page.address(file)).getParent();
    return (here == null ? Path.of(target) : here.relativize(Path.of(target)))
        .toString()
        .replace('\\', '/');
  }

  private static String html(Page page, List<Page> pages) throws IOException {
    return resource("page.html")
        .replace("{{root}}", page.toRoot())
        .replace("{{title}}", escaped(page.title()))
        .replace("{{menu}}", menu(page, pages))
        .replace("{{body}}", page.html());
  }

  private static String menu(Page current, List<Page> pages) {
    StringBuilder menu = new StringBuilder();
    for (Contents.Part part : Contents.PARTS) {
      menu.append("<h2>").append(escaped(part.title())).append("</h2>\n<ul>\n");
      for (String file : part.files()) {
        Page page = pages.stream().filter(p -> p.file().equals(file)).findFirst().orElseThrow();
        menu.append("<li><a href=\"")
            .append(fromPage(current.file(), page.address()))
            .append(page == current ? "\" aria-current=\"page\">" : "\">")
            .append(escaped(page.title()))
            .append("</a></li>\n");
      }
      menu.append("</ul>\n");
    }
    return menu.toString();
  }

  /**
   * What the search looks through; a script and no JSON file, since pages may be opened as files.
   */
  private static String index(List<Page> pages) throws IOException {
    record Entry(String page, String title, String address, String text) {}
    List<Entry> entries =
        pages.stream()
            .flatMap(
                page ->
                    page.sections().stream()
                        .map(
                            section ->
                                new Entry(
                                    page.title(),
                                    section.title(),
                                    page.address() + "#" + section.anchor(),
                                    section.text())))
            .collect(Collectors.toList());
    return "const searchIndex = " + new ObjectMapper().writeValueAsString(entries) + ";\n";
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Site.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
