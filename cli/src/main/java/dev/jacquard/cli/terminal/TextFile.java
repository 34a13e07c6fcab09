package dev.jacquard.cli.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A file that the user named, with a text in it. */
public record TextFile(String name, String text) {
  /** A file that cannot be read or does not have what it should; the message is for the user. */
  public static final class Unreadable extends Exception {
    public Unreadable(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** The lines of a file that is no more than a help; nothing if it can't be read. */
  public static Optional<List<String>> lines(String file) {
    try {
      return Optional.of(read(file).text().lines().toList());
    } catch (Unreadable gone) {
      return Optional.empty();
    }
  }

  public static TextFile read(String file) throws Unreadable {
    try {
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new Unreadable("jacquard: '" + file + "' is a directory, not a file", null);
      }
      return new TextFile(file, Files.readString(path));
    } catch (NoSuchFileException | InvalidPathException missing) {
      throw new Unreadable("jacquard: there is no file '" + file + "'", missing);
    } catch (CharacterCodingException binary) {
      throw new Unreadable("jacquard: '" + file + "' is not a text in UTF-8", binary);
    } catch (AccessDeniedException denied) {
      throw new Unreadable("jacquard: no permission to read '" + file + "'", denied);
    } catch (IOException trouble) {
      throw new Unreadable("jacquard: cannot read '" + file + "': " + trouble, trouble);
    }
  }
}
