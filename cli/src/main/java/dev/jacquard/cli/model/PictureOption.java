package dev.jacquard.cli.model;

import dev.jacquard.kernel.Prose;
import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.adaptive.OrbitSpace;
import dev.jacquard.model.picture.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that asks for a picture of the states. */
final class PictureOption {
  /** Nobody can read a picture of more. */
  private static final int MOST_STATES = 300;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--picture",
      paramLabel = "FILE",
      description = "draws the first 300 states as a .dot, .svg or .html file")
  private Optional<Path> file;

  /** Complains, before anything is searched, if the name of the file says nothing of its format. */
  void check() {
    file.ifPresent(this::format);
  }

  /** Draws the picture; called when everything else has been said, since this can fail. */
  void write(Model model, StateSymmetry symmetry) {
    if (file.isPresent()) {
      try {
        Picture picture = Picture.of(model, symmetry, MOST_STATES);
        Files.writeString(file.get(), picture.in(format(file.get())));
      } catch (IOException | OrbitSpace.TooLarge trouble) {
        throw new ParameterException(
            spec.commandLine(), "cannot draw the picture '" + file.get() + "': " + trouble);
      }
    }
  }

  private Picture.Format format(Path path) {
    return Arrays.stream(Picture.Format.values())
        .filter(format -> path.toString().endsWith(ending(format)))
        .findFirst()
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "--picture takes a file whose name ends with "
                        + Prose.or(endings())
                        + ", but found '"
                        + path
                        + "'"));
  }

  private static List<String> endings() {
    return Arrays.stream(Picture.Format.values()).map(PictureOption::ending).toList();
  }

  private static String ending(Picture.Format format) {
    return "." + format.name().toLowerCase(Locale.ROOT);
  }
}
