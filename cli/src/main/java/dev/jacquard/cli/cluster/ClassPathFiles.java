package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Manifest;
import dev.jacquard.broker.desk.Shelf;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The entries of a class path as files that can travel: a folder is packed into one. */
final class ClassPathFiles {
  /** The same content is the same file: nobody asks when it was written. */
  private static final long NO_TIME = 315_532_800_000L;

  private ClassPathFiles() {}

  /**
   * The files, in the order of the class path.
   *
   * @param packed where what is packed goes
   */
  static List<Path> of(List<Path> classPath, Path packed) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path entry : classPath) {
      files.add(Files.isDirectory(entry) ? pack(entry, packed, files.size()) : entry);
    }
    return files;
  }

  static List<Manifest.Entry> entries(List<Path> files) throws IOException {
    List<Manifest.Entry> entries = new ArrayList<>();
    for (Path file : files) {
      entries.add(new Manifest.Entry(Shelf.hash(file), Files.size(file)));
    }
    return entries;
  }

  private static Path pack(Path folder, Path packed, int number) throws IOException {
    List<Path> content;
    try (Stream<Path> all = Files.walk(folder)) {
      content = all.filter(Files::isRegularFile).sorted().toList();
    }
    Path file = packed.resolve(number + ".jar");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Path one : content) {
        ZipEntry entry = new ZipEntry(folder.relativize(one).toString().replace('\\', '/'));
        entry.setTime(NO_TIME);
        zip.putNextEntry(entry);
        Files.copy(one, zip);
        zip.closeEntry();
      }
    }
    return file;
  }
}
