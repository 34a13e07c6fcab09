package dev.jacquard.image.build;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import jdk.internal.jimage.BasicImageReader;
import jdk.tools.jlink.internal.BasicImageWriter;
import jdk.tools.jlink.internal.ImageResourcesTree;

/**
 * The file with the classes and resources of all modules of a JDK. A resource is called {@code
 * /module/path}.
 */
final class ModulesFile {
  private static final int BUFFER = 1 << 20;

  private ModulesFile() {}

  /** What is in a file, but for its tables of contents, which are made when it is written. */
  static SortedMap<String, byte[]> read(Path file) throws IOException {
    SortedMap<String, byte[]> resources = new TreeMap<>();
    try (BasicImageReader reader = BasicImageReader.open(file)) {
      for (String name : reader.getEntryNames()) {
        if (!ImageResourcesTree.isTreeInfoResource(name)) {
          resources.put(name, reader.getResource(name));
        }
      }
    }
    return resources;
  }

  static void write(SortedMap<String, byte[]> resources, Path file) throws IOException {
    BasicImageWriter index = new BasicImageWriter(ByteOrder.nativeOrder());
    long offset = 0;
    for (var resource : resources.entrySet()) {
      int size = resource.getValue().length;
      index.addLocation(resource.getKey(), offset, 0, size);
      offset += size;
    }
    List<String> names = new ArrayList<>(resources.keySet());
    ImageResourcesTree contents = new ImageResourcesTree(offset, index, names);
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER))) {
      out.write(index.getBytes());
      for (byte[] bytes : resources.values()) {
        out.write(bytes);
      }
      contents.addContent(out);
    }
  }
}
