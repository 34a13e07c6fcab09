package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;

/** What a failure of the file system is in words. */
final class Complaint {
  private Complaint() {}

  static String of(IOException trouble) {
    if (trouble instanceof AccessDeniedException denied) {
      return "no permission to write " + denied.getFile();
    }
    if (trouble instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    return String.valueOf(trouble.getMessage());
  }
}
