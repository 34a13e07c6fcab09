package dev.jacquard.cli.model;

import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ShellWords;
import dev.jacquard.cli.terminal.TextFile;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.model.Model;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.diagram.text.ModelParser;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say where a model is, and what its constants are. */
final class ModelSource {
  private static final String FILE = ".model";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      description = "where the class is (default: CLASSPATH, or else .)")
  private Optional<String> classPath;

  @Option(
      names = "--define",
      paramLabel = "NAME=VALUE",
      description = "gives a constant of the diagram another value")
  private List<OptionValues.Definition> definitions = List.of();

  /** The model that the user named. */
  ModelSubject load(String target) throws ModelClass.Missing, TextFile.Unreadable {
    Map<String, Integer> constants = constants();
    if (target.endsWith(FILE)) {
      return new ModelSubject(target, checked(target, diagram(TextFile.read(target), constants)));
    }
    if (!constants.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "--define is for files; the numbers of a class stand behind a colon, such as Ring:5");
    }
    return new ModelSubject(target, checked(target, ModelClass.parse(target).load(loader())));
  }

  private Model diagram(TextFile file, Map<String, Integer> constants) throws TextFile.Unreadable {
    try {
      return new Diagram(
          ModelParser.parse(file.name(), file.text(), constants),
          ExactPartitions.givenOrCoarsest());
    } catch (SyntaxException mistake) {
      String excerpt = mistake.excerpt(file.text()).indent(2).stripTrailing();
      throw new TextFile.Unreadable(mistake.getMessage() + "\n" + excerpt, mistake);
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(spec.commandLine(), unknown.getMessage());
    }
  }

  private static Model checked(String target, Model model) throws ModelClass.Missing {
    Optional<String> mistake = ModelMistakes.in(model);
    if (mistake.isPresent()) {
      throw new ModelClass.Missing(target + ": " + mistake.get());
    }
    return model;
  }

  /** Says the same in the line of another command. */
  void addTo(ShellWords words) {
    classPath.ifPresent(path -> words.add("-cp", path));
    constants().forEach((name, value) -> words.add("--define", name + "=" + value));
  }

  private Map<String, Integer> constants() {
    Map<String, Integer> constants = new LinkedHashMap<>();
    for (OptionValues.Definition definition : definitions) {
      if (constants.put(definition.name(), definition.value()) != null) {
        throw new ParameterException(
            spec.commandLine(), "--define gives " + definition.name() + " two values");
      }
    }
    return constants;
  }

  /** The classes of the model see Jacquard's, since they extend them. */
  private ClassLoader loader() {
    String path =
        classPath
            .or(() -> Optional.ofNullable(System.getenv("CLASSPATH")).filter(p -> !p.isBlank()))
            .orElse(".");
    List<URL> urls = new ArrayList<>();
    for (String entry : path.split(java.io.File.pathSeparator)) {
      if (!entry.isEmpty()) {
        urls.add(url(entry));
      }
    }
    return new URLClassLoader(
        "model", urls.toArray(URL[]::new), ModelSource.class.getClassLoader());
  }

  private URL url(String entry) {
    try {
      Path path = Path.of(entry);
      if (!Files.exists(path)) {
        throw new ParameterException(
            spec.commandLine(), "there is no '" + entry + "', which the class path (-cp) names");
      }
      return path.toUri().toURL();
    } catch (InvalidPathException | MalformedURLException mistake) {
      throw new ParameterException(
          spec.commandLine(), "the class path (-cp) has no path in it: " + mistake.getMessage());
    }
  }
}
