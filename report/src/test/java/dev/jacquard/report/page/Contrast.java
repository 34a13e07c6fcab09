package dev.jacquard.report.page;

/** Finds texts whose contrast is less than the 4.5 to 1 that WCAG 2 asks for. */
final class Contrast {
  static final String SCRIPT =
      """
      const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
      const brightness = (colour) => {
        const [r, g, b] = parts(colour).slice(0, 3).map((value) => value / 255)
          .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const background = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const colour = getComputedStyle(one).backgroundColor;
          const [, , , alpha = 1] = parts(colour);
          if (alpha === 1) return colour;
        }
        return "rgb(255, 255, 255)";
      };
      return [...document.querySelectorAll("body *")]
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        .filter((one) => one.checkVisibility() && !one.closest("script, .spoken"))
        .map((one) => {
          const [a, b] = [getComputedStyle(one).color, background(one)].map(brightness);
          return [one.outerHTML.slice(0, 100), (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)];
        })
        .filter(([, ratio]) => ratio < 4.5);
      """;

  private Contrast() {}
}
