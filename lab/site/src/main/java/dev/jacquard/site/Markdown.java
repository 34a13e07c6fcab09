package dev.jacquard.site;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

/** Markdown with tables, and with the anchors of headings that GitHub gives them. */
final class Markdown {
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(false).build();
  private static final TextContentRenderer TEXT =
      TextContentRenderer.builder()
          .extensions(List.of(TablesExtension.create()))
          .lineBreakRendering(LineBreakRendering.STRIP)
          .build();

  private Markdown() {}

  /**
   * The page of a file.
   *
   * @param links what an address in the text becomes on the page
   */
  static Page page(String file, String text, UnaryOperator<String> links) {
    Node document = PARSER.parse(text);
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            link.setDestination(links.apply(link.getDestination()));
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            image.setDestination(links.apply(image.getDestination()));
          }
        });
    List<Page.Section> sections = sections(document);
    return new Page(file, sections.get(0).title(), HTML.render(document), sections);
  }

  private static List<Page.Section> sections(Node document) {
    IdGenerator anchors = IdGenerator.builder().build();
    List<Page.Section> sections = new ArrayList<>();
    StringBuilder below = new StringBuilder();
    String title = null;
    String anchor = null;
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        if (title != null) {
          sections.add(new Page.Section(title, anchor, below.toString().strip()));
          below.setLength(0);
        }
        title = words(heading);
        anchor = anchors.generateId(title);
      } else {
        below.append(TEXT.render(node)).append(' ');
      }
    }
    if (title == null) {
      throw new IllegalArgumentException("a page begins with a heading");
    }
    sections.add(new Page.Section(title, anchor, below.toString().strip()));
    return sections;
  }

  /** A heading without its markup; the renderer of texts would add a colon. */
  private static String words(Heading heading) {
    StringBuilder words = new StringBuilder();
    heading.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }
        });
    return words.toString();
  }
}
