package dev.jacquard.benchmarks.tables.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Writes plots into a folder, each as SVG and as PNG. */
public record PlotFiles(Path folder) {
  private static final int SCALE = 2;

  /** Makes the folder, so that nobody computes for hours what can't be written. */
  public void prepare() throws IOException {
    Files.createDirectories(folder);
  }

  /** The files, in the order of the plots. */
  public List<Path> write(List<Plot> plots) throws IOException {
    System.setProperty("java.awt.headless", "true"); // nothing is shown
    prepare();
    List<Path> files = new ArrayList<>();
    try {
      for (Plot plot : plots) {
        files.add(svg(plot));
        files.add(png(plot));
      }
    } catch (InternalError | LinkageError noFonts) {
      throw new IOException(
          "Java can't draw text here; is fontconfig installed? " + noFonts, noFonts);
    }
    return files;
  }

  private Path svg(Plot plot) throws IOException {
    VectorGraphics2D graphics = new VectorGraphics2D();
    new PlotDrawing(plot).paint(graphics);
    Path file = folder.resolve(plot.fileName() + ".svg");
    try (OutputStream out = Files.newOutputStream(file)) {
      new SVGProcessor()
          .getDocument(graphics.getCommands(), new PageSize(PlotDrawing.WIDTH, PlotDrawing.HEIGHT))
          .writeTo(out);
    }
    return file;
  }

  private Path png(Plot plot) throws IOException {
    BufferedImage image =
        new BufferedImage(
            SCALE * PlotDrawing.WIDTH, SCALE * PlotDrawing.HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(SCALE, SCALE);
    new PlotDrawing(plot).paint(graphics);
    graphics.dispose();
    Path file = folder.resolve(plot.fileName() + ".png");
    ImageIO.write(image, "png", file.toFile());
    return file;
  }
}
