package dev.jacquard.worker;

import dev.jacquard.agent.mark.Marks;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The marks of {@code Jacquard.reachable} in the code of a program.
 *
 * @param loader of the program
 * @param beginnings classes and methods, as in {@code a.B#run}
 */
public record MarkSites(ClassLoader loader, List<String> beginnings) {
  /** Looks for them in class files. */
  public SortedSet<String> find() {
    Marks marks = new Marks(this::file);
    for (String beginning : beginnings) {
      int hash = beginning.indexOf('#');
      marks.from(beginning.substring(0, hash), beginning.substring(hash + 1));
    }
    return marks.find();
  }

  private Optional<byte[]> file(String name) {
    URL place = loader instanceof ProgramLoader own ? own.findResource(name + ".class") : null;
    if (place == null) {
      return Optional.empty();
    }
    try (InputStream in = place.openStream()) {
      return Optional.of(in.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
