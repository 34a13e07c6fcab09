package dev.jacquard.broker.desk;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * What is run for a search, as all machines need to know it.
 *
 * @param words of the command that asks for the search
 * @param classPath the files of the program, in the order of its class path
 * @param learned what its steps depend on and was learned of it, in words of replay strings
 * @param software the JDK and the copy of Jacquard, which are part of what the program does
 */
public record Manifest(List<String> words, List<Entry> classPath, String learned, String software) {
  private static final int VERSION = 1;

  /**
   * A file.
   *
   * @param hash the SHA-256 of its content, in hexadecimal digits, by which it is called
   */
  public record Entry(String hash, long length) {}

  public Manifest {
    words = List.copyOf(words);
    classPath = List.copyOf(classPath);
  }

  /** The bytes that a desk signs. */
  public byte[] bytes() {
    return Form.bytes(this::write);
  }

  private void write(StateWriter out) {
    out.number(VERSION);
    Form.texts(out, words);
    out.number(classPath.size());
    for (Entry entry : classPath) {
      out.text(entry.hash());
      out.number(entry.length());
    }
    out.text(learned);
    out.text(software);
  }

  /** What {@link #bytes()} has written. */
  public static Manifest of(byte[] bytes) {
    StateReader in = Form.reader(bytes);
    in.number(VERSION, VERSION);
    List<String> words = Form.texts(in);
    List<Entry> classPath = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      classPath.add(new Entry(in.text(), in.amount()));
    }
    return new Manifest(words, classPath, in.text(), in.text());
  }
}
