package dev.jacquard.model.picture;

/**
 * A picture as an HTML page that needs nothing else: the drawing, in which a state that is pointed
 * at shows its whole orbit.
 */
final class HtmlPage {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; }
      body { margin: 0; background: #ffffff; }
      main { overflow: auto; padding: 8px; }
      g.node.same rect { stroke-width: 4; stroke: #0969da; }
      @media (prefers-color-scheme: dark) {
        body { background: #14181f; }
        g.node.same rect { stroke: #79b8ff; }
      }
      """;

  private static final String SCRIPT =
      """
      for (const node of document.querySelectorAll('g.node[data-orbit]')) {
        const orbit = document.querySelectorAll(`g.node[data-orbit="${node.dataset.orbit}"]`);
        node.addEventListener('mouseenter', () => orbit.forEach(n => n.classList.add('same')));
        node.addEventListener('mouseleave', () => orbit.forEach(n => n.classList.remove('same')));
      }
      """;

  private HtmlPage() {}

  static String of(Picture picture) {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <main>
    %s</main>
    <script>
    %s</script>
    </body>
    </html>
    """
        .formatted(Escape.xml(picture.title()), STYLE, SvgText.of(picture), SCRIPT);
  }
}
